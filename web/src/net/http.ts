// What is asked over plain HTTP.

import type {
  Branch,
  ClauseCard,
  Created,
  GameCard,
  Language,
  Lobby,
  NewGame,
  OpenFile,
  Preview,
  Problem,
} from "../wire.gen";

/** Refused by the server, with a sentence for people. */
export class Trouble extends Error {}

const ROOT = new URL("api/", new URL(".", location.href.split("#")[0] ?? ""));

export const lobby = (lang: Language) => get<Lobby>(`lobby?lang=${lang}`);

export const preview = (ruleset: string, scenario: string, lang: Language) =>
  get<Preview>(`scenarios/${encodeURIComponent(ruleset)}/${encodeURIComponent(scenario)}?lang=${lang}`);

export const clauses = (ruleset: string, lang: Language) =>
  get<ClauseCard[]>(`clauses/${encodeURIComponent(ruleset)}?lang=${lang}`);

export const create = (game: NewGame) => post<Created>("games", game);

export const openFile = (file: OpenFile) => post<Created>("games/open", file);

export const branch = (key: string, wish: Branch) => post<Created>("games/branch", wish, key);

export const mine = (keys: string[], lang: Language) => post<GameCard[]>("games/mine", { keys, lang });

/** The saved game, as a file's text. */
export async function file(key: string, format: "game" | "jsonl"): Promise<string> {
  const answer = await fetch(new URL(`games/file?format=${format}`, ROOT), { headers: bearer(key) });
  if (!answer.ok) throw await trouble(answer);
  return answer.text();
}

export function socketAddress(): string {
  const address = new URL("play", ROOT);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

/** The address that opens a seat. */
export function seatLink(key: string): string {
  return `${location.href.split("#")[0]}#/play/${key}`;
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(new URL(path, ROOT));
  if (!answer.ok) throw await trouble(answer);
  return (await answer.json()) as T;
}

async function post<T>(path: string, body: unknown, key = ""): Promise<T> {
  const answer = await fetch(new URL(path, ROOT), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(key ? bearer(key) : {}) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw await trouble(answer);
  return (await answer.json()) as T;
}

function bearer(key: string): Record<string, string> {
  return { Authorization: `Bearer ${key}` };
}

async function trouble(answer: Response): Promise<Trouble> {
  try {
    const problem = (await answer.json()) as Problem;
    return new Trouble(problem.sentence || String(answer.status));
  } catch {
    return new Trouble(String(answer.status));
  }
}
