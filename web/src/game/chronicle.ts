// The log as a list without gaps of its own making: news replaces, answers fill in.

import type { Entry, Log } from "../wire.gen";

/** Entries by moment after a log message came. */
export function merged(known: readonly Entry[], log: Log): Entry[] {
  const came = new Set(log.entries.map((entry) => entry.moment));
  const isNews = !log.id;
  const kept = known.filter((entry) => (isNews ? entry.moment < log.first : !came.has(entry.moment)));
  return [...kept, ...log.entries].sort((one, other) => one.moment - other.moment);
}

/** The first moment of every round that the log knows of, and what the ruleset calls it. */
export function rounds(entries: readonly Entry[]): { heading: string; moment: number }[] {
  const found: { heading: string; moment: number }[] = [];
  let last = -1;
  for (const entry of entries) {
    const round = entry.round ?? -1;
    if (round >= 0 && round !== last) found.push({ heading: entry.heading ?? "", moment: entry.moment });
    if (round >= 0) last = round;
  }
  return found;
}
