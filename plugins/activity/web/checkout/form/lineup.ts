import type { TravelerCategory, Travelers } from '../../../contract';

/** Who leads comes first: somebody grown, where there is one. */
const LEADING: readonly TravelerCategory[] = ['ADULT', 'SENIOR', 'TRAVELER', 'YOUTH', 'CHILD', 'INFANT'];

/** Each who takes part by category, the lead traveller first. */
export const lineupOf = (travelers: Travelers): TravelerCategory[] =>
  LEADING.flatMap((category) => Array.from({ length: travelers[category] ?? 0 }, () => category));
