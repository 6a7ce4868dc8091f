import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type SocketLike } from "../src/net/connection";
import type { Reply } from "../src/wire.gen";

class Wire implements SocketLike {
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => unknown) | null = null;
  onmessage: ((event: MessageEvent) => unknown) | null = null;
  onclose: (() => unknown) | null = null;

  constructor() {
    Wire.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say({ type: "welcome", protocol: 1 });
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.lose();
  }
}

const news: Reply[] = [];
const states: string[] = [];

function connected(): { connection: Connection; wire: Wire } {
  const listener = { news: (message: Reply) => void news.push(message), state: (state: string) => void states.push(state) };
  const connection = new Connection("ws://x", { key: "k", lang: "en", seat: "" }, listener, () => new Wire());
  const wire = Wire.all[Wire.all.length - 1] as Wire;
  wire.open();
  return { connection, wire };
}

beforeEach(() => {
  vi.useFakeTimers();
  Wire.all.length = news.length = states.length = 0;
});
afterEach(() => vi.useRealTimers());

test("it says hello first, and gives answers to those who asked", async () => {
  const { connection, wire } = connected();
  expect(wire.sent[0]).toMatchObject({ type: "hello", key: "k", lang: "en" });
  const first = connection.request({ type: "ask", action: "a" });
  const second = connection.request({ type: "ask", action: "b" });
  const [, one, two] = wire.sent;
  expect(one?.["id"]).not.toBe(two?.["id"]);
  wire.say({ type: "answer", id: two?.["id"], legal: false });
  wire.say({ type: "table", sitters: [] });
  wire.say({ type: "answer", id: one?.["id"], legal: true });
  expect(await first).toMatchObject({ legal: true });
  expect(await second).toMatchObject({ legal: false });
  expect(news.map((message) => message.type)).toEqual(["welcome", "table"]);
});

test("after a loss it comes back, and sends an open action again with the same id", async () => {
  const { connection, wire } = connected();
  const played = connection.request({ type: "play", digest: "d", action: "go" });
  const asked = connection.request({ type: "ask", action: "go" });
  const id = wire.sent[1]?.["id"];
  wire.lose();
  expect(states).toContain("lost");
  expect(await asked).toMatchObject({ type: "refused", code: "busy" });
  vi.advanceTimersByTime(600);
  const again = Wire.all[1] as Wire;
  again.open();
  expect(again.sent.map((message) => message["type"])).toEqual(["hello", "play"]);
  expect(again.sent[1]?.["id"]).toBe(id);
  again.say({ type: "accepted", id, moment: 4, repeated: true });
  expect(await played).toMatchObject({ type: "accepted", repeated: true });
});

test("it waits longer each time, but stays away when the seat was taken over", () => {
  const { wire } = connected();
  wire.lose();
  vi.advanceTimersByTime(600);
  Wire.all[1]?.lose();
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(2);
  vi.advanceTimersByTime(600);
  expect(Wire.all).toHaveLength(3);
  const last = Wire.all[2] as Wire;
  last.open();
  last.say({ type: "bye", code: "taken-over", sentence: "Elsewhere." });
  last.lose();
  vi.advanceTimersByTime(60_000);
  expect(Wire.all).toHaveLength(3);
  expect(states[states.length - 1]).toBe("closed");
});

test("a new language is spoken after coming back, too", () => {
  const { connection, wire } = connected();
  connection.speak("zh-CN");
  expect(wire.sent[1]).toEqual({ type: "speak", lang: "zh-CN" });
  wire.lose();
  vi.advanceTimersByTime(600);
  Wire.all[1]?.open();
  expect(Wire.all[1]?.sent[0]).toMatchObject({ type: "hello", lang: "zh-CN" });
});
