// What this browser remembers: language, colours, and the keys of games.

import type { Language } from "./wire.gen";
import { en, type Words } from "./words/en";
import { zhCN } from "./words/zh-CN";

type Theme = "system" | "light" | "dark";

interface Kept {
  lang: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  marks: boolean;
  labels: boolean;
  passesAtOnce: boolean;
  name: string;
}

/** A key that opens a game, with the links that were made for others. */
export interface KeptKey {
  key: string;
  links: { seats: string[]; key: string }[];
}

const PLACE = "bingqi.settings";
const KEYS = "bingqi.keys";
const MOST_KEYS = 60;

function first(): Kept {
  const isChinese = navigator.language.toLowerCase().startsWith("zh");
  const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
  const fresh: Kept = {
    lang: isChinese ? "zh-CN" : "en",
    theme: "system",
    sound: false,
    motion: !calm,
    marks: true,
    labels: true,
    passesAtOnce: false,
    name: "",
  };
  return { ...fresh, ...(read(PLACE) as Partial<Kept> | null) };
}

export const settings = $state<Kept>(first());

const night = typeof matchMedia === "function" ? matchMedia("(prefers-color-scheme: dark)") : null;
let isNight = $state(night?.matches ?? false);
night?.addEventListener("change", (event) => (isNight = event.matches));

/** Whether the page is dark now. */
export function isDark(): boolean {
  return settings.theme === "system" ? isNight : settings.theme === "dark";
}

/** The client's own words in the chosen language. */
export function words(): Words {
  return settings.lang === "zh-CN" ? zhCN : en;
}

/** Put the settings on the page and keep them; to be called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion ? "on" : "off";
  document.title = words().name;
  write(PLACE, $state.snapshot(settings));
}

export function keptKeys(): KeptKey[] {
  const found = read(KEYS);
  return Array.isArray(found) ? (found as KeptKey[]) : [];
}

export function keepKey(key: string, links: KeptKey["links"] = []): void {
  const others = keptKeys().filter((kept) => kept.key !== key);
  const known = keptKeys().find((kept) => kept.key === key);
  write(KEYS, [{ key, links: links.length ? links : (known?.links ?? []) }, ...others].slice(0, MOST_KEYS));
}

export function forgetKey(key: string): void {
  write(KEYS, keptKeys().filter((kept) => kept.key !== key));
}

function read(place: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "null");
  } catch {
    return null;
  }
}

function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing can still play.
  }
}
