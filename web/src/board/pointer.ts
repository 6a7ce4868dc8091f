// Mouse, pen and fingers over the board: clicking, panning, pinching, dragging and turning what is held.

import type { Point, Pose } from "./geometry";
import type { BoardView } from "./view.svelte";

const THRESHOLD = 5;

interface Start {
  screen: Point;
  piece: string;
  isDrag: boolean;
}

export class Pointers {
  private readonly down = new Map<number, Point>();
  private start: Start | null = null;
  private held: { from: Pose; screen: Point } | null = null;

  constructor(
    private readonly view: BoardView,
    private readonly local: (event: { clientX: number; clientY: number }) => Point,
  ) {}

  press(event: PointerEvent): void {
    const at = this.local(event);
    this.down.set(event.pointerId, at);
    if (this.down.size > 1) {
      this.start = null;
      return;
    }
    const piece = pieceUnder(event.target);
    const isGhost = this.view.ghost.isHeld && (piece === "" ? isGhostHandle(event.target) : this.isHeldPiece(piece));
    this.start = { screen: at, piece, isDrag: false };
    this.held = isGhost ? { from: this.view.ghost.pose, screen: at } : null;
  }

  move(event: PointerEvent): void {
    const at = this.local(event);
    const before = this.down.get(event.pointerId);
    if (!before) {
      this.view.hovered = pieceUnder(event.target);
      return;
    }
    if (this.down.size === 2) this.pinch(event.pointerId, before, at);
    this.down.set(event.pointerId, at);
    if (this.down.size !== 1 || !this.start) return;
    const moved = { x: at.x - this.start.screen.x, y: at.y - this.start.screen.y };
    if (!this.start.isDrag && Math.hypot(moved.x, moved.y) < THRESHOLD) return;
    if (!this.start.isDrag) this.beginDrag(this.start);
    if (this.held) this.view.drag(this.held.from, at.x - this.held.screen.x, at.y - this.held.screen.y);
    else if (this.start.piece === "" || !this.view.canTake(this.start.piece)) this.view.pan(at.x - before.x, at.y - before.y);
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    const start = this.start;
    if (this.down.size === 0) [this.start, this.held] = [null, null];
    if (!start || start.isDrag || event.type === "pointercancel") return;
    if (!this.view.ghost.isHeld) this.view.click(start.screen, start.piece);
    else if (this.view.frame?.kind === "plane" && !start.piece) this.jumpTo(start.screen);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.view.ghost.isHeld && !event.ctrlKey) this.view.ghost.turn(Math.sign(event.deltaY) * (event.shiftKey ? 1 : 5));
    else this.view.zoom(Math.exp(-event.deltaY * 0.0016), this.local(event));
  }

  /** A piece from beside the board is dragged in. */
  bring(event: PointerEvent, piece: string): void {
    const at = this.local(event);
    this.down.set(event.pointerId, at);
    this.start = { screen: at, piece, isDrag: false };
  }

  private beginDrag(start: Start): void {
    start.isDrag = true;
    const { view } = this;
    if (this.held || !start.piece || !view.canTake(start.piece)) return;
    view.ghost.drop();
    void view.takeUp(start.piece, view.at(start.screen)).then(() => {
      if (view.ghost.isHeld && this.start === start) this.held = { from: view.ghost.pose, screen: start.screen };
    });
  }

  private isHeldPiece(piece: string): boolean {
    return this.view.ghost.shades.some((shade) => shade.piece?.id === piece);
  }

  /** A click on free ground brings what is held there. */
  private jumpTo(screen: Point): void {
    const { frame, ghost } = this.view;
    if (!frame) return;
    const at = this.view.at(screen);
    ghost.move([at.x / 64, frame.rows - at.y / 64, ghost.pose[2]]);
  }

  private pinch(moved: number, before: Point, at: Point): void {
    const other = [...this.down].find(([id]) => id !== moved)?.[1];
    if (!other) return;
    const was = { x: before.x - other.x, y: before.y - other.y };
    const is = { x: at.x - other.x, y: at.y - other.y };
    const turn = ((Math.atan2(is.y, is.x) - Math.atan2(was.y, was.x)) * 180) / Math.PI;
    if (this.view.ghost.isHeld) {
      this.view.ghost.turn(turn);
      return;
    }
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    this.view.zoom(Math.hypot(is.x, is.y) / Math.max(1, Math.hypot(was.x, was.y)), middle);
    this.view.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }
}

function pieceUnder(target: EventTarget | null): string {
  const found = target instanceof Element ? target.closest("[data-piece]") : null;
  return found?.getAttribute("data-piece") ?? "";
}

function isGhostHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-ghost]") !== null;
}
