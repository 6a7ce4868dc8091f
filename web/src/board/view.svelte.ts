// How one person looks at the board and reaches into it: camera, cursor, clicks, and taking things up.

import { actors, byCell, cellKey, choicesOf, onTarget, placings, steps, takings } from "../game/offers";
import type { Ghost } from "../game/ghost.svelte";
import type { Session } from "../game/session.svelte";
import type { Choice, Frame, Piece } from "../wire.gen";
import { fitted, kept, panned, showing, toBoard, zoomed, type Camera, type Size } from "./camera";
import { cellAt, cellMiddle, extent, planePlace, stepCell, UNIT, type Point, type Pose } from "./geometry";
import { after, middleOf, nextInDirection } from "./stepping";

/** Room for the buttons at the right edge. */
const BUTTONS = 52;
/** Where pieces would be drawn narrower than this, in pixels, a game begins nearer to one's own, so wide. */
const TINY = 11;
const NEAR = 32;

export class BoardView {
  camera = $state.raw<Camera>({ scale: 1, x: 0, y: 0 });
  size = $state.raw<Size>({ width: 0, height: 0 });
  cell = $state.raw<[number, number] | null>(null);
  piece = $state("");
  hovered = $state("");
  isKeyed = $state(false);
  private isMoved = false;
  private below = 0;

  constructor(
    readonly session: Session,
    readonly ghost: Ghost,
  ) {}

  get frame(): Frame | null {
    return this.session.shownGround?.frame ?? null;
  }

  get pieces(): Piece[] {
    return this.session.scene?.pieces ?? [];
  }

  resize(size: Size): void {
    this.size = size;
    if (!this.isMoved) this.begin();
  }

  /** Keep room at the lower edge for what waits beside the board. */
  reserve(below: number): void {
    if (this.below === below) return;
    this.below = below;
    if (!this.isMoved) this.fit();
  }

  fit(): void {
    this.isMoved = false;
    if (!this.frame || !this.size.width) return;
    const { width, height } = this.size;
    const free = { width: width > 700 ? width - BUTTONS : width, height: height - this.below };
    this.camera = fitted(extent(this.frame), free);
  }

  /** Another board is shown. */
  restart(): void {
    this.isMoved = false;
    this.begin();
  }

  /** The first look at a board: all of it, or of a very large one the part where one's own pieces are. */
  begin(): void {
    this.fit();
    const { frame, pieces, session } = this;
    const wide = UNIT * (pieces[0]?.size?.[0] ?? 0.66);
    if (!frame || this.camera.scale * wide >= TINY) return;
    const side = session.scene?.turn.side ?? 0;
    const own = pieces.filter((piece) => piece.side === side || !pieces.some((other) => other.side === side));
    const middles = own.map((piece) => middleOf(frame, piece)).filter((middle) => middle !== null);
    if (!middles.length) return;
    const mean = (pick: (point: Point) => number) => middles.reduce((sum, middle) => sum + pick(middle), 0) / middles.length;
    const middle = { x: mean((point) => point.x), y: mean((point) => point.y) };
    this.isMoved = true;
    const scale = NEAR / wide;
    this.keep({ scale, x: this.size.width / 2 - middle.x * scale, y: this.size.height / 2 - middle.y * scale });
  }

  pan(x: number, y: number): void {
    this.isMoved = true;
    this.keep(panned(this.camera, x, y));
  }

  zoom(factor: number, still: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.isMoved = true;
    this.keep(zoomed(this.camera, factor, still));
  }

  at(screen: Point): Point {
    return toBoard(this.camera, screen);
  }

  /** A click that was no drag. */
  click(screen: Point, piece: string): void {
    this.isKeyed = false;
    if (piece) this.onPiece(piece);
    else this.onGround(this.at(screen));
  }

  onPiece(id: string): void {
    const { session } = this;
    this.piece = id;
    const on = this.pieces.find((piece) => piece.id === id);
    if (on?.cell) {
      this.cell = on.cell;
      if (session.selected && session.selected !== id && this.onCell(on.cell)) return;
    }
    const aimed = session.selected !== id ? onTarget(session.choices, session.selected, id) : [];
    const own = choicesOf(session.choices, id);
    if (aimed.length && !(own.length && !session.selected)) this.offer(aimed);
    else if (own.length === 1 && own[0]?.kind === "pick") void session.choose(own[0].action, own[0].label);
    else session.select(id);
  }

  onGround(point: Point): void {
    const frame = this.frame;
    if (!frame || frame.kind === "plane") {
      this.session.select("");
      return;
    }
    const cell = cellAt(frame, point);
    this.cell = cell;
    if (!cell || this.onCell(cell)) return;
    this.session.select("");
  }

  /** Do what a cell offers; false when it offers nothing. */
  onCell(cell: readonly [number, number]): boolean {
    const found = byCell(this.session.choices, this.session.selected).get(cellKey(cell)) ?? [];
    if (found.length) this.offer(found);
    return found.length > 0;
  }

  /** One choice is made, of several the person chooses in the list. */
  private offer(found: Choice[]): void {
    const [only] = found;
    if (only && found.length === 1) void this.session.choose(only.action, only.label);
    else this.session.narrowed = found;
  }

  /** Whether dragging a piece would take it up. */
  canTake(id: string): boolean {
    const { choices, canPutDown } = this.session;
    return canPutDown || placings(choices, id).length > 0 || takings(choices, id).length > 0 || steps(choices, id).length > 0;
  }

  /** Take up a piece, alone or with its group; `at` is where a piece from beside the board comes to. */
  async takeUp(id: string, at?: Point): Promise<void> {
    const { session, ghost } = this;
    if (this.lift(id, at)) return;
    if (session.canPutDown && choicesOf(session.choices, id).length === 0) await session.putDown();
    if (placings(session.choices, id).length === 0) {
      const ways = takings(session.choices, id);
      const way = ways[Math.min(session.reach, ways.length - 1)];
      if (!way || !(await session.takeUp(way.action))) return;
    }
    session.selected = id;
    const [first] = placings(session.choices, id);
    if (first && !ghost.isHeld) ghost.take(first, this.poseAt(id, at));
  }

  /** Take up a piece that goes to cells; false when it goes to none. */
  private lift(id: string, at?: Point): boolean {
    const { session, ghost, frame } = this;
    const piece = this.pieces.find((one) => one.id === id);
    const [first] = steps(session.choices, id);
    if (!first || !frame || !piece?.cell) return false;
    session.refusal = session.narrowed = null;
    session.selected = id;
    ghost.lift(piece, first, at ?? cellMiddle(frame, piece.cell));
    return true;
  }

  private poseAt(id: string, at?: Point): Pose | undefined {
    const piece = this.pieces.find((one) => one.id === id);
    const { frame } = this;
    if (!frame || piece?.pose) return undefined;
    const offered = placings(this.session.choices, id)[0]?.pose;
    if (!at) return offered ?? undefined;
    const [x, y] = planePlace(frame, at);
    return [x, y, offered?.[2] ?? 0];
  }

  /** The held ghost goes as far as the pointer did, or on cells to the pointer itself. */
  drag(from: Pose, x: number, y: number, screen: Point): void {
    if (this.ghost.isOnCells) {
      this.bringTo(screen);
      return;
    }
    const scale = this.camera.scale * UNIT;
    this.ghost.move([from[0] + x / scale, from[1] - y / scale, this.ghost.pose[2]]);
  }

  /** What is held is brought to a place on the screen. */
  bringTo(screen: Point): void {
    const { frame, ghost } = this;
    const at = this.at(screen);
    if (!frame) return;
    if (ghost.isOnCells) ghost.hover(at, cellAt(frame, at));
    else ghost.move([...planePlace(frame, at), ghost.pose[2]]);
  }

  /** The pointer let go of what was dragged: on cells it is set down, elsewhere it waits for a yes. */
  letGo(): void {
    const { ghost } = this;
    if (!ghost.isOnCells) return;
    if (ghost.isHome) ghost.drop();
    else void ghost.land();
  }

  /** A click while a piece is held over a cell where it may not go: it goes there, or back. */
  clickWhileHeld(screen: Point, piece: string): void {
    const { ghost } = this;
    this.bringTo(screen);
    if (ghost.canLand) this.letGo();
    else {
      ghost.drop();
      if (piece !== this.session.selected) this.click(screen, piece);
    }
  }

  /** An arrow key: the ghost, or the cursor. */
  step(key: string, isFine: boolean): void {
    const { frame, ghost } = this;
    if (!frame) return;
    this.isKeyed = true;
    if (ghost.isHeld && ghost.isOnCells) this.toNextCell(key);
    else if (ghost.isHeld) this.nudge(key, isFine ? 0.05 : 0.25);
    else if (frame.kind === "plane") this.toPiece(key);
    else this.toCell(stepCell(frame, this.cell ?? [0, 0], key));
  }

  /** Jump among the pieces that may act. */
  jump(by: number): void {
    this.isKeyed = true;
    const able = this.pieces.filter((piece) => choicesOf(this.session.choices, piece.id).length > 0);
    const next = after(able.map((piece) => piece.id), this.piece || undefined, by);
    if (next) this.show(next);
  }

  /** Enter: what a click at the cursor would do, or set down. */
  enter(): void {
    const { ghost, session, frame } = this;
    if (ghost.isHeld) void ghost.set();
    else if (frame?.kind === "plane") {
      if (this.piece && this.piece === session.selected && this.canTake(this.piece)) void this.takeUp(this.piece);
      else if (this.piece) this.onPiece(this.piece);
    } else if (this.cell && !this.onCell(this.cell)) {
      const here = this.pieces.filter((piece) => piece.cell && cellKey(piece.cell) === cellKey(this.cell ?? [-1, -1]));
      const next = after(here.map((piece) => piece.id), session.selected || undefined, 1);
      if (next) this.onPiece(next);
      else session.select("");
    }
  }

  /** The piece alone, or with more and more others. */
  widen(): void {
    const { session } = this;
    const ways = takings(session.choices, session.selected || this.piece);
    session.reach = ways.length ? (session.reach + 1) % ways.length : 0;
    session.hinted = ways[session.reach] ?? null;
  }

  show(id: string): void {
    const piece = this.pieces.find((one) => one.id === id);
    const middle = piece && this.frame ? middleOf(this.frame, piece) : null;
    this.piece = id;
    if (piece?.cell) this.cell = piece.cell;
    if (middle) this.keep(showing(this.camera, middle, this.size));
  }

  private toNextCell(key: string): void {
    const { frame, ghost } = this;
    if (!frame || !ghost.cell) return;
    const cell = stepCell(frame, ghost.cell, key);
    ghost.hover(cellMiddle(frame, cell), cell);
  }

  private toCell(cell: [number, number]): void {
    this.cell = cell;
    this.piece = this.pieces.find((piece) => piece.cell && cellKey(piece.cell) === cellKey(cell))?.id ?? "";
    if (this.frame) this.keep(showing(this.camera, cellMiddle(this.frame, cell), this.size));
  }

  private toPiece(key: string): void {
    const { frame, pieces } = this;
    if (!frame) return;
    const here = pieces.find((piece) => piece.id === this.piece);
    const from = (here && middleOf(frame, here)) ?? this.at({ x: this.size.width / 2, y: this.size.height / 2 });
    const next = nextInDirection(frame, pieces, from, key);
    if (next) this.show(next.id);
  }

  private nudge(key: string, by: number): void {
    const [x, y, bearing] = this.ghost.pose;
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, by], ArrowDown: [0, -by] }[key];
    if (step) this.ghost.move([x + (step[0] ?? 0), y + (step[1] ?? 0), bearing]);
  }

  private keep(camera: Camera): void {
    this.camera = this.frame ? kept(camera, extent(this.frame), this.size) : camera;
  }
}

/** Whether a choice belongs to a piece. */
export function belongs(choice: Choice, piece: string): boolean {
  return actors(choice).includes(piece);
}
