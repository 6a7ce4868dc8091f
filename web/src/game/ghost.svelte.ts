// What is held over the board: pieces on their way to a pose or a cell, and what the rules say to it.

import { carried, cellMiddle, round, shortWay, turned, type Cell, type Point, type Pose } from "../board/geometry";
import type { Answer, Choice, Piece, Placing, Refused } from "../wire.gen";
import { cellKey, cellsOf, commonCost, leader, movers, onTarget, placing } from "./offers";
import type { Session } from "./session.svelte";

/** A piece of the ghost with the pose that it would have. */
export interface Shade {
  piece: Piece | null;
  pose: Pose;
}

/** The rules are asked no more often than this, in milliseconds, however fast the pointer moves. */
const APART = 70;

export class Ghost {
  choice = $state.raw<Choice | null>(null);
  pose = $state.raw<Pose>([0, 0, 0]);
  /** On cells: the point of the drawing at which the piece is held, and the cell under it. */
  spot = $state.raw<Point | null>(null);
  cell = $state.raw<Cell | null>(null);
  answer = $state.raw<Answer | null>(null);
  refusal = $state("");
  isAsking = $state(false);

  private lead = $state.raw<Piece | null>(null);
  private group: Piece[] = [];
  private isStale = false;

  constructor(private readonly session: Session) {}

  readonly isHeld = $derived(this.choice !== null);
  readonly isOnCells = $derived(this.spot !== null);
  readonly isLegal = $derived(this.answer?.legal ?? false);
  /** The pieces as they stand to each other, about the leader's place. */
  readonly shades = $derived(this.cast([0, 0, this.bearing]));
  readonly ends = $derived(this.corrected());

  /** Where the nearest offered choice would put it, while it is held where it may not be. */
  readonly nearest = $derived(this.isLegal || !this.answer?.nearest?.pose ? [] : this.cast(this.answer.nearest.pose));
  readonly hasSnap = $derived(this.nearest.length > 0);

  /** What it costs: as the rules say, or as every place costs that is offered to these pieces. */
  get cost(): number | null {
    return this.answer?.cost ?? (this.choice ? commonCost(this.session.choices, this.choice) : null);
  }

  /** Where the piece that leads came from. */
  get from(): Piece | null {
    return this.lead;
  }

  private get bearing(): number {
    return this.pose[2];
  }

  /** Take up what a choice would place, where it is now or where the choice leads. */
  take(choice: Choice, at?: Pose): void {
    this.begin(choice);
    this.pose = at ?? this.lead?.pose ?? choice.pose ?? [0, 0, 0];
    if (at || !this.lead?.pose) void this.judge();
  }

  /** Take up a piece that may go to cells. */
  lift(piece: Piece, choice: Choice, spot: Point): void {
    this.begin(choice);
    this.lead = piece;
    this.group = [piece];
    this.spot = spot;
    this.cell = piece.cell;
  }

  move(pose: Pose): void {
    this.pose = [round(pose[0], 1000), round(pose[1], 1000), round(turned(pose[2]), 10) % 360];
    void this.judge();
  }

  /** Hold it over a point, and ask when that lies in another cell than before. */
  hover(spot: Point, cell: Cell | null): void {
    const isSame = cell && this.cell && cellKey(cell) === cellKey(this.cell);
    this.spot = spot;
    if (isSame) return;
    this.cell = cell;
    this.answer = null;
    this.refusal = "";
    if (!this.isHome) void this.judge();
  }

  turn(by: number): void {
    if (!this.isOnCells) this.move([this.pose[0], this.pose[1], this.pose[2] + by]);
  }

  drop(): void {
    this.choice = null;
    this.spot = null;
    this.cell = null;
    this.answer = null;
    this.refusal = "";
  }

  /** Whether it is held over the cell that it came from, or over none. */
  get isHome(): boolean {
    const home = this.lead?.cell;
    return !this.cell || (home !== null && home !== undefined && cellKey(home) === cellKey(this.cell));
  }

  /** Set it down where it is held; where that is not allowed, go to the nearest right place first. */
  async set(): Promise<void> {
    const choice = this.choice;
    if (!choice) return;
    if (this.isOnCells) return this.enter();
    if (!this.isLegal && this.hasSnap) {
      this.snap();
      return;
    }
    await this.session.choose(placing(choice, this.pose), this.answer?.label || choice.label);
    if (!this.session.refusal) this.drop();
  }

  /** It was let go over a cell: where it may go it goes, else it stays in sight with the reason. */
  async land(): Promise<void> {
    const ways = this.ways;
    if (ways.length) return this.enter();
    this.spot = this.middle;
  }

  /** Go to the nearest place that the rules offer. */
  snap(): void {
    const nearest = this.answer?.nearest;
    if (!nearest?.pose) return;
    this.choice = nearest;
    this.move(nearest.pose);
  }

  /** Go to the cell; of several ways to do so the person chooses in the list. */
  private async enter(): Promise<void> {
    const { cell, session } = this;
    const ways = this.ways;
    const [only] = ways;
    if (!cell || !only) return;
    this.drop();
    if (ways.length > 1) session.narrowed = ways;
    else await session.choose(only.action, only.label);
  }

  /** Whether it may go where it is held over. */
  get canLand(): boolean {
    return !this.isHome && this.ways.length > 0;
  }

  private get middle(): Point | null {
    const frame = this.session.shownGround?.frame;
    return frame && this.cell ? cellMiddle(frame, this.cell) : this.spot;
  }

  private get ways(): Choice[] {
    const { cell, lead } = this;
    const { choices, scene } = this.session;
    if (!cell || !lead) return [];
    const there = (scene?.pieces ?? []).filter((piece) => piece.id !== lead.id && piece.cell && cellKey(piece.cell) === cellKey(cell));
    return [...cellsOf(choices, lead.id, cell), ...there.flatMap((piece) => onTarget(choices, lead.id, piece.id))];
  }

  private begin(choice: Choice): void {
    this.drop();
    this.choice = choice;
    this.group = movers(choice, this.session.scene?.pieces ?? []);
    this.lead = this.group.find((piece) => piece.id === leader(choice)) ?? this.group[0] ?? null;
  }

  private async judge(): Promise<void> {
    if (this.isAsking) {
      this.isStale = true;
      return;
    }
    this.isAsking = true;
    do {
      this.isStale = false;
      const choice = this.choice;
      const wanted = this.wanted();
      if (!choice || !wanted) break;
      const [answer] = await Promise.all([this.session.ask(wanted), pause(APART)]);
      if (this.choice === choice && answer && !(this.isOnCells && this.isStale)) this.hear(answer);
      if (!this.isStale && this.isLegal && !this.isOnCells) await this.foresee(choice, wanted);
    } while (this.isStale);
    this.isAsking = false;
  }

  /** When it rests where it may stand: the places to which the rules would correct it. */
  private async foresee(choice: Choice, wanted: string | Placing): Promise<void> {
    const answer = await this.session.ask(wanted, { ends: true });
    if (this.choice === choice && !this.isStale && answer?.type === "answer" && answer.legal) this.answer = answer;
  }

  /** What the rules are asked: the pose or the cell where it is held. */
  private wanted(): string | Placing | null {
    const { choice, cell } = this;
    if (!choice) return null;
    if (!this.isOnCells) return placing(choice, this.pose);
    if (!cell || this.isHome) return null;
    return this.ways[0]?.action ?? { action: choice.action, cell: [cell[0], cell[1]] };
  }

  private hear(answer: Answer | Refused): void {
    if (answer.type === "answer") {
      this.answer = answer;
      this.refusal = answer.legal ? "" : (answer.sentence ?? "");
    } else if (answer.code !== "busy") {
      this.answer = null;
      this.refusal = answer.sentence;
    }
  }

  /** Whether a piece would stand elsewhere than it is held. */
  private isElsewhere(piece: Piece, pose: Pose): boolean {
    const held = this.cast(this.pose).find((shade) => shade.piece === piece)?.pose;
    return !held || Math.hypot(held[0] - pose[0], held[1] - pose[1]) > 0.04 || Math.abs(shortWay(held[2], pose[2]) - held[2]) > 1;
  }

  private cast(pose: Pose): Shade[] {
    const { lead, choice } = this;
    if (!choice) return [];
    if (!lead) return [{ piece: null, pose }];
    const from = lead.pose;
    if (!from) return this.group.length > 1 ? this.abreast(pose) : [{ piece: lead, pose }];
    return this.group.map((piece) => ({
      piece,
      pose: piece === lead || !piece.pose ? pose : carried(from, pose, piece.pose),
    }));
  }

  /** Pieces that wait beside the board stand side by side. */
  private abreast(pose: Pose): Shade[] {
    return this.group.map((piece, place) => ({
      piece,
      pose: carried([0, 0, 0], pose, [place * (piece.size?.[0] ?? 1), 0, 0]),
    }));
  }

  private corrected(): Shade[] {
    const pieces = this.session.scene?.pieces ?? [];
    if (!this.answer?.legal) return [];
    return (this.answer.ends ?? []).flatMap((end) => {
      const piece = pieces.find((one) => one.id === end.piece) ?? null;
      return piece && end.pose && this.isElsewhere(piece, end.pose) ? [{ piece, pose: end.pose }] : [];
    });
  }
}

function pause(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}
