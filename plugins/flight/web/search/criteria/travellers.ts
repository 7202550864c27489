import { MOST_SEATS, TRAVELLER_LIMITS, type PassengerType, type TravellerCounts } from '../../../contract';

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

/** What stops a group on its way up or down. */
export type TravellerStop = 'type' | 'seats' | 'laps';
export interface TravellerRange {
  min: number;
  max: number;
  below: TravellerStop;
  above: TravellerStop;
}

/** How few and how many of a group there may be beside the others (R056, R057, G30), and why no more. */
export function travellerRange(
  { adults, children, infants }: TravellerCounts,
  group: TravellerGroup,
): TravellerRange {
  const { min, max } = TRAVELLER_LIMITS[group];
  if (group === 'infants')
    return { min, max: Math.min(max, adults), below: 'type', above: adults < max ? 'laps' : 'type' };
  const seats = MOST_SEATS - (group === 'adults' ? children : adults);
  const laps = group === 'adults' ? infants : 0;
  return {
    min: Math.max(min, laps),
    max: Math.min(max, seats),
    below: laps > min ? 'laps' : 'type',
    above: seats < max ? 'seats' : 'type',
  };
}

/** The nearest travellers that may book together, the adults as they are: for addresses and stored searches (G30). */
export function fitTravellers(counts: Partial<Record<TravellerGroup, unknown>>): TravellerCounts {
  const adults = clampCount('adults', counts.adults ?? 1);
  return {
    adults,
    children: Math.min(clampCount('children', counts.children ?? 0), MOST_SEATS - adults),
    infants: Math.min(clampCount('infants', counts.infants ?? 0), adults),
  };
}

/** So many of a group, as far as the limits let (R055). */
export function setTravellers(
  counts: TravellerCounts,
  group: TravellerGroup,
  count: number,
): TravellerCounts {
  const { min, max } = travellerRange(counts, group);
  return { ...counts, [group]: Math.min(max, Math.max(min, clampCount(group, count))) };
}

export const totalTravellers = (counts: TravellerCounts): number =>
  counts.adults + counts.children + counts.infants;

/** One code a traveller, adults first: the order of the forms at checkout. */
export const travellerCodes = (counts: TravellerCounts): PassengerType[] =>
  TRAVELLER_GROUPS.flatMap(({ group, code }) => Array.from({ length: counts[group] }, () => code));
