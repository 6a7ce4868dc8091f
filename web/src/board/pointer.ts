// Mouse, pen and fingers over the board: clicking, panning, pinching, dragging and turning what is held.

import { shortWay, type Point, type Pose } from "./geometry";
import type { BoardView } from "./view.svelte";

const THRESHOLD = 5;

/** Two fingers turn what is held by a few degrees, or zoom when they part or close by this factor first. */
const TURN = 5;
const ZOOM = 1.22;

interface Start {
  screen: Point;
  piece: string;
  isDrag: boolean;
}

/** What two fingers do: nothing is decided until they have moved far enough. */
interface Gesture {
  kind: "open" | "turn" | "zoom";
  span: number;
  angle: number;
}

export class Pointers {
  private readonly down = new Map<number, Point>();
  private start: Start | null = null;
  private held: { from: Pose; screen: Point } | null = null;
  /** What is being taken up until the rules have answered, as long as a finger is down. */
  private taking: Start | null = null;
  private gesture: Gesture | null = null;
  /** Where the pointer is; what is held goes there once in a frame. */
  private goal: Point | null = null;

  constructor(
    private readonly view: BoardView,
    private readonly local: (event: { clientX: number; clientY: number }) => Point,
  ) {}

  press(event: PointerEvent): void {
    const at = this.local(event);
    this.down.set(event.pointerId, at);
    if (this.down.size > 1) {
      this.start = null;
      this.gesture = null;
      return;
    }
    const piece = pieceUnder(event.target);
    const isGhost = this.view.ghost.isHeld && (isGhostHandle(event.target) || this.isHeldPiece(piece));
    this.start = { screen: at, piece, isDrag: false };
    this.held = isGhost ? { from: this.view.ghost.pose, screen: at } : null;
  }

  move(event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) {
      this.view.hovered = pieceUnder(event.target);
      return;
    }
    const at = this.local(event);
    if (this.down.size === 2) this.pinch(event.pointerId, before, at);
    this.down.set(event.pointerId, at);
    if (this.down.size !== 1 || !this.start) return;
    const moved = { x: at.x - this.start.screen.x, y: at.y - this.start.screen.y };
    if (!this.start.isDrag && Math.hypot(moved.x, moved.y) < THRESHOLD) return;
    if (!this.start.isDrag) this.beginDrag(this.start);
    if (this.held) this.follow(at);
    else if (this.start.piece === "" || !this.view.canTake(this.start.piece)) this.view.pan(at.x - before.x, at.y - before.y);
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    const { start, held } = this;
    this.catchUp();
    if (this.down.size === 0) [this.start, this.held, this.gesture, this.taking] = [null, null, null, null];
    else if (this.down.size === 1) this.goOn();
    if (event.type === "pointercancel") return;
    if (start?.isDrag && held && this.down.size === 0) this.view.letGo();
    if (!start || start.isDrag) return;
    if (!this.view.ghost.isHeld) this.view.click(start.screen, start.piece);
    else if (this.view.ghost.isOnCells) this.view.clickWhileHeld(start.screen, start.piece);
    else if (!start.piece) this.view.bringTo(start.screen);
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
    this.taking = start;
    void view.takeUp(start.piece, view.at(start.screen)).then(() => {
      if (view.ghost.isHeld && this.taking === start) this.held = { from: view.ghost.pose, screen: (this.start ?? start).screen };
    });
  }

  private isHeldPiece(piece: string): boolean {
    return this.view.ghost.shades.some((shade) => shade.piece?.id === piece);
  }

  private follow(at: Point): void {
    if (!this.goal) requestAnimationFrame(() => this.catchUp());
    this.goal = at;
  }

  private catchUp(): void {
    const [goal, held] = [this.goal, this.held];
    this.goal = null;
    if (goal && held && this.view.ghost.isHeld) this.view.drag(held.from, goal.x - held.screen.x, goal.y - held.screen.y, goal);
  }

  /** One of two fingers was lifted: the other goes on, with what is held or was turned, or else with the view. */
  private goOn(): void {
    const [left] = this.down.values();
    const isTurned = this.gesture?.kind === "turn";
    this.gesture = null;
    if (!left) return;
    this.start = { screen: left, piece: "", isDrag: true };
    if (this.held || isTurned) this.held = { from: this.view.ghost.pose, screen: left };
  }

  /** Two fingers: they turn what is held, or move and zoom the view. */
  private pinch(moved: number, before: Point, at: Point): void {
    const found = [...this.down].find(([id]) => id !== moved);
    if (!found) return;
    const [id, other] = found;
    const was = id < moved ? between(other, before) : between(before, other);
    const is = id < moved ? between(other, at) : between(at, other);
    this.gesture ??= { kind: this.view.ghost.isHeld ? "open" : "zoom", ...was };
    const { gesture, view } = this;
    if (gesture.kind === "open") gesture.kind = decided(gesture, is);
    if (gesture.kind === "turn") view.ghost.turn(shortWay(0, is.angle - was.angle));
    if (gesture.kind !== "zoom") return;
    view.zoom(is.span / was.span, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
    view.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
  }
}

interface Spread {
  span: number;
  angle: number;
}

function between(one: Point, other: Point): Spread {
  const [x, y] = [other.x - one.x, other.y - one.y];
  return { span: Math.max(1, Math.hypot(x, y)), angle: (Math.atan2(y, x) * 180) / Math.PI };
}

function decided(gesture: Gesture, is: Spread): Gesture["kind"] {
  if (Math.abs(shortWay(0, is.angle - gesture.angle)) >= TURN) return "turn";
  const grown = is.span / gesture.span;
  return grown > ZOOM || grown < 1 / ZOOM ? "zoom" : "open";
}

function pieceUnder(target: EventTarget | null): string {
  const found = target instanceof Element ? target.closest("[data-piece]") : null;
  return found?.getAttribute("data-piece") ?? "";
}

function isGhostHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-ghost]") !== null;
}
