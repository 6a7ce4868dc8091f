// Colours that eyes of every kind can tell apart, each with a pattern of its own besides.

export interface SideLook {
  /** The base, its darker edge, and the ink on it. */
  base: string;
  edge: string;
  ink: string;
}

export const SIDES: SideLook[] = [
  { base: "#c8502a", edge: "#7c2a10", ink: "#fff6e6" },
  { base: "#1f63a8", edge: "#0d3763", ink: "#f2f8ff" },
  { base: "#0b8a6b", edge: "#04513e", ink: "#effff9" },
  { base: "#e3b23c", edge: "#8a6410", ink: "#2d2003" },
  { base: "#8f4f9d", edge: "#56285f", ink: "#fdf3ff" },
  { base: "#5b6470", edge: "#2f363e", ink: "#f4f6f8" },
];

export function sideLook(side: number): SideLook {
  return SIDES[side] ?? (SIDES[SIDES.length - 1] as SideLook);
}

/** The pattern beside the colour: plain, stripes, dots, a grid, back stripes, waves. */
export const PATTERNS = [
  "",
  "M-2 2 2 -2M-2 10 10 -2M6 10 10 6",
  "M2 2h.01M6 6h.01",
  "M0 4H8M4 0V8",
  "M-2 6 2 10M-2 -2 10 10M6 -2 10 2",
  "M0 4Q2 1 4 4T8 4",
];

/** Signs that states are drawn with, where the plain one would be hard to read. */
export const BADGES: Record<string, string> = { "*": "★", x: "✕", "=": "⚔", "~": "●", ">": "➤", "#": "▣", ":": "⁘" };
