import { TRAVELLER_LIMITS, type PassengerType, type TravellerCounts } from '../../contract';

export type TravellerGroup = keyof typeof TRAVELLER_LIMITS;

/** Groups of the traveller counter with their fare codes; only adults count as a seat (R059). */
export const TRAVELLER_GROUPS: readonly { group: TravellerGroup; code: PassengerType; seat: boolean }[] = [
  { group: 'adults', code: 'ADT', seat: true },
  { group: 'children', code: 'CHD', seat: false },
  { group: 'infants', code: 'INF', seat: false },
];

/** A whole number within the limits of its group; what is no number becomes the lower limit (R056, R057). */
export function clampCount(group: TravellerGroup, value: unknown): number {
  const { min, max } = TRAVELLER_LIMITS[group];
  const count = Math.trunc(Number(value));
  return Number.isFinite(count) ? Math.min(max, Math.max(min, count)) : min;
}

/** One press of plus or minus (R055), never beyond the limits. */
export const stepTravellers = (
  counts: TravellerCounts,
  group: TravellerGroup,
  by: 1 | -1,
): TravellerCounts => ({
  ...counts,
  [group]: clampCount(group, counts[group] + by),
});

export const totalTravellers = (counts: TravellerCounts): number =>
  counts.adults + counts.children + counts.infants;

/** One code a traveller, adults first: the order of the forms at checkout. */
export const travellerCodes = (counts: TravellerCounts): PassengerType[] =>
  TRAVELLER_GROUPS.flatMap(({ group, code }) => Array.from({ length: counts[group] }, () => code));
