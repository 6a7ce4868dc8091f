// What is held over the board: pieces on their way to a pose, and what the rules say to it.

import { carried, turned, type Pose } from "../board/geometry";
import type { Answer, Choice, Piece, Refused } from "../wire.gen";
import { actors, leader, movers, placing } from "./offers";
import type { Session } from "./session.svelte";

/** A piece of the ghost with the pose that it would have. */
export interface Shade {
  piece: Piece | null;
  pose: Pose;
}

export class Ghost {
  choice = $state.raw<Choice | null>(null);
  pose = $state.raw<Pose>([0, 0, 0]);
  answer = $state.raw<Answer | null>(null);
  refusal = $state("");
  isAsking = $state(false);

  private lead: Piece | null = null;
  private group: Piece[] = [];
  private isStale = false;

  constructor(private readonly session: Session) {}

  readonly isHeld = $derived(this.choice !== null);
  readonly isLegal = $derived(this.answer?.legal ?? false);
  readonly shades = $derived(this.cast(this.pose));
  readonly ends = $derived(this.corrected());

  /** Where the nearest offered choice would put it, while it is held where it may not be. */
  readonly nearest = $derived(this.isLegal || !this.answer?.nearest?.pose ? [] : this.cast(this.answer.nearest.pose));
  readonly hasSnap = $derived(this.nearest.length > 0);

  /** Take up what a choice would place, where it is now or where the choice leads. */
  take(choice: Choice, at?: Pose): void {
    const pieces = this.session.scene?.pieces ?? [];
    this.choice = choice;
    this.group = movers(choice, pieces);
    this.lead = this.group.find((piece) => piece.id === leader(choice)) ?? this.group[0] ?? null;
    this.answer = null;
    this.refusal = "";
    this.pose = at ?? this.lead?.pose ?? choice.pose ?? [0, 0, 0];
    if (at || !this.lead?.pose) void this.judge();
  }

  move(pose: Pose): void {
    this.pose = [pose[0], pose[1], turned(pose[2])];
    void this.judge();
  }

  turn(by: number): void {
    this.move([this.pose[0], this.pose[1], this.pose[2] + by]);
  }

  drop(): void {
    this.choice = null;
    this.answer = null;
    this.refusal = "";
  }

  /** Set it down where it is held; where that is not allowed, go to the nearest right place first. */
  async set(): Promise<void> {
    const choice = this.choice;
    if (!choice) return;
    if (!this.isLegal && this.hasSnap) {
      this.snap();
      return;
    }
    await this.session.choose(placing(choice, this.pose), this.answer?.label || choice.label);
    if (!this.session.refusal) this.drop();
  }

  /** Go to the nearest place that the rules offer. */
  snap(): void {
    const nearest = this.answer?.nearest;
    if (!nearest?.pose) return;
    this.choice = nearest;
    this.move(nearest.pose);
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
      if (!choice) break;
      const answer = await this.session.ask(placing(choice, this.pose));
      if (this.choice === choice && answer) this.hear(answer);
    } while (this.isStale);
    this.isAsking = false;
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
      return end.pose ? [{ piece, pose: end.pose }] : [];
    });
  }
}

/** Whether a choice moves several pieces together. */
export function isGroup(choice: Choice): boolean {
  return actors(choice).length > 1;
}
