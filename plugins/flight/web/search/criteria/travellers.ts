import {
  AGES,
  MOST_SEATS,
  TRAVELLER_LIMITS,
  type PassengerType,
  type TravellerCounts,
  typesOf,
} from '../../../contract';

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

/** An age that one of the type may have, else none. */
const fitAge = (type: PassengerType, age: number | null | undefined): number | null =>
  age != null && age >= AGES[type].min && age <= AGES[type].max ? age : null;

/** The travellers with ages that fit them; without any where none is said, so that one meaning has one spelling. */
export function withAges(
  { adults, children, infants }: TravellerCounts,
  ages: readonly (number | null | undefined)[],
): TravellerCounts {
  const counts = { adults, children, infants };
  const said = typesOf(counts).map((type, index) => fitAge(type, ages[index]));
  return said.some((age) => age !== null) ? { ...counts, ages: said } : counts;
}

const BETWEEN_AGES = '~';

/** Reads ages as they stand in an address, `~~7~1`: one a traveller, empty where it is not said. */
export const readAges = (text: string): (number | null)[] =>
  text.split(BETWEEN_AGES).map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : null));

/** Empty where no age is said. */
export const writeAges = (ages: readonly (number | null)[] = []): string =>
  ages.some((age) => age !== null) ? ages.map((age) => age ?? '').join(BETWEEN_AGES) : '';

/** The nearest travellers that may book together, the adults as they are: for addresses and stored searches (G30). */
export function fitTravellers(
  counts: Partial<Record<TravellerGroup, unknown>> & { ages?: string | undefined },
): TravellerCounts {
  const adults = clampCount('adults', counts.adults ?? 1);
  const fit = {
    adults,
    children: Math.min(clampCount('children', counts.children ?? 0), MOST_SEATS - adults),
    infants: Math.min(clampCount('infants', counts.infants ?? 0), adults),
  };
  return withAges(fit, readAges(counts.ages ?? ''));
}

/** The ages of one group, null where they are not said. */
export function agesOf(counts: TravellerCounts, group: TravellerGroup): (number | null)[] {
  const { code } = TRAVELLER_GROUPS.find((each) => each.group === group)!;
  return typesOf(counts).flatMap((type, index) => (type === code ? [counts.ages?.[index] ?? null] : []));
}

/** The same travellers with other ages of one group. */
export const setAges = (
  counts: TravellerCounts,
  group: TravellerGroup,
  ages: readonly (number | null)[],
): TravellerCounts =>
  withAges(
    counts,
    TRAVELLER_GROUPS.flatMap((each) => (each.group === group ? ages : agesOf(counts, each.group))),
  );

/** So many of a group, as far as the limits let (R055): the last ones come and go, the others keep their ages. */
export function setTravellers(
  counts: TravellerCounts,
  group: TravellerGroup,
  count: number,
): TravellerCounts {
  const { min, max } = travellerRange(counts, group);
  const next = { ...counts, [group]: Math.min(max, Math.max(min, clampCount(group, count))) };
  const ages = TRAVELLER_GROUPS.flatMap((each) => {
    const known = agesOf(counts, each.group);
    return Array.from({ length: next[each.group] }, (_, nth) => known[nth]);
  });
  return withAges(next, ages);
}

export const totalTravellers = (counts: TravellerCounts): number =>
  counts.adults + counts.children + counts.infants;

/** One code a traveller, adults first: the order of the forms at checkout. */
export const travellerCodes = (counts: TravellerCounts): PassengerType[] =>
  TRAVELLER_GROUPS.flatMap(({ group, code }) => Array.from({ length: counts[group] }, () => code));
