// The ground as one bitmap: drawn once for a map, and moved about after that.

import type { Frame, Ground, Region } from "../wire.gen";
import { cellCorners, cellMiddle, extent, planePoint, UNIT, type Box, type Point } from "./geometry";
import { GROUNDS, UNKNOWN, type GroundLook } from "./grounds";
import type { Pen } from "./motifs";
import { seeded } from "./random";

const LONGEST = 4000;
const FINEST = 3;

/** Pixels of the bitmap for a drawing unit. */
export function fineness(frame: Frame): number {
  const { width, height } = extent(frame);
  return Math.min(FINEST, LONGEST / Math.max(width, height));
}

/** Draw all ground of a board on a canvas, which is made as large as is needed. */
export function paintGround(canvas: HTMLCanvasElement, ground: Ground, sides: readonly string[]): void {
  const { frame, regions } = ground;
  const box = extent(frame);
  const scale = fineness(frame);
  canvas.width = Math.ceil(box.width * scale);
  canvas.height = Math.ceil(box.height * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  pen.save();
  clipToBoard(pen, frame);
  paintMeadow(pen, box);
  const drawn = [...regions].sort((one, other) => Number(isBuilt(one)) - Number(isBuilt(other)));
  for (const region of drawn) paintRegion(pen, frame, region, sides);
  paintGrid(pen, frame);
  pen.restore();
}

function isBuilt(region: Region): boolean {
  return GROUNDS[region.style]?.isBuilt ?? false;
}

function clipToBoard(pen: Pen, frame: Frame): void {
  pen.beginPath();
  if (frame.kind === "hex") {
    for (let row = 0; row < frame.rows; row++) {
      for (let column = 0; column < frame.columns; column++) trace(pen, cellCorners(frame, [column, row], -0.4));
    }
  } else {
    const { width, height } = extent(frame);
    pen.rect(0, 0, width, height);
  }
  pen.clip();
}

/** Grass with large soft stains and small strokes. */
function paintMeadow(pen: Pen, box: Box): void {
  pen.fillStyle = "#d3cf9d";
  pen.fillRect(0, 0, box.width, box.height);
  const chance = seeded(7);
  const stains = Math.min(160, Math.round((box.width * box.height) / 9000));
  for (let number = 0; number < stains; number++) {
    const x = chance() * box.width;
    const y = chance() * box.height;
    const r = 40 + chance() * 130;
    const tint = ["190,196,130", "222,212,165", "176,186,120", "214,196,146"][Math.floor(chance() * 4)];
    const soft = pen.createRadialGradient(x, y, 0, x, y, r);
    soft.addColorStop(0, `rgba(${tint},.42)`);
    soft.addColorStop(1, `rgba(${tint},0)`);
    pen.fillStyle = soft;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  pen.strokeStyle = "rgba(112,122,64,.32)";
  pen.lineWidth = 0.9;
  const tufts = Math.min(9000, Math.round((box.width * box.height) / 380));
  pen.beginPath();
  for (let number = 0; number < tufts; number++) {
    const x = chance() * box.width;
    const y = chance() * box.height;
    pen.moveTo(x, y);
    pen.lineTo(x + (chance() - 0.5) * 3, y - 2 - chance() * 3);
  }
  pen.stroke();
}

function paintRegion(pen: Pen, frame: Frame, region: Region, sides: readonly string[]): void {
  const look = GROUNDS[region.style] ?? UNKNOWN;
  const owner = region.owner ?? -1;
  if (frame.kind === "plane") paintOutline(pen, frame, region, look);
  else paintCells(pen, frame, region, look);
  if (owner < 0) return;
  pen.strokeStyle = sides[owner] ?? "#555";
  pen.lineWidth = 3;
  for (const shape of shapes(frame, region, 5)) {
    pen.beginPath();
    trace(pen, shape);
    pen.stroke();
  }
}

function shapes(frame: Frame, region: Region, inset: number): Point[][] {
  if (frame.kind !== "plane") return region.cells.map((cell) => cellCorners(frame, cell, inset));
  return region.outline?.length ? [region.outline.map((corner) => planePoint(frame, corner))] : [];
}

function paintCells(pen: Pen, frame: Frame, region: Region, look: GroundLook): void {
  if (!look.fill) return;
  pen.lineJoin = "round";
  for (const [colour, grown] of [
    [look.edge, 6],
    [look.fill, 2.4],
  ] as const) {
    pen.fillStyle = colour;
    pen.strokeStyle = colour;
    pen.lineWidth = grown;
    for (const cell of region.cells) {
      pen.beginPath();
      trace(pen, cellCorners(frame, cell, 1));
      pen.fill();
      pen.stroke();
    }
  }
  for (const cell of region.cells) scatterInCell(pen, frame, cell, look);
}

function scatterInCell(pen: Pen, frame: Frame, cell: readonly [number, number], look: GroundLook): void {
  if (!look.motif) return;
  const chance = seeded(cell[0] * 7919 + cell[1] * 104729);
  const middle = cellMiddle(frame, cell);
  const size = (look.size ?? 0.5) * UNIT * 0.75;
  const spots: [number, number][] = [
    [-0.24, -0.2],
    [0.06, -0.3],
    [0.28, -0.1],
    [-0.3, 0.1],
    [0, 0.02],
    [-0.12, 0.28],
    [0.2, 0.24],
  ];
  const wanted = spots.filter(() => chance() < 0.62 + (0.5 - (look.apart ?? 0.5)));
  for (const [x, y] of wanted.length ? wanted : spots.slice(4, 5)) {
    const jitter = () => (chance() - 0.5) * 6;
    look.motif(pen, middle.x + x * UNIT + jitter(), middle.y + y * UNIT + jitter(), size, chance);
  }
}

function paintOutline(pen: Pen, frame: Frame, region: Region, look: GroundLook): void {
  const [corners] = shapes(frame, region, 0);
  if (!corners || !look.fill) return;
  pen.save();
  pen.beginPath();
  trace(pen, corners);
  pen.shadowColor = "rgba(60,45,20,.35)";
  pen.shadowBlur = look.isBuilt ? 10 : 4;
  pen.fillStyle = look.fill;
  pen.fill();
  pen.shadowColor = "transparent";
  pen.clip();
  pen.lineJoin = "round";
  pen.strokeStyle = look.edge;
  pen.globalAlpha = 0.3;
  pen.lineWidth = 18;
  pen.stroke();
  pen.globalAlpha = 1;
  scatter(pen, corners, look);
  pen.restore();
  pen.beginPath();
  trace(pen, corners);
  pen.strokeStyle = look.edge;
  pen.lineWidth = look.isBuilt ? 4 : 1.6;
  pen.stroke();
  if (region.line?.length) paintRidge(pen, region.line.map((end) => planePoint(frame, end)));
}

function scatter(pen: Pen, corners: Point[], look: GroundLook): void {
  if (!look.motif) return;
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  const chance = seeded(Math.round((xs[0] ?? 0) * 31 + (ys[0] ?? 0) * 17));
  const apart = (look.apart ?? 0.5) * UNIT;
  const size = (look.size ?? 0.5) * UNIT * 0.7;
  let isShifted = false;
  for (let y = Math.min(...ys) + apart / 2; y < Math.max(...ys); y += apart * 0.86) {
    isShifted = !isShifted;
    for (let x = Math.min(...xs) + (isShifted ? apart / 2 : apart); x < Math.max(...xs); x += apart) {
      const spot = { x: x + (chance() - 0.5) * apart * 0.5, y: y + (chance() - 0.5) * apart * 0.5 };
      if (isInside(corners, spot)) look.motif(pen, spot.x, spot.y, size, chance);
    }
  }
}

function paintRidge(pen: Pen, ends: Point[]): void {
  pen.strokeStyle = "rgba(96,66,30,.7)";
  pen.lineWidth = 3;
  pen.setLineDash([10, 6]);
  pen.beginPath();
  ends.forEach(({ x, y }) => pen.lineTo(x, y));
  pen.stroke();
  pen.setLineDash([]);
}

function paintGrid(pen: Pen, frame: Frame): void {
  if (frame.kind === "plane") return;
  pen.strokeStyle = "rgba(74,62,36,.26)";
  pen.lineWidth = 1;
  for (let row = 0; row < frame.rows; row++) {
    for (let column = 0; column < frame.columns; column++) {
      pen.beginPath();
      trace(pen, cellCorners(frame, [column, row]));
      pen.stroke();
    }
  }
}

/** Whether a point lies within a polygon. */
export function isInside(corners: readonly Point[], point: Point): boolean {
  let isIn = false;
  for (let one = 0, other = corners.length - 1; one < corners.length; other = one++) {
    const a = corners[one];
    const b = corners[other];
    if (!a || !b || a.y > point.y === b.y > point.y) continue;
    if (point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn;
  }
  return isIn;
}

function trace(pen: Pen, points: readonly Point[]): void {
  points.forEach(({ x, y }, place) => (place ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
}
