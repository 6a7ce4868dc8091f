// What the offered choices mean for pieces and cells. Nothing here knows a rule: it only sorts what was sent.

import type { Choice, Piece, Placing } from "../wire.gen";
import type { Cell, Pose } from "../board/geometry";

/** Everything that can be done with a piece, those that it does alone first. */
export function choicesOf(choices: readonly Choice[], piece: string): Choice[] {
  const found = choices.filter((choice) => actors(choice).includes(piece));
  return found.sort((one, other) => actors(one).length - actors(other).length);
}

/** The pieces that do it. */
export function actors(choice: Choice): string[] {
  if (choice.pieces?.length) return choice.pieces;
  return choice.piece ? [choice.piece] : [];
}

/** The pieces that can be clicked now: those that may act, and those that something may be done to. */
export function active(choices: readonly Choice[], selected: string): { own: Set<string>; targets: Set<string> } {
  const own = new Set<string>();
  const targets = new Set<string>();
  for (const choice of choices) {
    for (const piece of actors(choice)) own.add(piece);
    const isOfSelected = !selected || actors(choice).includes(selected);
    if (choice.target && (isOfSelected || actors(choice).length === 0)) targets.add(choice.target);
  }
  return { own, targets };
}

/** The piece that the whole question is about, where there is only one. */
export function onlyActor(choices: readonly Choice[]): string {
  const found = new Set(choices.flatMap(actors));
  const groups = choices.filter((choice) => actors(choice).length > 1);
  if (found.size === 1) return [...found][0] ?? "";
  const first = groups[0];
  const isOneGroup =
    first !== undefined &&
    choices.every((choice) => actors(choice).length === 0 || sameActors(choice, first));
  return isOneGroup ? leader(first) : "";
}

function sameActors(one: Choice, other: Choice): boolean {
  return actors(one).join(" ") === actors(other).join(" ");
}

/** The piece whose pose a placing gives. */
export function leader(choice: Choice): string {
  return choice.piece || choice.pieces?.[0] || "";
}

/** Choices of cells, by "column,row": those of the selected piece, or without one those that belong to no piece. */
export function byCell(choices: readonly Choice[], selected: string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (!choice.cell || !(choice.kind === "cell" || choice.kind === "path")) continue;
    if (actors(choice).length > 0 && !actors(choice).includes(selected)) continue;
    const key = cellKey(choice.cell);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}

/** The ways in which a piece gets to a cell. */
export function cellsOf(choices: readonly Choice[], piece: string, cell: Cell): Choice[] {
  return steps(choices, piece).filter((choice) => choice.cell && cellKey(choice.cell) === cellKey(cell));
}

/** The choices that lead a piece to cells, to which it can be dragged. */
export function steps(choices: readonly Choice[], piece: string): Choice[] {
  return choicesOf(choices, piece).filter((choice) => choice.cell && (choice.kind === "cell" || choice.kind === "path"));
}

export function cellKey([column, row]: Cell): string {
  return `${column},${row}`;
}

/** What clicking a target does: the choices of the selected piece, or of all where none is selected. */
export function onTarget(choices: readonly Choice[], selected: string, target: string): Choice[] {
  return choices.filter((choice) => {
    if (choice.target !== target) return false;
    return !selected || actors(choice).length === 0 || actors(choice).includes(selected);
  });
}

/** Choices that take a piece or group up, to be placed after that. */
export function takings(choices: readonly Choice[], piece: string): Choice[] {
  return choicesOf(choices, piece).filter((choice) => choice.kind === "place" && !choice.pose);
}

/** Choices that can be led to another pose by dragging a piece. */
export function placings(choices: readonly Choice[], piece: string): Choice[] {
  return choicesOf(choices, piece).filter((choice) => choice.kind === "place" && choice.pose);
}

/** Choices that place something that is not a piece yet, such as ground. */
export function loosePlacings(choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => choice.kind === "place" && choice.pose && actors(choice).length === 0);
}

/** A choice led to a pose. At its own pose it is the choice itself, which knows the place more exactly. */
export function placing(choice: Choice, pose: Pose): Placing | string {
  const isOwn = choice.pose?.every((value, place) => value === pose[place]);
  return isOwn ? choice.action : { action: choice.action, pose };
}

/** The pieces that a placing moves, each with its pose now. */
export function movers(choice: Choice, pieces: readonly Piece[]): Piece[] {
  const wanted = new Set(actors(choice));
  return pieces.filter((piece) => wanted.has(piece.id));
}

/** What all offered places of the same pieces cost, or null where they differ. */
export function commonCost(choices: readonly Choice[], like: Choice): number | null {
  const alike = choices.filter((choice) => choice.kind === like.kind && choice.pose && sameActors(choice, like));
  const costs = new Set(alike.map((choice) => choice.cost ?? null));
  return costs.size === 1 ? ([...costs][0] ?? null) : null;
}

export interface Family {
  name: string;
  choices: Choice[];
}

/** Choices under their families, in the order in which they came. */
export function families(choices: readonly Choice[]): Family[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const name = choice.family ?? "";
    found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return [...found].map(([name, listed]) => ({ name, choices: listed }));
}

/** Amounts with everything else alike are one control. */
export interface Scale {
  name: string;
  steps: Choice[];
}

export function scales(choices: readonly Choice[]): Scale[] {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.kind !== "amount" || choice.amount === undefined || choice.amount === null) continue;
    const name = `${choice.piece ?? ""}|${choice.target ?? ""}|${choice.family ?? ""}`;
    found.set(name, [...(found.get(name) ?? []), choice]);
  }
  return [...found].map(([name, steps]) => ({
    name,
    steps: steps.sort((one, other) => (one.amount ?? 0) - (other.amount ?? 0)),
  }));
}

/** Buttons to show: those of the selected piece, and those that no other choice leads to. */
export function buttons(choices: readonly Choice[], selected: string): Choice[] {
  const boardly = new Set(choices.filter((choice) => choice.kind !== "press").flatMap(actors));
  return choices.filter((choice) => {
    if (choice.kind !== "press") return false;
    const own = actors(choice);
    return own.length === 0 || own.includes(selected) || !own.some((piece) => boardly.has(piece));
  });
}

/** The pieces that may act, where there are too many choices to list them all at once. */
export function candidates(choices: readonly Choice[], few: number): string[] {
  const found = [...new Set(choices.flatMap(actors))];
  return choices.length > few && found.length > 1 ? found : [];
}
