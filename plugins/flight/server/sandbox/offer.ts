import type { Airport } from '@/server/reference';
import type { Money } from '@/core/contract';
import type { AirportRef, Cabin, FlightLeg, FlightSegment, Stop, TravellerCounts } from '../../contract';
import type { SupplierOffer } from '../supplier/port';
import { daysBetween, isOvernight } from '../time';
import { chance } from './chance';
import { longestFlight, seatedIn } from './cabins';
import { bookingClass, familyOf, type Tier } from './families';
import { legDollars, legTaxDollars, netFares } from './fares';
import type { Itinerary } from './itinerary';
import { arrivalText, departureText, type Flight, terminalOf } from './schedule';
import { type FlightKey, flightText, sealOffer } from './seal';

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
  const { flights, duration, carrier } = itinerary;
  // A partner's flight is sold under the number of the carrier that issues the ticket.
  const segments = flights.map((flight) => {
    const segment = segmentOf(flight, cabin, tier);
    return flight.carrier.code === carrier.code
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
      changeTo: null,
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

/** Seats left at that fare; fewer near departure. Null when nine or more. */
function seatsLeft(legs: readonly Itinerary[], cabin: Cabin, tier: Tier, days: number): number | null {
  const least = Math.min(
    ...legs.flatMap(({ flights }) =>
      flights.map(({ carrier, number, date }) =>
        Math.ceil(chance('seats', carrier.code, number, date, cabin, tier) * (days < 14 ? 14 : 26)),
      ),
    ),
  );
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
  readonly currency: string;
  /** The day on which it is priced, and the one that the id carries. */
  readonly today: string;
  readonly issued: string;
  readonly secret: string;
  /** Legs already drawn, shared by offers with the same flights. */
  readonly drawn?: Map<Itinerary, FlightLeg>;
  /** Multiplies the base fare: the supplier changed its mind. */
  readonly surge?: number;
}

export const validatingCarrier = (legs: readonly Itinerary[]) => longestOf(legs).carrier;
const longestOf = (legs: readonly Itinerary[]) =>
  legs.reduce((best, leg) => (longestFlight(leg).kilometres > longestFlight(best).kilometres ? leg : best));

const isReturnTrip = (legs: readonly Itinerary[]) =>
  legs.length === 2 &&
  legs[0]!.flights[0]!.from.cityCode === legs[1]!.flights.at(-1)!.to.cityCode &&
  legs[0]!.flights.at(-1)!.to.cityCode === legs[1]!.flights[0]!.from.cityCode;

const total = (amounts: readonly Money[], currency: string): Money => ({
  amount: amounts.reduce((sum, { amount }) => sum + amount, 0),
  currency,
});

type Dollars = { readonly base: number; readonly taxes: number };

/** A search meets the same leg in many combinations; its fare is worked out once for each. */
const legFares = new WeakMap<Itinerary, Map<string, Dollars>>();

function legFare(leg: Itinerary, today: string, cabin: Cabin, tier: Tier, isReturn: boolean): Dollars {
  let fares = legFares.get(leg);
  if (!fares) legFares.set(leg, (fares = new Map()));
  const key = `${today}${cabin}${tier}${isReturn}`;
  let fare = fares.get(key);
  if (!fare) {
    const seated = seatedIn(longestFlight(leg), cabin);
    fare = {
      base: legDollars(leg, { today, cabin: seated, tier, isReturn }),
      taxes: legTaxDollars(leg, seated),
    };
    fares.set(key, fare);
  }
  return fare;
}

/** Adult's base fare and taxes in dollars, all legs. */
export function dollarsOf(input: Pick<OfferInput, 'legs' | 'cabin' | 'tier' | 'today'>): Dollars {
  const { legs, cabin, tier, today } = input;
  const isReturn = isReturnTrip(legs);
  let base = 0;
  let taxes = 0;
  for (const leg of legs) {
    const fare = legFare(leg, today, cabin, tier, isReturn);
    base += fare.base;
    taxes += fare.taxes;
  }
  return { base, taxes };
}

/** Agencies buy a little below what the airline publishes. */
const PUBLISHED_FACTOR = 1.06;

export function buildOffer(input: OfferInput): SupplierOffer {
  const { legs, cabin, tier, travellers, currency, today, issued, secret, drawn, surge = 1 } = input;
  const carrier = validatingCarrier(legs);
  const { base, taxes } = dollarsOf(input);
  const fares = netFares(base * surge, taxes, travellers, currency);
  const family = familyOf(carrier, cabin, tier);
  const keys = legs.map((leg) => leg.flights.map(keyOf));
  const netBase = total(
    fares.map((fare) => fare.base),
    currency,
  );
  const netTaxes = total(
    fares.map((fare) => fare.taxes),
    currency,
  );
  return {
    id: sealOffer({ issued, currency, cabin, tier, travellers, legs: keys }, secret),
    supplier: 'sandbox',
    itineraryId: keys.map((leg) => leg.map(flightText).join('_')).join('~'),
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
    refundable: family.features.refund !== 'none',
    changeable: family.features.change !== 'none',
    fares,
    base: netBase,
    taxes: netTaxes,
    published: { amount: Math.round(netBase.amount * PUBLISHED_FACTOR) + netTaxes.amount, currency },
  };
}
