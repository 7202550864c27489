import { findAirport, findCarrier } from '@/server/reference';
import { dayStart, daysBetween, type Instant, instantAt, isOvernight } from '@/server/selling/supplier/time';
import type {
  AirportRef,
  Cabin,
  FlightLeg,
  FlightSegment,
  Stop,
  TechnicalStop,
} from '@/plugins/flight/contract';
import type { Segment, Slice } from '../api/schemas';
import { plain } from '@/server/selling/supplier/outside/plain-text';

const CABIN_OF: Readonly<Record<string, Cabin>> = {
  economy: 'economy',
  premium_economy: 'premium',
  business: 'business',
  first: 'first',
};
/** A class that nobody here knows is sold as the plainest: never as more than it is. */
export const cabinOf = (name: string | null | undefined): Cabin => CABIN_OF[name ?? ''] ?? 'economy';

interface Place {
  readonly ref: AirportRef;
  readonly zone: string;
}

const zones = new Map<string, boolean>();
function isZone(zone: string): boolean {
  let known = zones.get(zone);
  if (known === undefined) {
    try {
      known = Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      known = false;
    }
    if (zones.size > 1_000) zones.clear();
    zones.set(zone, known);
  }
  return known;
}

/** Our own name and zone for an airport that we know, so that all suppliers' offers call it the same. */
function placeOf(place: Segment['origin']): Place | null {
  const code = place.iata_code ?? '';
  if (!/^[A-Z]{3}$/.test(code)) return null;
  const known = findAirport(code);
  if (known) return { ref: { code, name: known.name, city: known.city }, zone: known.zone };
  const zone = place.time_zone ?? '';
  if (!isZone(zone)) return null;
  const name = plain(place.name) || code;
  return { ref: { code, name, city: plain(place.city_name) || name }, zone };
}

/** The clock's reading at the airport, `YYYY-MM-DDTHH:mm`; null for what is none. */
const localOf = (time: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time) && !Number.isNaN(Date.parse(`${time.slice(0, 16)}Z`))
    ? time.slice(0, 16)
    : null;

const instantOf = (zone: string, local: string): Instant => {
  const date = local.slice(0, 10);
  return instantAt(zone, date, Date.parse(`${local}Z`) / 60_000 - dayStart(date));
};

/** Where it lands on the way. One of which nobody knows where it is cannot be named, and is left out. */
function technicalStopsOf({ stops }: Segment): TechnicalStop[] {
  return (stops ?? []).flatMap(({ airport, arriving_at: landed, departing_at: left }) => {
    const place = placeOf(airport);
    const [from, to] = [localOf(landed ?? ''), localOf(left ?? '')];
    const minutes = place && from && to ? instantOf(place.zone, to) - instantOf(place.zone, from) : -1;
    return place ? [{ airport: place.ref, duration: minutes < 0 ? null : minutes }] : [];
  });
}

interface Flown {
  readonly segment: FlightSegment;
  readonly departure: Instant;
  readonly arrival: Instant;
}

const carrierName = (code: string, name: string | null | undefined): string =>
  findCarrier(code)?.name ?? (plain(name) || code);

/** Null when it cannot be shown truthfully: an unknown place, a time that is none, an arrival before its departure. */
function flownOf(given: Segment): Flown | null {
  const [from, to] = [placeOf(given.origin), placeOf(given.destination)];
  const [departureTime, arrivalTime] = [localOf(given.departing_at), localOf(given.arriving_at)];
  const code = given.marketing_carrier.iata_code ?? '';
  const number = (given.marketing_carrier_flight_number ?? '').replace(/^0+(?=\d)/, '');
  if (!from || !to || !departureTime || !arrivalTime) return null;
  if (!/^[A-Z0-9]{2}$/.test(code) || !/^\d{1,4}[A-Z]?$/.test(number)) return null;
  const departure = instantOf(from.zone, departureTime);
  const arrival = instantOf(to.zone, arrivalTime);
  if (arrival <= departure) return null;
  const operator = given.operating_carrier;
  const operatedBy =
    operator && (operator.iata_code ?? code) !== code
      ? carrierName(operator.iata_code ?? '', operator.name)
      : null;
  const seated = given.passengers?.[0];
  const technicalStops = technicalStopsOf(given);
  const date = departureTime.slice(0, 10).replaceAll('-', '');
  return {
    departure,
    arrival,
    segment: {
      id: `${code}${number}${from.ref.code}${to.ref.code}${date}`,
      carrier: code,
      carrierName: carrierName(code, given.marketing_carrier.name),
      operatedBy,
      flightNumber: number,
      aircraft: plain(given.aircraft?.name),
      origin: from.ref,
      destination: to.ref,
      originTerminal: plain(given.origin_terminal) || null,
      destinationTerminal: plain(given.destination_terminal) || null,
      departureTime,
      arrivalTime,
      departureZone: from.zone,
      arrivalZone: to.zone,
      duration: arrival - departure,
      cabin: cabinOf(seated?.cabin_class),
      // A fare basis begins with the letter that the fare is booked in.
      bookingClass: /^[A-Z]/.exec(seated?.fare_basis_code ?? '')?.[0] ?? '',
      ...(technicalStops.length > 0 ? { technicalStops } : {}),
    },
  };
}

const waitBetween = (landed: Flown, next: Flown): Stop => ({
  airport: landed.segment.destination,
  duration: next.departure - landed.arrival,
  overnight: isOvernight(landed.segment.arrivalZone, landed.arrival, next.departure),
  changeTo: next.segment.origin.code === landed.segment.destination.code ? null : next.segment.origin,
});

/** A slice as a leg of the trip; null when one of its flights cannot be shown truthfully. */
export function legOf(slice: Slice): FlightLeg | null {
  const flown = slice.segments.flatMap((segment) => flownOf(segment) ?? []);
  if (flown.length < slice.segments.length) return null;
  const stops = flown.slice(1).map((next, index) => waitBetween(flown[index]!, next));
  if (stops.some(({ duration }) => duration < 0)) return null;
  const [first, last] = [flown[0]!, flown.at(-1)!];
  const longest = flown.reduce((best, each) => (each.segment.duration > best.segment.duration ? each : best));
  return {
    origin: first.segment.origin,
    destination: last.segment.destination,
    duration: last.arrival - first.departure,
    stops,
    cabin: longest.segment.cabin,
    carrier: longest.segment.carrier,
    airlineName: longest.segment.carrierName,
    departureTime: first.segment.departureTime,
    arrivalTime: last.segment.arrivalTime,
    departureZone: first.segment.departureZone,
    arrivalZone: last.segment.arrivalZone,
    dayOffset: daysBetween(first.segment.departureTime, last.segment.arrivalTime),
    segments: flown.map(({ segment }) => segment),
  };
}

/** All legs; null when one of them is missing. */
export function legsOf(slices: readonly Slice[]): FlightLeg[] | null {
  const legs = slices.flatMap((slice) => legOf(slice) ?? []);
  return legs.length === slices.length ? legs : null;
}

/** The same for the same flights, whoever sells them. */
export const itineraryIdOf = (legs: readonly FlightLeg[]): string =>
  legs.map((leg) => leg.segments.map(({ id }) => id).join('_')).join('~');
