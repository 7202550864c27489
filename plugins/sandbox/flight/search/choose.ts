import type { Itinerary } from '../timetable/itinerary';

/** One itinerary a leg, sold as one trip. */
export interface Combination {
  readonly legs: readonly Itinerary[];
  /** What an adult pays for the plainest fare that is looked for. */
  readonly dollars: number;
  readonly minutes: number;
}

/** Cheap ones, quick ones and good ones, rather than a thousand of the same kind. */
export function choose(all: readonly Combination[], limit: number): Combination[] {
  if (all.length <= limit) return [...all];
  const cheapest = Math.min(...all.map((each) => each.dollars));
  const quickest = Math.min(...all.map((each) => each.minutes));
  const orders = [
    (each: Combination) => each.dollars,
    (each: Combination) => each.dollars / cheapest + each.minutes / quickest,
    (each: Combination) => each.minutes + each.dollars / 1e4,
  ].map((cost) => [...all].sort((a, b) => cost(a) - cost(b)));
  const chosen = new Set<Combination>();
  for (let i = 0; chosen.size < limit; i++)
    for (const order of orders) if (chosen.size < limit) chosen.add(order[i]!);
  return [...chosen];
}
