import { describe, expect, test } from "vitest";
import {
  active,
  buttons,
  byCell,
  candidates,
  cellsOf,
  choicesOf,
  commonCost,
  families,
  leader,
  onlyActor,
  onTarget,
  placing,
  placings,
  scales,
  takings,
} from "../src/game/offers";
import { merged, rounds } from "../src/game/chronicle";
import { after, nextInDirection } from "../src/board/stepping";
import { seating } from "../src/start/seating";
import type { Choice, Entry, Piece } from "../src/wire.gen";

const choice = (parts: Partial<Choice> & { kind: Choice["kind"]; action: string }): Choice => ({ label: parts.action, ...parts });

const MARCH = choice({ kind: "cell", action: "R1 to 0202", piece: "R1", cell: [1, 1], cost: 1 });
const OTHER = choice({ kind: "cell", action: "R2 to 0202", piece: "R2", cell: [1, 1], cost: 2 });
const HOLD = choice({ kind: "press", action: "R1 holds", piece: "R1" });
const END = choice({ kind: "press", action: "end" });
const SHOT = choice({ kind: "pick", action: "R1 shoots B1", piece: "R1", target: "B1" });
const ALONE = choice({ kind: "place", action: "choose Bd1", piece: "Bd1", pieces: ["Bd1"] });
const GROUP = choice({ kind: "place", action: "choose Bd1 Bd2", pieces: ["Bd1", "Bd2"] });
const MOVE = choice({ kind: "place", action: "Bd1 Bd2 to", pieces: ["Bd1", "Bd2"], pose: [5, 7, 0], family: "ahead" });

describe("choices", () => {
  test("a piece finds what it can do, alone before in a group", () => {
    expect(choicesOf([GROUP, ALONE, MARCH], "Bd1")).toEqual([ALONE, GROUP]);
  });

  test("taking up and placing are told apart by the pose", () => {
    const all = [ALONE, GROUP, MOVE];
    expect(takings(all, "Bd1")).toEqual([ALONE, GROUP]);
    expect(placings(all, "Bd2")).toEqual([MOVE]);
    expect(leader(MOVE)).toBe("Bd1");
  });

  test("led to another pose a choice is a placing, at its own pose it is itself", () => {
    expect(placing(MOVE, [5, 7, 0])).toBe(MOVE.action);
    expect(placing(MOVE, [5, 7, 10])).toEqual({ action: MOVE.action, pose: [5, 7, 10] });
  });

  test("a question about one piece or one group selects it", () => {
    expect(onlyActor([MARCH, HOLD, SHOT])).toBe("R1");
    expect(onlyActor([MOVE, END])).toBe("Bd1");
    expect(onlyActor([MARCH, OTHER])).toBe("");
  });

  test("cells lead to the choices of the selected piece only", () => {
    expect(byCell([MARCH, OTHER], "R2").get("1,1")).toEqual([OTHER]);
    expect(byCell([MARCH, OTHER], "").size).toBe(0);
    expect(byCell([{ ...MARCH, piece: "" }], "R2").size).toBe(1);
  });

  test("a piece gets to a cell in the ways that are offered to it", () => {
    expect(cellsOf([MARCH, OTHER, HOLD], "R1", [1, 1])).toEqual([MARCH]);
    expect(cellsOf([MARCH, OTHER], "R1", [2, 1])).toEqual([]);
  });

  test("a cost is told where all offered places of the pieces cost the same", () => {
    const dear = { ...MOVE, action: "farther", cost: 2 };
    const cheap = { ...MOVE, action: "near", cost: 1 };
    expect(commonCost([cheap, { ...cheap, action: "beside" }, ALONE], cheap)).toBe(1);
    expect(commonCost([cheap, dear], cheap)).toBeNull();
    expect(commonCost([ALONE], ALONE)).toBeNull();
  });

  test("targets are those of the selected piece", () => {
    expect(onTarget([SHOT, MARCH], "R1", "B1")).toEqual([SHOT]);
    expect(onTarget([SHOT], "R2", "B1")).toEqual([]);
    expect(active([SHOT, OTHER], "R2").targets.size).toBe(0);
  });

  test("buttons of a piece appear when it is selected, others always", () => {
    expect(buttons([MARCH, HOLD, END], "")).toEqual([END]);
    expect(buttons([MARCH, HOLD, END], "R1")).toEqual([HOLD, END]);
    expect(buttons([HOLD, END], "")).toEqual([HOLD, END]);
  });

  test("with many choices the person is asked for a piece first", () => {
    expect(candidates([MARCH, OTHER], 1)).toEqual(["R1", "R2"]);
    expect(candidates([MARCH, OTHER], 9)).toEqual([]);
  });

  test("families keep their order, amounts become one control", () => {
    expect(families([MOVE, END]).map((family) => family.name)).toEqual(["ahead", ""]);
    const steps = [3, 1, 2].map((amount) => choice({ kind: "amount", action: `pay ${amount}`, amount }));
    expect(scales([...steps, END])[0]?.steps.map((step) => step.amount)).toEqual([1, 2, 3]);
  });
});

describe("the log", () => {
  const entry = (moment: number, round = -1): Entry => ({ moment, seat: "Red", action: "x", round, heading: `Round ${round}` }) as Entry;

  test("news replaces everything from its first moment on, as after a taking back", () => {
    const known = [entry(1), entry(2), entry(3)];
    expect(merged(known, { type: "log", first: 2, entries: [entry(2)] }).map((one) => one.moment)).toEqual([1, 2]);
    expect(merged(known, { type: "log", first: 3, entries: [] })).toHaveLength(2);
  });

  test("an answer only fills in", () => {
    const filled = merged([entry(3)], { type: "log", id: "a", first: 1, entries: [entry(1), entry(2)] });
    expect(filled.map((one) => one.moment)).toEqual([1, 2, 3]);
  });

  test("rounds begin where their first entry is", () => {
    expect(rounds([entry(1, 0), entry(2, 1), entry(3), entry(4, 1), entry(5, 2)])).toEqual([
      { heading: "Round 0", moment: 1 },
      { heading: "Round 1", moment: 2 },
      { heading: "Round 2", moment: 5 },
    ]);
  });
});

describe("keys", () => {
  const plane = { kind: "plane", columns: 10, rows: 10 } as const;
  const piece = (id: string, x: number, y: number): Piece =>
    ({ id, cell: null, symbol: "sp", side: 0, label: id, pose: [x, y, 0], size: [1, 0.5] }) as Piece;
  const all = [piece("a", 2, 5), piece("b", 4, 5.2), piece("c", 4, 9), piece("d", 8, 5)];

  test("an arrow goes to the next piece that way", () => {
    expect(nextInDirection(plane, all, { x: 128, y: 330 }, "ArrowRight")?.id).toBe("b");
    expect(nextInDirection(plane, all, { x: 256, y: 323 }, "ArrowUp")?.id).toBe("c");
    expect(nextInDirection(plane, all, { x: 128, y: 330 }, "ArrowLeft")).toBeNull();
  });

  test("going on and on comes round", () => {
    expect(after(["a", "b"], undefined, 1)).toBe("a");
    expect(after(["a", "b"], "b", 1)).toBe("a");
    expect(after(["a", "b"], "a", -1)).toBe("b");
    expect(after([], "a", 1)).toBeUndefined();
  });
});

test("usual ways to sit down", () => {
  const seats = [
    { seat: "Red", title: "Red", is_umpire: false },
    { seat: "Blue", title: "Blue", is_umpire: false },
    { seat: "Umpire", title: "Umpire", is_umpire: true },
  ];
  expect(seating("solo", seats, "greedy", "Blue")).toEqual({ Red: "greedy", Blue: "me", Umpire: "dice" });
  expect(seating("link", seats, "greedy", "Red")).toEqual({ Red: "me", Blue: "link", Umpire: "dice" });
  expect(seating("watch", seats, "greedy", "Red")).toEqual({ Red: "greedy", Blue: "greedy", Umpire: "dice" });
});
