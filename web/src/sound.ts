// A few quiet tones, made here; off until somebody turns them on.

import { settings } from "./settings.svelte";

const TONES = {
  move: [[220, 0.05]],
  turn: [
    [440, 0.09],
    [587, 0.14],
  ],
  no: [[130, 0.14]],
} as const;

let context: AudioContext | null = null;

export function play(name: keyof typeof TONES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[name]) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(0.08, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length);
    at += length;
  }
}
