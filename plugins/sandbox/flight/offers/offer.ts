import { type Airport, airportsOf } from '@/server/reference';
import type { Money } from '@/core/contract';
import { daysBetween, isOvernight } from '@/server/selling/supplier/time';
import { chance } from '@/server/selling/supplier/chance';
import {
  type AirportRef,
  type Cabin,
  CUSTOM_SELLER_ID,
  type FlightLeg,
  type FlightSegment,
  mayBe,
  type RouteType,
  routeTypeOf,
  type Stop,
  type TravellerCounts,
} from '@/plugins/flight/contract';
import type { SupplierOffer, SupplierSearch } from '@/plugins/flight/face/port';
import { longestFlight, seatedIn } from '../fares/cabins';
import { bookingClass, familyOf, type Tier } from '../fares/families';
import { legDollars, legTaxDollars, netFares } from '../fares/fares';
import { termsOf } from '../fares/rules';
import type { Itinerary } from '../timetable/itinerary';
import { arrivalText, departureText, type Flight, terminalOf } from '../timetable/schedule';
import { type FlightKey, flightText, type LegKey, legsText } from './offer-key';
import type { Profile } from '../profiles';

const refs = new Map<string, AirportRef>();
function refOf({ code, name, city }: Airport): AirportRef {
  let ref = refs.get(code);
  if (!ref) refs.set(code, (ref = { code, name, city }));
  return ref;
}

export const keyOf = ({ carrier, from, to, date, slot }: Flight): FlightKey => ({
  carrier: carrier.code,
  from: from.code,
  to: to.code,
  date,
  slot,
});

export const legKeyOf = ({ flights, separate }: Itinerary): LegKey => ({
  flights: flights.map(keyOf),
  separate,
});

function segmentOf(flight: Flight, wanted: Cabin, tier: Tier): FlightSegment {
  const { carrier, number, from, to, aircraft, departure, arrival } = flight;
  const cabin = seatedIn(flight, wanted);
  return {
    id: flightText(keyOf(flight)),
    carrier: carrier.code,
    carrierName: carrier.name,
    operatedBy: null,
    flightNumber: String(number),
    aircraft: aircraft.name,
    origin: refOf(from),
    destination: refOf(to),
    originTerminal: terminalOf(carrier, from),
    destinationTerminal: terminalOf(carrier, to),
    departureTime: departureText(flight),
    arrivalTime: arrivalText(flight),
    departureZone: from.zone,
    arrivalZone: to.zone,
    duration: arrival - departure,
    cabin,
    bookingClass: bookingClass(cabin, tier),
  };
}

/** The leg as travellers see it, in a cabin and fare. */
export function legOf(itinerary: Itinerary, cabin: Cabin, tier: Tier): FlightLeg {
  const { flights, duration, carrier, separate } = itinerary;
  // A partner's flight is sold under the number of the carrier that issues the ticket.
  const segments = flights.map((flight) => {
    const segment = segmentOf(flight, cabin, tier);
    return separate || flight.carrier.code === carrier.code
      ? segment
      : {
          ...segment,
          carrier: carrier.code,
          carrierName: carrier.name,
          operatedBy: flight.carrier.name,
          flightNumber: String(5_000 + (flight.number % 5_000)),
        };
  });
  const stops = flights.slice(1).map((next, index): Stop => {
    const landed = flights[index]!;
    return {
      airport: refOf(landed.to),
      duration: next.departure - landed.arrival,
      overnight: isOvernight(landed.to.zone, landed.arrival, next.departure),
      changeTo: landed.to.code === next.from.code ? null : refOf(next.from),
      ...(separate ? { selfTransfer: true } : {}),
    };
  });
  const [first, last] = [segments[0]!, segments.at(-1)!];
  return {
    origin: first.origin,
    destination: last.destination,
    duration,
    stops,
    cabin: seatedIn(longestFlight(itinerary), cabin),
    carrier: carrier.code,
    airlineName: carrier.name,
    departureTime: first.departureTime,
    arrivalTime: last.arrivalTime,
    departureZone: first.departureZone,
    arrivalZone: last.arrivalZone,
    dayOffset: daysBetween(first.departureTime, last.arrivalTime),
    segments,
  };
}

const PLENTY = 9;

/** A search meets the same leg in many combinations and asks more than once for each; its luck is drawn once a fare. */
const legLuck = new WeakMap<Itinerary, Map<string, number>>();

/** 0 where the fullest flight of the leg is full, up to 1. */
function luckOf(leg: Itinerary, cabin: Cabin, tier: Tier): number {
  let drawn = legLuck.get(leg);
  if (!drawn) legLuck.set(leg, (drawn = new Map()));
  const key = `${cabin}${tier}`;
  let luck = drawn.get(key);
  if (luck === undefined) {
    luck = Math.min(
      ...leg.flights.map(({ carrier, number, date }) =>
        chance('seats', carrier.code, number, date, cabin, tier),
      ),
    );
    drawn.set(key, luck);
  }
  return luck;
}

/** Seats left at that fare; fewer near departure. Null when nine or more. */
export function seatsLeft(legs: readonly Itinerary[], cabin: Cabin, tier: Tier, days: number): number | null {
  const luck = Math.min(...legs.map((leg) => luckOf(leg, cabin, tier)));
  const least = Math.ceil(luck * (days < 14 ? 14 : 26));
  return least >= PLENTY ? null : least;
}

/** Infants sit on laps. */
export const hasSeats = (
  { seatsLeft: left }: Pick<SupplierOffer, 'seatsLeft'>,
  { adults, children }: TravellerCounts,
): boolean => left === null || left >= adults + children;

export interface OfferInput {
  readonly legs: readonly Itinerary[];
  readonly cabin: Cabin;
  readonly tier: Tier;
  readonly travellers: TravellerCounts;
  readonly routeType: RouteType;
  readonly currency: string;
  /** The day on which it is priced, and the one that the id carries. */
  readonly today: string;
  readonly issued: string;
  readonly secret: string;
  readonly profile: Profile;
  /** At the agency's own price. */
  readonly isPrivate: boolean;
  /** Legs already drawn, shared by offers with the same flights. */
  readonly drawn?: Map<Itinerary, FlightLeg>;
  /** Multiplies the base fare: the supplier changed its mind. */
  readonly surge?: number | undefined;
}

export const validatingCarrier = (legs: readonly Itinerary[]) => longestOf(legs).carrier;
const longestOf = (legs: readonly Itinerary[]) =>
  legs.reduce((best, leg) => (longestFlight(leg).kilometres > longestFlight(best).kilometres ? leg : best));

/** Fares of a way there and back are lower, whatever the search called it. */
const isReturnTrip = (legs: readonly Itinerary[]): boolean => {
  const cities = legs.map(({ flights }) => ({
    origin: flights[0]!.from.cityCode,
    destination: flights.at(-1)!.to.cityCode,
  }));
  return routeTypeOf(cities) === 'Round-Trip';
};

const total = (amounts: readonly Money[], currency: string): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency,
});

type Pricing = Pick<OfferInput, 'cabin' | 'tier' | 'today' | 'profile' | 'isPrivate'>;
type Dollars = { readonly base: number; readonly taxes: number };

/** A search meets the same leg in many combinations; its fare is worked out once for each. */
const legFares = new WeakMap<Itinerary, Map<string, Dollars>>();

function legFare(
  leg: Itinerary,
  { today, cabin, tier, profile, isReturn }: Pricing & { isReturn: boolean },
): Dollars {
  let fares = legFares.get(leg);
  if (!fares) legFares.set(leg, (fares = new Map()));
  const key = `${profile.id}${today}${cabin}${tier}${isReturn}`;
  let fare = fares.get(key);
  if (!fare) {
    const seated = seatedIn(longestFlight(leg), cabin);
    fare = {
      base: legDollars(leg, { today, cabin: seated, tier, isReturn }) * profile.factor(leg),
      taxes: legTaxDollars(leg, seated),
    };
    fares.set(key, fare);
  }
  return fare;
}

/** Whether a search goes there and back: its places have one city each, so that all its trips do. */
const isReturnSearch = ({ legs }: SupplierSearch): boolean => {
  const city = (place: string) => airportsOf(place)[0]?.cityCode ?? place;
  const cities = legs.map(({ origin, destination }) => ({
    origin: city(origin),
    destination: city(destination),
  }));
  return routeTypeOf(cities) === 'Round-Trip';
};

/** What the plainest public fare of a leg costs an adult in the wanted cabin, in dollars; worked out once. */
export function legPrice(
  leg: Itinerary,
  { search, today, profile }: { search: SupplierSearch; today: string; profile: Profile },
): Dollars {
  const known = prices.get(search) ?? { isReturn: isReturnSearch(search), byLeg: new Map() };
  if (!prices.has(search)) prices.set(search, known);
  let price = known.byLeg.get(leg);
  if (!price) {
    const cabin = search.cabin === 'NoPreference' ? 'economy' : search.cabin;
    price = legFare(leg, { cabin, tier: 0, today, profile, isPrivate: false, isReturn: known.isReturn });
    known.byLeg.set(leg, price);
  }
  return price;
}
const prices = new WeakMap<SupplierSearch, { isReturn: boolean; byLeg: Map<Itinerary, Dollars> }>();

/** What a contract of the agency's own takes off the public fare. */
export const PRIVATE_FACTOR = 0.95;
/** Whether agencies have prices of their own with the airline through this supplier. */
export const hasPrivateFares = ({ id }: Profile, carrier: string): boolean =>
  chance('private', id, carrier) < 0.3;

/** Adult's base fare and taxes in dollars, all legs. */
export function dollarsOf(input: Pricing & Pick<OfferInput, 'legs'>): Dollars {
  const { legs, isPrivate } = input;
  const isReturn = isReturnTrip(legs);
  let base = 0;
  let taxes = 0;
  for (const leg of legs) {
    const fare = legFare(leg, { ...input, isReturn });
    base += isPrivate ? fare.base * PRIVATE_FACTOR : fare.base;
    taxes += fare.taxes;
  }
  return { base, taxes };
}

/** Agencies buy a little below what the airline publishes. */
export const PUBLISHED_FACTOR = 1.06;

export function buildOffer(input: OfferInput): SupplierOffer {
  const { legs, cabin, tier, travellers, currency, today, issued, secret, drawn, surge = 1 } = input;
  const { profile, isPrivate, routeType } = input;
  const carrier = validatingCarrier(legs);
  const { base, taxes } = dollarsOf(input);
  const fares = netFares(base * surge, taxes, travellers, currency);
  const family = familyOf(carrier, cabin, tier);
  const keys = legs.map(legKeyOf);
  const terms = termsOf(legs, family, { profile, currency });
  const netBase = total(
    fares.map((fare) => fare.base),
    currency,
  );
  const netTaxes = total(
    fares.map((fare) => fare.taxes),
    currency,
  );
  return {
    id: profile.ids.seal(
      { issued, currency, cabin, tier, travellers, isPrivate, routeType, legs: keys },
      secret,
    ),
    supplier: profile.id,
    ...(isPrivate ? { seller: CUSTOM_SELLER_ID } : {}),
    itineraryId: legsText(keys),
    routeType,
    validatingCarrier: carrier.code,
    flights: legs.map((leg) => {
      const known = drawn?.get(leg);
      if (known) return known;
      const made = legOf(leg, cabin, tier);
      drawn?.set(leg, made);
      return made;
    }),
    fareFamily: family.id,
    bags: { carryOn: family.features.carryOn, checked: family.features.checked },
    seatsLeft: seatsLeft(legs, cabin, tier, daysBetween(today, legs[0]!.flights[0]!.date)),
    terms,
    ...mayBe(terms),
    fares,
    base: netBase,
    taxes: netTaxes,
    published: { amount: Math.round(netBase.amount * PUBLISHED_FACTOR) + netTaxes.amount, currency },
  };
}
