// Where the cursor goes when a key is pressed.

import type { Frame, Piece } from "../wire.gen";
import { baseMiddle, cellMiddle, type Point } from "./geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The middle of a piece on the drawing, or null beside the board. */
export function middleOf(frame: Frame, piece: Piece): Point | null {
  if (piece.pose) return baseMiddle(frame, piece.pose, piece.size?.[1] ?? 0.5);
  return piece.cell ? cellMiddle(frame, piece.cell) : null;
}

/** The piece that lies next in the direction of an arrow key: near, and not too far to the side. */
export function nextInDirection(frame: Frame, pieces: readonly Piece[], from: Point, key: string): Piece | null {
  const way = WAYS[key];
  if (!way) return null;
  let best: Piece | null = null;
  let least = Infinity;
  for (const piece of pieces) {
    const middle = middleOf(frame, piece);
    if (!middle) continue;
    const ahead = (middle.x - from.x) * way.x + (middle.y - from.y) * way.y;
    const aside = Math.abs((middle.x - from.x) * way.y) + Math.abs((middle.y - from.y) * way.x);
    if (ahead < 1) continue;
    const worth = ahead + aside * 2.2;
    if (worth < least) [best, least] = [piece, worth];
  }
  return best;
}

/** The next of some names after one, round and round. */
export function after<T>(all: readonly T[], one: T | undefined, by: number): T | undefined {
  if (all.length === 0) return undefined;
  const place = one === undefined ? -1 : all.indexOf(one);
  if (place < 0) return by > 0 ? all[0] : all[all.length - 1];
  return all[(place + by + all.length) % all.length];
}
