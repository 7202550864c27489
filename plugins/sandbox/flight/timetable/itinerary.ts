import { type Airport, type Carrier, distanceBetween } from '@/server/reference';
import { addDays, localTime } from '@/server/selling/supplier/time';
import { areTogether, linksOf, nonstopCarriers } from './network';
import { departures, type Flight } from './schedule';

/** Flights that follow each other from the origin of a leg to its destination. */
export interface Itinerary {
  readonly flights: readonly Flight[];
  /** Minutes. */
  readonly duration: number;
  /** Who issues the ticket: the carrier of the longest flight. */
  readonly carrier: Carrier;
  /** Each flight is on a ticket of its own: nobody waits, and bags are checked in again. */
  readonly separate: boolean;
}

/** A layover of a day or more is another trip (R206, G67). */
const LONGEST_WAIT = 24 * 60 - 1;
const MAX_ITINERARIES = 140;

/** Minutes that a passenger needs between two flights at one airport. */
export function minimumConnection(arriving: Flight, leaving: Flight): number {
  const isInternational =
    arriving.from.country !== arriving.to.country || leaving.from.country !== leaving.to.country;
  const isLarge = arriving.to.size > 85 ? 10 : 0;
  return (isInternational ? 70 : 45) + (arriving.carrier.code === leaving.carrier.code ? 0 : 25) + isLarge;
}

/** Minutes to get from one airport of a city to another, and to collect bags and check them in again. */
const CHANGE_OF_AIRPORT = 150;
const CHECK_IN_AGAIN = 120;

export const canConnect = (arriving: Flight, leaving: Flight, separate = false): boolean => {
  const wait = leaving.departure - arriving.arrival;
  return (
    arriving.to.cityCode === leaving.from.cityCode &&
    wait >=
      minimumConnection(arriving, leaving) +
        (arriving.to.code === leaving.from.code ? 0 : CHANGE_OF_AIRPORT) +
        (separate ? CHECK_IN_AGAIN : 0) &&
    wait <= LONGEST_WAIT
  );
};

export function itineraryOf(flights: readonly Flight[], separate = false): Itinerary {
  const longest = flights.reduce((best, flight) => (flight.kilometres > best.kilometres ? flight : best));
  return {
    flights,
    duration: flights.at(-1)!.arrival - flights[0]!.departure,
    carrier: longest.carrier,
    separate,
  };
}

/** The first flights that can be reached, today or tomorrow. */
function onward(
  arriving: Flight,
  carrier: Carrier,
  to: Airport,
  limit: number,
  { from = arriving.to, separate = false } = {},
): Flight[] {
  const day = localTime(from.zone, arriving.arrival).slice(0, 10);
  const found: Flight[] = [];
  for (const date of [day, addDays(day, 1)]) {
    for (const flight of departures(carrier, from, to, date)) {
      if (canConnect(arriving, flight, separate)) found.push(flight);
      if (found.length >= limit) return found;
    }
  }
  return found;
}

const isReasonable = (way: number, direct: number) =>
  way <= (direct < 1_500 ? direct * 2.1 + 450 : direct * 1.4 + 500);
const isThroughForeign = (from: Airport, to: Airport, hub: Airport) =>
  from.country === to.country && hub.country !== from.country;

function direct(from: Airport, to: Airport, date: string): Itinerary[] {
  return nonstopCarriers(from, to).flatMap((carrier) =>
    departures(carrier, from, to, date).map((flight) => itineraryOf([flight])),
  );
}

function withOneStop(from: Airport, to: Airport, date: string, kilometres: number): Itinerary[] {
  const arriving = linksOf(to);
  const found: Itinerary[] = [];
  for (const first of linksOf(from)) {
    for (const second of arriving) {
      if (second.hub.code !== first.hub.code || !areTogether(first.carrier, second.carrier)) continue;
      if (
        !isReasonable(first.kilometres + second.kilometres, kilometres) ||
        isThroughForeign(from, to, first.hub)
      )
        continue;
      const own = first.carrier.code === second.carrier.code;
      for (const flight of departures(first.carrier, from, first.hub, date))
        for (const next of onward(flight, second.carrier, to, own ? 2 : 1))
          found.push(itineraryOf([flight, next]));
    }
  }
  return found;
}

/** Both airlines of a kind, so that what is true of the plain fare of one is true of the other's. */
const areAlike = (a: Carrier, b: Carrier) => a.lowCost === b.lowCost;

/** Connections that most suppliers do not have: at two airports of one city, or on two tickets. */
function withRareStop(
  from: Airport,
  to: Airport,
  date: string,
  kilometres: number,
  { changesAirport, separateTickets }: Ways,
): Itinerary[] {
  const arriving = linksOf(to);
  const found: Itinerary[] = [];
  for (const first of linksOf(from)) {
    for (const second of arriving) {
      const isSame = first.hub.code === second.hub.code;
      if (first.hub.cityCode !== second.hub.cityCode || second.hub.code === from.code) continue;
      const separate = !areTogether(first.carrier, second.carrier);
      if (separate ? !separateTickets || !areAlike(first.carrier, second.carrier) : isSame || !changesAirport)
        continue;
      if (
        !isReasonable(first.kilometres + second.kilometres, kilometres) ||
        isThroughForeign(from, to, first.hub)
      )
        continue;
      for (const flight of departures(first.carrier, from, first.hub, date).slice(0, 2))
        for (const next of onward(flight, second.carrier, to, 1, { from: second.hub, separate }))
          found.push(itineraryOf([flight, next], separate));
    }
  }
  return found;
}

function withTwoStops(
  from: Airport,
  to: Airport,
  date: string,
  kilometres: number,
  isAnywhere: boolean,
): Itinerary[] {
  const larger = <T extends { hub: Airport; kilometres: number }>(links: readonly T[]) =>
    [...links]
      .sort((a, b) => b.hub.size - b.kilometres / 200 - (a.hub.size - a.kilometres / 200))
      .slice(0, 14);
  const arriving = larger(linksOf(to));
  const found: Itinerary[] = [];
  for (const first of larger(linksOf(from))) {
    for (const last of arriving) {
      if (
        first.hub.cityCode === last.hub.cityCode ||
        last.hub.code === from.code ||
        first.hub.code === to.code
      )
        continue;
      const way = first.kilometres + last.kilometres + distanceBetween(first.hub, last.hub);
      if (
        !isReasonable(isAnywhere ? way * 0.7 : way, kilometres) ||
        (!isAnywhere && isThroughForeign(from, to, first.hub))
      )
        continue;
      if (!isAnywhere && !areTogether(first.carrier, last.carrier)) continue;
      const middle = nonstopCarriers(first.hub, last.hub).find(
        (carrier) =>
          isAnywhere || (areTogether(carrier, first.carrier) && areTogether(carrier, last.carrier)),
      );
      if (!middle) continue;
      for (const flight of departures(first.carrier, from, first.hub, date).slice(0, 2))
        for (const second of onward(flight, middle, last.hub, 1))
          for (const third of onward(second, last.carrier, to, 1))
            found.push(itineraryOf([flight, second, third]));
    }
  }
  return found;
}

/** Short trips with few stops first; some of every carrier before many of one. */
function best(all: Itinerary[], limit: number): Itinerary[] {
  const cost = ({ duration, flights }: Itinerary) => duration + (flights.length - 1) * 45;
  const seen = new Map<string, number>();
  return all
    .sort((a, b) => cost(a) - cost(b))
    .map((itinerary) => {
      const key = `${itinerary.carrier.code}${itinerary.flights.length}`;
      const nth = seen.get(key) ?? 0;
      seen.set(key, nth + 1);
      return { itinerary, rank: cost(itinerary) * (1 + nth * 0.09) };
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ itinerary }) => itinerary);
}

/** What a supplier sells beside the usual, and how long it looks. */
export interface Ways {
  readonly changesAirport: boolean;
  readonly separateTickets: boolean;
  /** From 1, the shortest look, to 5. */
  readonly speed: number;
  readonly sells: (carrier: string) => boolean;
}
export const USUAL: Ways = { changesAirport: false, separateTickets: false, speed: 3, sells: () => true };

/** So many itineraries a leg are looked at, by the time there is for it. */
const LOOKED_AT = [0, 40, 80, MAX_ITINERARIES, 170, 200];

/** Ways from any of the origins to any of the destinations that leave on the given local date. */
export function itinerariesBetween(
  origins: readonly Airport[],
  destinations: readonly Airport[],
  date: string,
  maxStops: number,
  ways: Ways = USUAL,
): Itinerary[] {
  const found: Itinerary[] = [];
  const pairs = origins.flatMap((from) =>
    destinations.map((to) => ({ from, to, kilometres: distanceBetween(from, to) })),
  );
  for (const { from, to } of pairs) if (from.code !== to.code) found.push(...direct(from, to, date));
  if (maxStops >= 1)
    for (const { from, to, kilometres } of pairs)
      if (kilometres > 250) found.push(...withOneStop(from, to, date, kilometres));
  if (maxStops >= 1 && (ways.changesAirport || ways.separateTickets))
    for (const { from, to, kilometres } of pairs)
      if (kilometres > 700) found.push(...withRareStop(from, to, date, kilometres, ways));
  if (maxStops >= 2 && found.length < (ways.speed === 1 ? 1 : 40))
    for (const { from, to, kilometres } of pairs)
      if (kilometres > 700) found.push(...withTwoStops(from, to, date, kilometres, false));
  if (maxStops >= 2 && found.length === 0)
    for (const { from, to, kilometres } of pairs)
      found.push(...withTwoStops(from, to, date, kilometres, true));
  const sold = found.filter(({ flights }) => flights.every(({ carrier }) => ways.sells(carrier.code)));
  return best(sold, LOOKED_AT[ways.speed] ?? MAX_ITINERARIES);
}
