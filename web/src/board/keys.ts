// Keys over the board. Each returns whether it was meant for the board.

import type { BoardView } from "./view.svelte";
import { settings } from "../settings.svelte";

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
const PAN: Record<string, [number, number]> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

export function onKey(view: BoardView, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  const { key, shiftKey } = event;
  const { ghost, session } = view;
  if (ARROWS.includes(key)) {
    const pan = PAN[key];
    if (shiftKey && !ghost.isHeld && pan) view.pan(...pan);
    else view.step(key, shiftKey);
    return true;
  }
  const act = ACTS[key.length === 1 ? key.toLowerCase() : key];
  if (act) act(view, shiftKey);
  else if (key === "Escape") escape(view);
  else if (key === "u") void session.undo();
  else return false;
  return true;
}

const ACTS: Record<string, (view: BoardView, isFine: boolean) => void> = {
  Enter: (view) => view.enter(),
  " ": (view) => view.enter(),
  n: (view) => view.jump(1),
  p: (view) => view.jump(-1),
  g: (view) => view.widen(),
  q: (view, isFine) => view.ghost.isHeld && view.ghost.turn(isFine ? -1 : -15),
  e: (view, isFine) => view.ghost.isHeld && view.ghost.turn(isFine ? 1 : 15),
  m: () => (settings.marks = !settings.marks),
  "+": (view) => view.zoom(1.25),
  "=": (view) => view.zoom(1.25),
  "-": (view) => view.zoom(0.8),
  "0": (view) => view.fit(),
};

function escape(view: BoardView): void {
  const { ghost, session } = view;
  if (session.pending) session.pending = null;
  else if (ghost.isHeld) ghost.drop();
  else if (session.canPutDown) void session.putDown();
  else session.select("");
}
