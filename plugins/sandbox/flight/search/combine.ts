import { type Instant, isOvernight } from '@/server/selling/supplier/time';
import { chance } from '@/server/selling/supplier/chance';
import type { SupplierSearch } from '@/plugins/flight/face/port';
import type { Combination } from './choose';
import { isCrowded } from '../faults';
import type { Profile } from '../profiles';
import type { Itinerary } from '../timetable/itinerary';
import { areTogether } from '../timetable/network';
import { legKeyOf, legPrice } from '../offers/offer';
import { legsText } from '../offers/offer-key';

type Preferences = SupplierSearch['preferences'];

/** Airlines that sell the flights of an itinerary under their own numbers: one, unless there is a ticket for each. */
const marketedBy = ({ flights, carrier, separate }: Itinerary): Set<string> =>
  new Set(separate ? flights.map((flight) => flight.carrier.code) : [carrier.code]);
const flownBy = ({ flights }: Itinerary) => new Set(flights.map((flight) => flight.carrier.code));

/** What a leg has to be like, whatever the other legs are. */
export function isWanted(itinerary: Itinerary, { carrier, schedule }: Preferences): boolean {
  const { flights, separate } = itinerary;
  const { faresAllowedCarriers: sellers, flightsAllowedMarketingCarriers: sold } = carrier;
  const marketed = [...marketedBy(itinerary)];
  if (sellers.length > 0 && !marketed.every((code) => sellers.includes(code))) return false;
  if (sold.length > 0 && !marketed.every((code) => sold.includes(code))) return false;
  if (carrier.noInterline && flownBy(itinerary).size > 1) return false;
  if (carrier.noCodeshare && !separate && flownBy(itinerary).size > 1) return false;
  if (!schedule.noOvernightStay) return true;
  return flights
    .slice(1)
    .every((next, index) => !isOvernight(next.from.zone, flights[index]!.arrival, next.departure));
}

/** How many itineraries of one carrier are tried on each leg, by the number of legs: the product must stay small. */
const TRIED = [40, 40, 12, 5, 3, 3, 2];
const MORE_TRIED = 2;
/** Minutes between landing from one leg and leaving for the next. */
const BETWEEN_LEGS = 60;

export interface Combining {
  readonly search: SupplierSearch;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** Flights that leave earlier are not sold any more. */
  readonly from?: Instant | undefined;
  readonly profile: Profile;
}

/** Which half of a crowded place's trips one is in. */
const halfOf = (legs: readonly Itinerary[]) => (chance('half', legsText(legs.map(legKeyOf))) < 0.5 ? 0 : 1);

/** For each leg the itineraries that may be combined with each other. */
export type Group = readonly (readonly Itinerary[])[];

/** Carriers that sell each other on one ticket, unless there is no other way. */
export function groupsOf(perLeg: Group, { search }: Combining): Group[] {
  const tried = (TRIED[perLeg.length] ?? 2) * (isCrowded(placesOf(search)) ? MORE_TRIED : 1);
  const isAlone = search.preferences.carrier.noInterline;
  const firsts = new Map<string, Itinerary[]>();
  for (const itinerary of perLeg[0]!) {
    const first = firsts.get(itinerary.carrier.code);
    if (!first) firsts.set(itinerary.carrier.code, [itinerary]);
    else if (first.length < tried) first.push(itinerary);
  }
  const groups = [...firsts.values()].map((first) => {
    const { carrier } = first[0]!;
    const others = perLeg.slice(1).map((leg) => {
      const own = leg.filter((itinerary) => itinerary.carrier.code === carrier.code);
      const partners = isAlone
        ? []
        : leg.filter(
            (itinerary) => itinerary.carrier.code !== carrier.code && areTogether(itinerary.carrier, carrier),
          );
      return [...own.slice(0, tried), ...partners.slice(0, Math.max(2, tried - own.length))];
    });
    return [first, ...others];
  });
  const isNone = groups.every((group) => group.some((leg) => leg.length === 0));
  if (!isNone || isAlone || perLeg.some((leg) => leg.length === 0)) return groups;
  return Array.from({ length: 20 }, (_, i) => perLeg.map((leg) => [leg[i % leg.length]!]));
}

const placesOf = (search: SupplierSearch) => search.legs.map(({ destination }) => destination);

/** Whether one leg ends before the next begins, and in a crowded place who of the suppliers has it. */
export const isPossible = (legs: readonly Itinerary[], { search, profile }: Combining): boolean =>
  legs.every(
    (leg, i) => i === 0 || leg.flights[0]!.departure - legs[i - 1]!.flights.at(-1)!.arrival >= BETWEEN_LEGS,
  ) &&
  (!isCrowded(placesOf(search)) || halfOf(legs) === profile.half);

/** One itinerary a leg, in every possible way. */
export function combine(groups: readonly Group[], combining: Combining): Combination[] {
  const dollars = (leg: Itinerary) => {
    const { base, taxes } = legPrice(leg, combining);
    return base + taxes;
  };
  const combinations: Combination[] = [];
  for (const group of groups) {
    let partial: Itinerary[][] = [[]];
    for (const leg of group) partial = partial.flatMap((before) => leg.map((each) => [...before, each]));
    for (const legs of partial)
      if (isPossible(legs, combining))
        combinations.push({
          legs,
          dollars: legs.reduce((sum, leg) => sum + dollars(leg), 0),
          minutes: legs.reduce((sum, leg) => sum + leg.duration, 0),
        });
  }
  return combinations;
}
