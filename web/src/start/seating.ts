// Who has which seat, for the usual ways to play.

import type { SeatCard } from "../wire.gen";

export type Way = "solo" | "two" | "link" | "watch";

/** Players by seat. `agent` is the computer's name; `mine` is the side that the person takes where there is one. */
export function seating(way: Way, seats: readonly SeatCard[], agent: string, mine: string): Record<string, string> {
  const players: Record<string, string> = {};
  for (const seat of seats) {
    if (seat.is_umpire) players[seat.seat] = "dice";
    else if (way === "two") players[seat.seat] = "me";
    else if (way === "watch") players[seat.seat] = agent;
    else if (seat.seat === mine) players[seat.seat] = "me";
    else players[seat.seat] = way === "solo" ? agent : "link";
  }
  return players;
}

/** The strongest computer player that is known: the last of those that think, else the first. */
export function usualAgent(names: readonly string[]): string {
  return names.find((name) => name === "greedy") ?? names[0] ?? "greedy";
}
