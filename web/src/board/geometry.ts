// Board units to drawing units and back. One drawing unit is 1/64 of a board unit's width; y runs down.

import type { Frame } from "../wire.gen";

/** A place on the plane, and a bearing in degrees, clockwise from the far edge. */
export type Pose = [number, number, number];

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Cell = readonly [number, number];

export const UNIT = 64;
const HEX_SIDE = UNIT / Math.sqrt(3);

/** The size of the whole board. */
export function extent(frame: Frame): Box {
  if (frame.kind === "hex") {
    const width = UNIT * (frame.columns + (frame.rows > 1 ? 0.5 : 0));
    return { x: 0, y: 0, width, height: HEX_SIDE * (1.5 * frame.rows + 0.5) };
  }
  return { x: 0, y: 0, width: UNIT * frame.columns, height: UNIT * frame.rows };
}

/** The middle of a cell. */
export function cellMiddle(frame: Frame, [column, row]: Cell): Point {
  if (frame.kind === "hex") {
    return { x: UNIT * (column + 0.5 + (row % 2 ? 0.5 : 0)), y: HEX_SIDE * (1.5 * row + 1) };
  }
  return { x: UNIT * (column + 0.5), y: UNIT * (row + 0.5) };
}

/** The corners of a cell, `inset` drawing units smaller. */
export function cellCorners(frame: Frame, cell: Cell, inset = 0): Point[] {
  const { x, y } = cellMiddle(frame, cell);
  if (frame.kind === "hex") {
    const reach = HEX_SIDE - inset;
    return [0, 1, 2, 3, 4, 5].map((corner) => {
      const angle = (Math.PI / 3) * corner - Math.PI / 2;
      return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) };
    });
  }
  const half = UNIT / 2 - inset;
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
}

/** The cell that holds a point, or null beside the board. */
export function cellAt(frame: Frame, point: Point): [number, number] | null {
  const near = frame.kind === "hex" ? hexesNear(point) : [squareAt(point)];
  let best: [number, number] | null = null;
  let least = Infinity;
  for (const cell of near) {
    if (!isOnBoard(frame, cell)) continue;
    const middle = cellMiddle(frame, cell);
    const away = Math.hypot(middle.x - point.x, middle.y - point.y);
    if (away < least) [best, least] = [cell, away];
  }
  return best && least <= UNIT * 0.75 ? best : null;
}

export function isOnBoard(frame: Frame, [column, row]: Cell): boolean {
  return column >= 0 && row >= 0 && column < frame.columns && row < frame.rows;
}

function squareAt(point: Point): [number, number] {
  return [Math.floor(point.x / UNIT), Math.floor(point.y / UNIT)];
}

function hexesNear(point: Point): [number, number][] {
  const row = Math.round((point.y / HEX_SIDE - 1) / 1.5);
  const found: [number, number][] = [];
  for (const r of [row - 1, row, row + 1]) {
    const column = Math.round(point.x / UNIT - 0.5 - (r % 2 ? 0.5 : 0));
    found.push([column - 1, r], [column, r], [column + 1, r]);
  }
  return found;
}

/** The neighbour of a cell in the direction of an arrow key; on hexes up and down keep to a zigzag. */
export function stepCell(frame: Frame, [column, row]: Cell, key: string): [number, number] {
  const next: Record<string, [number, number]> = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
  };
  const found = next[key];
  return found && isOnBoard(frame, found) ? found : [column, row];
}

/** A place on the plane, board units with y to the far edge, as a drawing point. */
export function planePoint(frame: Frame, [x, y]: readonly [number, number]): Point {
  return { x: x * UNIT, y: (frame.rows - y) * UNIT };
}

/** A drawing point as a place on the plane. */
export function planePlace(frame: Frame, point: Point): [number, number] {
  return [point.x / UNIT, frame.rows - point.y / UNIT];
}

/** The middle of a base, from the middle of its front edge. */
export function baseMiddle(frame: Frame, pose: Readonly<Pose>, depth: number): Point {
  const front = planePoint(frame, [pose[0], pose[1]]);
  const angle = (pose[2] * Math.PI) / 180;
  const back = (depth * UNIT) / 2;
  return { x: front.x - Math.sin(angle) * back, y: front.y + Math.cos(angle) * back };
}

/** The same pose, given by the middle of the base. */
export function poseFromMiddle(frame: Frame, middle: Point, bearing: number, depth: number): Pose {
  const angle = (bearing * Math.PI) / 180;
  const ahead = (depth * UNIT) / 2;
  const front = { x: middle.x + Math.sin(angle) * ahead, y: middle.y - Math.cos(angle) * ahead };
  const [x, y] = planePlace(frame, front);
  return [round(x, 1000), round(y, 1000), round(turned(bearing), 10)];
}

/** A bearing from 0 to below 360. */
export function turned(bearing: number): number {
  return ((bearing % 360) + 360) % 360;
}

/** The bearing nearest to `last` that is the same direction as `bearing`, so that turning takes the short way. */
export function shortWay(last: number, bearing: number): number {
  const difference = turned(bearing - last + 180) - 180;
  return last + difference;
}

/** Where the others of a group stand when its leader goes from one pose to another, all as one body. */
export function carried(from: Readonly<Pose>, to: Readonly<Pose>, other: Readonly<Pose>): Pose {
  const turn = ((to[2] - from[2]) * Math.PI) / 180;
  const x = other[0] - from[0];
  const y = other[1] - from[1];
  return [
    to[0] + x * Math.cos(turn) + y * Math.sin(turn),
    to[1] - x * Math.sin(turn) + y * Math.cos(turn),
    turned(other[2] + to[2] - from[2]),
  ];
}

/** Points as the `points` of an SVG polygon. */
export function listed(points: readonly Point[]): string {
  return points.map((point) => `${round(point.x, 100)},${round(point.y, 100)}`).join(" ");
}

/** To so many parts of one. */
export function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
