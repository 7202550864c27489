import { type Airport, airportsOf } from '@/server/reference';
import type { Cabin, FareFamily, FlightLeg } from '../../contract';
import type { SupplierAnswer, SupplierOffer, SupplierSearch } from '../supplier/port';
import { daysBetween, isOvernight } from '../time';
import { hasCabin } from './cabins';
import { type Tier, TIERS, familyOf } from './families';
import { type Itinerary, itinerariesBetween } from './itinerary';
import { areTogether } from './network';
import { buildOffer, dollarsOf, hasSeats, validatingCarrier } from './offer';

type Preferences = SupplierSearch['preferences'];

function isWanted(itinerary: Itinerary, { carrier, schedule }: Preferences): boolean {
  const { flights } = itinerary;
  const codes = new Set(flights.map((flight) => flight.carrier.code));
  if (
    carrier.faresAllowedCarriers.length > 0 &&
    !carrier.faresAllowedCarriers.includes(itinerary.carrier.code)
  )
    return false;
  if (
    carrier.flightsAllowedMarketingCarriers.length > 0 &&
    ![...codes].every((code) => carrier.flightsAllowedMarketingCarriers.includes(code))
  )
    return false;
  if ((carrier.noInterline || carrier.noCodeshare) && codes.size > 1) return false;
  if (!schedule.noOvernightStay) return true;
  return flights
    .slice(1)
    .every((next, index) => !isOvernight(next.from.zone, flights[index]!.arrival, next.departure));
}

interface Combination {
  readonly legs: readonly Itinerary[];
  readonly dollars: number;
  readonly minutes: number;
}

/** How many itineraries of one carrier are tried on each leg, by the number of legs: the product must stay small. */
const TRIED = [40, 40, 12, 5, 3, 3, 2];

/** One itinerary a leg, on one ticket: carriers that sell each other, unless there is no other way. */
function combine(perLeg: readonly Itinerary[][], today: string): Combination[] {
  const tried = TRIED[perLeg.length] ?? 2;
  const groups = new Map<string, Itinerary[]>();
  for (const itinerary of perLeg[0]!) {
    const group = groups.get(itinerary.carrier.code);
    if (!group) groups.set(itinerary.carrier.code, [itinerary]);
    else if (group.length < tried) group.push(itinerary);
  }
  const combinations: Itinerary[][] = [];
  for (const group of groups.values()) {
    let partial: Itinerary[][] = group.map((itinerary) => [itinerary]);
    for (const leg of perLeg.slice(1)) {
      const carrier = group[0]!.carrier;
      const own = leg.filter((itinerary) => itinerary.carrier.code === carrier.code);
      const partners = leg.filter(
        (itinerary) => itinerary.carrier.code !== carrier.code && areTogether(itinerary.carrier, carrier),
      );
      const next = [...own.slice(0, tried), ...partners.slice(0, Math.max(2, tried - own.length))];
      partial = partial.flatMap((before) => next.map((itinerary) => [...before, itinerary]));
    }
    combinations.push(...partial);
  }
  if (combinations.length === 0 && perLeg.every((leg) => leg.length > 0)) {
    for (let i = 0; i < 20; i++) combinations.push(perLeg.map((leg) => leg[i % leg.length]!));
  }
  return combinations
    .filter((legs) =>
      legs.every(
        (leg, i) => i === 0 || leg.flights[0]!.departure - legs[i - 1]!.flights.at(-1)!.arrival >= 60,
      ),
    )
    .map((legs) => {
      const { base, taxes } = dollarsOf({ legs, cabin: 'economy', tier: 0, today });
      return { legs, dollars: base + taxes, minutes: legs.reduce((sum, leg) => sum + leg.duration, 0) };
    });
}

/** Cheap ones, quick ones and good ones, rather than a thousand of the same kind. */
function choose(all: Combination[], limit: number): Combination[] {
  if (all.length <= limit) return all;
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

const fits = (wanted: 'any' | 'yes' | 'no', is: boolean) => wanted === 'any' || (wanted === 'yes') === is;

/** What is sold on one combination: the three economy fares, or those of the wanted cabin. */
function faresFor(
  cabin: SupplierSearch['cabin'],
  legs: readonly Itinerary[],
  everywhere: boolean,
  isFavoured: boolean,
): [Cabin, Tier][] {
  const sold = (each: Cabin) => legs.every((leg) => hasCabin(leg, each, everywhere));
  if (cabin !== 'NoPreference') return sold(cabin) ? TIERS.map((tier) => [cabin, tier]) : [];
  const higher = (['premium', 'business', 'first'] as const).filter((each) => isFavoured && sold(each));
  return [
    ...TIERS.map((tier): [Cabin, Tier] => ['economy', tier]),
    ...higher.map((each): [Cabin, Tier] => [each, 1]),
  ];
}

/** Airlines open their timetables so long ahead. */
const ON_SALE_DAYS = 360;

/** Offers for a search, cheapest first. The same search gives the same answer all day. */
export function searchSandbox(search: SupplierSearch, today: string, secret: string): SupplierAnswer {
  const { preferences, cabin, travellers, currency } = search;
  if (search.legs.some((leg) => daysBetween(today, leg.departureDate) > ON_SALE_DAYS))
    return { offers: [], fareFamilies: [] };
  const places = search.legs.map(
    ({ origin, destination }) =>
      [airportsOf(origin), airportsOf(destination)] as [readonly Airport[], readonly Airport[]],
  );
  const maxStops = preferences.schedule.allowedStops === '2+' ? 2 : Number(preferences.schedule.allowedStops);
  const perLeg = search.legs.map((leg, i) =>
    itinerariesBetween(...places[i]!, leg.departureDate, maxStops).filter((itinerary) =>
      isWanted(itinerary, preferences),
    ),
  );
  const { maxResults } = preferences.responseOptions;
  // The best combinations are also sold in up to three higher cabins, all of them in three fares.
  const favouredCount = Math.min(60, Math.floor(maxResults / 16));
  const chosen = choose(combine(perLeg, today), Math.ceil(maxResults / 3) - favouredCount);
  const favoured = new Set(choose(chosen, favouredCount));
  const everywhere = cabin !== 'NoPreference' && !preferences.cabin.processVirtualCabinCombos;

  const drawn = new Map<string, Map<Itinerary, FlightLeg>>();
  const families = new Map<string, FareFamily>();
  const offers: SupplierOffer[] = [];
  for (const combination of chosen) {
    for (const [sold, tier] of faresFor(cabin, combination.legs, everywhere, favoured.has(combination))) {
      const family = familyOf(validatingCarrier(combination.legs), sold, tier);
      if (!fits(preferences.fare.refundable, family.features.refund !== 'none')) continue;
      if (!fits(preferences.fare.changeable, family.features.change !== 'none')) continue;
      const fare = `${sold}${tier}`;
      if (!drawn.has(fare)) drawn.set(fare, new Map());
      families.set(family.id, family);
      const offer = buildOffer({
        legs: combination.legs,
        cabin: sold,
        tier,
        travellers,
        currency,
        today,
        issued: today,
        secret,
        drawn: drawn.get(fare),
      });
      if (hasSeats(offer, travellers)) offers.push(offer);
    }
  }
  const net = ({ base, taxes }: SupplierOffer) => base.amount + taxes.amount;
  offers.sort((a, b) => net(a) - net(b) || (a.id < b.id ? -1 : 1));
  const kept = offers.slice(0, maxResults);
  const used = new Set(kept.map((offer) => offer.fareFamily));
  return { offers: kept, fareFamilies: [...families.values()].filter((family) => used.has(family.id)) };
}
