// One table as this client knows it: what the server said last, what is selected, and what is being asked.

import { Connection, type Asked } from "../net/connection";
import { socketAddress } from "../net/http";
import { play as sound } from "../sound";
import { settings } from "../settings.svelte";
import type {
  Answer,
  Bye,
  Choice,
  Entry,
  Ground,
  Inspected,
  Placing,
  Refused,
  Reply,
  Said,
  Scenery,
  Table,
  View,
  Wanted,
  Welcome,
} from "../wire.gen";
import { choicesOf, onlyActor } from "./offers";
import { merged } from "./chronicle";

/** An action that waits for the person to say yes, with what the server said of it: nothing yet, its chances, or
 * that there are too many to count. */
export interface Pending {
  action: string | Placing;
  label: string;
  answer: Answer | Refused | null;
}

/** Dice that are to be rolled on a real table before an action is played. */
interface Rolling {
  wanted: Wanted;
  action: string | Placing;
  digest: string;
  dice: number[];
}

/** How long somebody waits for the chances before he can do without them, in milliseconds. */
const PATIENCE = 600;
/** How long a view may come after its action was accepted, in milliseconds. */
const LATE = 3000;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Link = "opening" | "open" | "lost" | "closed";

export class Session {
  link = $state<Link>("opening");
  bye = $state<Bye | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  view = $state.raw<View | null>(null);
  ground = $state.raw<Ground | null>(null);
  table = $state.raw<Table | null>(null);
  entries = $state.raw<Entry[]>([]);
  said = $state.raw<Said[]>([]);
  refusal = $state.raw<Refused | null>(null);
  pending = $state.raw<Pending | null>(null);
  rolling = $state.raw<Rolling | null>(null);
  past = $state.raw<Scenery | null>(null);
  selected = $state("");
  /** The choice that is pointed at in the list, drawn on the board. */
  hinted = $state.raw<Choice | null>(null);
  /** Choices between which the person must decide after a click that could mean several. */
  narrowed = $state.raw<Choice[] | null>(null);
  /** How large a group is taken up: 0 alone, then larger and larger. */
  reach = $state(0);
  isBusy = $state(false);
  /** The moment at which something was taken up, so that it can be put down by taking that back. */
  private taken = -1;
  private onView: (() => void) | null = null;
  /** The seat behind the curtain, when two sit at one screen. */
  curtain = $state("");

  readonly scene = $derived(this.past?.scene ?? this.view?.scene ?? null);
  readonly shownGround = $derived(this.past?.ground ?? this.ground);
  readonly choices = $derived(this.past || this.curtain ? [] : (this.view?.scene.choices ?? []));
  readonly isMine = $derived(this.choices.length > 0);

  private readonly connection: Connection;

  constructor(readonly key: string) {
    this.connection = new Connection(
      socketAddress(),
      { key, lang: settings.lang, seat: "" },
      { news: (message) => this.take(message), state: (state, bye) => this.moved(state, bye) },
    );
  }

  close(): void {
    this.connection.close();
  }

  speak(): void {
    if (this.welcome && this.welcome.lang !== settings.lang) this.connection.speak(settings.lang);
    if (this.past) void this.goto(this.past.moment);
  }

  look(seat: string): void {
    this.curtain = "";
    this.connection.look(seat);
  }

  select(piece: string): void {
    if (this.selected !== piece) this.reach = 0;
    this.selected = this.selected === piece ? "" : piece;
    this.narrowed = null;
    this.refusal = null;
    this.pending = null;
  }

  /** Do it, or show the chances first where dice decide. Nobody has to wait for them: when they are late, it can
   * be done without. */
  async choose(action: string | Placing, label: string): Promise<void> {
    if (this.isBusy) return;
    this.refusal = null;
    this.isBusy = true;
    const asked = this.ask(action, { odds: true });
    const isLate = await Promise.race([asked.then(() => false), after(PATIENCE).then(() => true)]);
    this.isBusy = false;
    if (isLate) {
      const open = (this.pending = { action, label, answer: null });
      await asked;
      if (this.pending !== open) return;
      this.pending = null;
    }
    const answer = await asked;
    if (answer?.type === "refused" && answer.code === "too-many") {
      this.pending = { action, label, answer };
    } else if (answer?.type === "refused" && answer.code !== "busy") {
      this.refuse(answer);
    } else if (answer?.type === "answer" && !answer.legal) {
      this.refuse({ ...answer, type: "refused", code: "illegal", sentence: answer.sentence ?? "" });
    } else if (answer?.type === "answer" && answer.odds && answer.odds.chances.length > 1) {
      this.pending = { action, label: answer.label || label, answer };
    } else {
      await this.play(action);
    }
  }

  /** Play an action at once. */
  async play(action: string | Placing, extra: { dice?: number[]; seat?: string; reason?: string } = {}): Promise<boolean> {
    const digest = this.view?.scene.digest ?? "";
    this.pending = null;
    this.refusal = null;
    this.isBusy = true;
    const answer = await this.request({ type: "play", digest, action, ...extra });
    if (answer.type === "accepted") await this.until(() => (this.view?.moment ?? 0) >= answer.moment);
    this.isBusy = false;
    if (answer.type === "wanted") {
      this.rolling = { wanted: answer, action, digest, dice: extra.dice ?? [] };
      return false;
    }
    this.rolling = null;
    if (answer.type === "refused") this.refuse(answer);
    else sound("move");
    return answer.type === "accepted";
  }

  /** Until the view shows what has happened: before that nothing more can be chosen. */
  private async until(isShown: () => boolean): Promise<void> {
    const late = Date.now() + LATE;
    while (!isShown() && this.link === "open" && Date.now() < late) {
      await new Promise<void>((resolve) => {
        this.onView = resolve;
        setTimeout(resolve, LATE / 10);
      });
    }
  }

  /** Take a piece or group up, as a step of its own. */
  async takeUp(action: string): Promise<boolean> {
    const isDone = await this.play(action);
    this.taken = isDone ? (this.view?.moment ?? -1) : -1;
    return isDone;
  }

  /** Whether what was taken up last can be put down again. */
  get canPutDown(): boolean {
    return this.taken >= 0 && this.taken === this.view?.moment && this.view.may_undo === "at-once";
  }

  /** Put down what was taken up last. */
  async putDown(): Promise<void> {
    if (!this.canPutDown) return;
    this.taken = -1;
    await this.undo();
  }

  /** A face of a real die came up. */
  async rolled(face: number): Promise<void> {
    const open = this.rolling;
    if (open) await this.play(open.action, { dice: [...open.dice, face] });
  }

  async ask(action: string | Placing, more: { odds?: boolean; ends?: boolean } = {}): Promise<Answer | Refused | null> {
    const answer = await this.request({ type: "ask", action, ...more });
    return answer.type === "answer" || answer.type === "refused" ? answer : null;
  }

  /** What an umpire may set of a unit; of which units at all without one. */
  async inspect(unit: string): Promise<Inspected | null> {
    const answer = await this.request({ type: "inspect", unit });
    return answer.type === "inspected" ? answer : null;
  }

  /** An umpire's ruling about a unit; why it cannot be, or nothing when it is done. */
  async amend(unit: string, values: Record<string, string>, reason: string): Promise<string> {
    const digest = this.view?.scene.digest ?? "";
    const answer = await this.request({ type: "amend", digest, unit, values, reason });
    if (answer.type !== "refused") sound("move");
    return answer.type === "refused" ? answer.sentence : "";
  }

  async undo(): Promise<void> {
    const moment = this.view?.moment ?? 0;
    const isAtOnce = this.view?.may_undo === "at-once";
    this.isBusy = true;
    const answer = await this.request({ type: "undo" });
    if (answer.type === "done" && isAtOnce) await this.until(() => (this.view?.moment ?? 0) < moment);
    this.isBusy = false;
    if (answer.type === "refused") this.refuse(answer);
  }

  async consent(agree: boolean): Promise<void> {
    await this.request({ type: "consent", agree });
  }

  async say(text: string): Promise<void> {
    const answer = await this.request({ type: "chat", text });
    if (answer.type === "refused") this.refuse(answer);
  }

  /** Show the board as it was after a moment; null goes back to the game. */
  async goto(moment: number | null): Promise<void> {
    if (moment === null) {
      this.past = null;
      return;
    }
    const answer = await this.request({ type: "past", moment });
    if (answer.type === "scenery") this.past = answer;
    else if (answer.type === "refused" && answer.code !== "busy") this.refuse(answer);
  }

  /** Log entries of earlier moments. */
  async tell(first: number, last: number): Promise<void> {
    const answer = await this.request({ type: "tell", first, last });
    if (answer.type === "log") this.entries = merged(this.entries, answer);
  }

  refuse(refused: Refused): void {
    if (refused.code === "busy" && !refused.sentence) return;
    this.refusal = refused;
    sound("no");
  }

  /** What a seat is called. */
  seatTitle(seat: string): string {
    return this.table?.sitters.find((sitter) => sitter.seat === seat)?.title || seat;
  }

  private request(body: Asked): Promise<Exclude<Reply, never>> {
    return this.connection.request(body) as Promise<Reply>;
  }

  private moved(state: "open" | "lost" | "closed", bye?: Bye): void {
    this.link = state;
    if (bye) this.bye = bye;
  }

  private take(message: Reply): void {
    if (message.type === "welcome") this.welcome = message;
    else if (message.type === "table") this.table = message;
    else if (message.type === "log") this.entries = merged(this.entries, message);
    else if (message.type === "said") this.hear(message);
    else if (message.type === "view") this.see(message);
    else if (message.type === "refused") this.refuse(message);
  }

  private hear(message: Said): void {
    const others = this.said.filter((line) => line.number !== message.number);
    this.said = [...others, message].sort((one, other) => one.number - other.number);
  }

  private see(view: View): void {
    if (view.ground) this.ground = view.ground;
    const wasMine = this.view?.scene.turn.mine ?? false;
    const isNew = this.view?.scene.digest !== view.scene.digest;
    this.view = view;
    this.onView?.();
    this.draw(view);
    if (!isNew) return;
    this.pending = null;
    this.refusal = null;
    this.hinted = null;
    this.narrowed = null;
    this.reach = 0;
    const only = onlyActor(this.choices);
    const isStill = this.selected && choicesOf(this.choices, this.selected).length > 0;
    this.selected = only || (isStill ? this.selected : "");
    if (view.scene.turn.mine && !wasMine) sound("turn");
  }

  /** Two at one screen: the curtain falls when the other one decides. */
  private draw(view: View): void {
    const holds = this.welcome?.holds ?? [];
    const isOther = view.deciding !== "" && view.deciding !== view.seat && holds.includes(view.deciding);
    this.curtain = "";
    if (!isOther) return;
    if (settings.passesAtOnce || this.welcome?.is_umpire) this.connection.look(view.deciding);
    else this.curtain = view.deciding;
  }
}
