// The ground as bitmaps: the whole map once, which is moved about after that, and what is seen now, sharply.

import type { Frame, Ground, Mark, Region } from "../wire.gen";
import { cellCorners, cellMiddle, extent, planePoint, UNIT, type Box, type Cell, type Point } from "./geometry";
import { GROUNDS, UNKNOWN, type GroundLook } from "./grounds";
import type { Pen } from "./motifs";
import { seeded } from "./random";

const LONGEST = 4000;
const FINEST = 3;

/** The sides' colours for what they own, and whether the table is dark. */
export interface Look {
  edges: readonly string[];
  isDark: boolean;
}

/** Pixels of the bitmap for a drawing unit. */
export function fineness(frame: Frame): number {
  const { width, height } = extent(frame);
  return Math.min(FINEST, LONGEST / Math.max(width, height));
}

/** Put a finished bitmap on a canvas. Unlike a canvas that was drawn on, it costs nothing in later frames. */
export function show(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
}

/**
 * The ground of a board as a bitmap. `part` is what of the board is drawn, `scale` how many pixels a drawing
 * unit gets: the whole board and its own fineness, unless told.
 */
export function groundBitmap(
  ground: Ground,
  look: Look,
  part: Box = extent(ground.frame),
  scale: number = fineness(ground.frame),
): ImageBitmap {
  const { frame, regions } = ground;
  const { canvas, pen } = fresh(part, scale);
  const isSeen = (cell: Cell) => isNear(frame, cell, part);
  paintMeadow(pen, extent(frame));
  const drawn = regions
    .map((region) => ({ ...region, cells: region.cells.filter(isSeen) }))
    .sort((one, other) => Number(isBuilt(one)) - Number(isBuilt(other)));
  for (const region of drawn) paintRegion(pen, frame, region, look.edges);
  paintGrid(pen, frame, isSeen);
  if (look.isDark) dim(pen, extent(frame));
  cutOut(pen, frame, part, scale, isSeen);
  return canvas.transferToImageBitmap();
}

/** A canvas for a part of the board, and a pen that draws on it in drawing units. */
function fresh(part: Box, scale: number): { canvas: OffscreenCanvas; pen: Pen } {
  const canvas = new OffscreenCanvas(Math.max(1, Math.ceil(part.width * scale)), Math.max(1, Math.ceil(part.height * scale)));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser has no canvas to draw on.");
  pen.setTransform(scale, 0, 0, scale, -part.x * scale, -part.y * scale);
  return { canvas, pen };
}

/** By night the table is lit less; drawn in, because a filter would have to be applied in every frame. */
function dim(pen: Pen, box: Box): void {
  pen.fillStyle = "rgba(14,16,22,.26)";
  pen.fillRect(0, 0, box.width, box.height);
}

/** Whether a cell reaches into a part of the board. */
function isNear(frame: Frame, cell: Cell, part: Box): boolean {
  const { x, y } = cellMiddle(frame, cell);
  return x > part.x - UNIT && y > part.y - UNIT && x < part.x + part.width + UNIT && y < part.y + part.height + UNIT;
}

function isBuilt(region: Region): boolean {
  return GROUNDS[region.style]?.isBuilt ?? false;
}

/** Cut away what is beside the cells of hexes. A mask, as a clip of many cells would make every stroke slow. */
function cutOut(pen: Pen, frame: Frame, part: Box, scale: number, isSeen: (cell: Cell) => boolean): void {
  if (frame.kind !== "hex") return;
  const mask = fresh(part, scale);
  for (const cell of allCells(frame)) if (isSeen(cell)) fillShape(mask.pen, cellCorners(frame, cell, -0.4));
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.globalCompositeOperation = "destination-in";
  pen.drawImage(mask.canvas, 0, 0);
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
  pen.shadowBlur = (look.isBuilt ? 3.5 : 1.4) * pen.getTransform().a;
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

function paintGrid(pen: Pen, frame: Frame, isSeen: (cell: Cell) => boolean): void {
  if (frame.kind === "plane") return;
  pen.strokeStyle = "rgba(74,62,36,.26)";
  pen.lineWidth = 1;
  for (const cell of allCells(frame)) {
    if (!isSeen(cell)) continue;
    pen.beginPath();
    trace(pen, cellCorners(frame, cell));
    pen.stroke();
  }
}

function* allCells(frame: Frame): Generator<Cell> {
  for (let row = 0; row < frame.rows; row++) {
    for (let column = 0; column < frame.columns; column++) yield [column, row];
  }
}

/** What a side does not see, cells or areas of the plane, as one dark shape. */
export function fogBitmap(frame: Frame, marks: readonly Mark[]): ImageBitmap {
  const { canvas, pen } = fresh(extent(frame), fogFineness(frame));
  pen.fillStyle = "#22262c";
  for (const mark of marks) {
    for (const cell of mark.cells) fillShape(pen, cellCorners(frame, cell, -0.6));
    if (mark.points?.length) fillShape(pen, mark.points.map((spot) => planePoint(frame, spot)));
  }
  return canvas.transferToImageBitmap();
}

/** Pixels of the fog for a drawing unit. */
export function fogFineness(frame: Frame): number {
  return Math.min(1, fineness(frame));
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

function fillShape(pen: Pen, points: readonly Point[]): void {
  pen.beginPath();
  trace(pen, points);
  pen.fill();
}

function trace(pen: Pen, points: readonly Point[]): void {
  points.forEach(({ x, y }, place) => (place ? pen.lineTo(x, y) : pen.moveTo(x, y)));
  pen.closePath();
}
