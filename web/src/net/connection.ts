// One socket to the server: requests with answers, news, and coming back after a loss.

import type { Bye, Language, Reply, Request } from "../wire.gen";

export type News = Exclude<Reply, { id: string }>;
type Answered = Extract<Reply, { id: string }>;
type Body<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Asked = Body<Request>;

export interface Listener {
  news(message: Reply): void;
  state(state: "open" | "lost" | "closed", bye?: Bye): void;
}

/** What stands open until its answer comes. */
interface Open {
  text: string;
  isKept: boolean;
  resolve(answer: Answered): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Connection {
  private socket: SocketLike | null = null;
  private readonly open = new Map<string, Open>();
  private readonly name = Math.random().toString(36).slice(2, 10);
  private counter = 0;
  private wait = FIRST_WAIT;
  private isClosed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly hello: { key: string; lang: Language; seat: string },
    private readonly listener: Listener,
    private readonly connect: (address: string) => SocketLike = (to) => new WebSocket(to),
  ) {
    this.start();
  }

  /** Send a request and wait for its answer; after a loss an open `play` is sent again, unchanged. */
  request(body: Asked): Promise<Answered> {
    const id = `${this.name}-${++this.counter}`;
    const text = JSON.stringify({ ...body, id });
    const isKept = ["play", "amend", "undo", "consent", "chat"].includes(body.type);
    return new Promise((resolve) => {
      this.open.set(id, { text, isKept, resolve });
      this.send(text);
    });
  }

  /** Change the language; all comes again in it. */
  speak(lang: Language): void {
    this.hello.lang = lang;
    this.send(JSON.stringify({ type: "speak", lang }));
  }

  /** Look through another seat of the same key. */
  look(seat: string): void {
    this.hello.seat = seat;
    this.send(JSON.stringify({ type: "look", seat }));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private start(): void {
    const socket = this.connect(this.address);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", ...this.hello }));
      for (const { text, isKept } of this.open.values()) if (isKept) socket.send(text);
    };
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Reply);
    socket.onclose = () => this.lost(socket);
  }

  private send(text: string): void {
    if (this.socket?.readyState === 1) this.socket.send(text);
  }

  private take(message: Reply): void {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.listener.state("open");
    }
    if (message.type === "bye" && !["too-slow", "too-fast", "fault", "busy"].includes(message.code)) {
      this.isClosed = true;
      this.listener.state("closed", message);
    }
    const id = "id" in message ? message.id : undefined;
    const waiting = id ? this.open.get(id) : undefined;
    if (waiting && id) {
      this.open.delete(id);
      waiting.resolve(message as Answered);
    } else {
      this.listener.news(message);
    }
  }

  private lost(socket: SocketLike): void {
    if (this.isClosed || socket !== this.socket) return;
    this.listener.state("lost");
    for (const [id, { isKept, resolve }] of this.open) {
      if (isKept) continue;
      this.open.delete(id);
      resolve({ type: "refused", id, code: "busy", sentence: "" });
    }
    this.timer = setTimeout(() => this.start(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

/** The part of a WebSocket that is used. */
export interface SocketLike {
  readyState: number;
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: never) => unknown) | null;
  send(text: string): void;
  close(): void;
}
