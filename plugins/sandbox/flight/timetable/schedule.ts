import { type Airport, type Carrier, distanceBetween } from '@/server/reference';
import { type Instant, instantAt, localTime, offsetAt } from '@/server/selling/supplier/time';
import { chance, pick } from '@/server/selling/supplier/chance';
import { type Aircraft, aircraftFor, blockMinutes } from './fleet';

/** One take-off of a day. */
export interface Flight {
  readonly carrier: Carrier;
  readonly number: number;
  readonly from: Airport;
  readonly to: Airport;
  /** Local date of departure, and which of the day's flights it is: with carrier and airports they name it. */
  readonly date: string;
  readonly slot: number;
  readonly departure: Instant;
  readonly arrival: Instant;
  readonly aircraft: Aircraft;
  readonly kilometres: number;
}

const FIRST = 6 * 60;
const LAST = 21 * 60 + 40;
/** From here on the hour of arrival matters more than an even spread over the day. */
const LONG_FLIGHT = 330;

/** Flights a day; a fraction means some days of the week only. */
function frequency(carrier: Carrier, from: Airport, to: Airport, kilometres: number): number {
  const traffic = (from.size * to.size) / 10_000;
  const perDay = kilometres < 1_000 ? 6 : kilometres < 3_500 ? 3.6 : kilometres < 7_000 ? 2.4 : 1.8;
  const own = chance('frequency', carrier.code, ...[from.code, to.code].sort());
  return Math.min(8, traffic * perDay * (0.6 + own * 0.8) + 0.45);
}

const weekday = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Between 05:00 and 23:00 people like to land. */
const isPleasant = (minute: number) => minute >= 300 && minute <= 1380;

function departureMinute(
  carrier: Carrier,
  from: Airport,
  to: Airport,
  slot: number,
  count: number,
  minutes: number,
  shift: number,
): number {
  const key = [carrier.code, from.code, to.code, slot] as const;
  const spread = FIRST + ((slot + 0.1 + 0.8 * chance('minute', ...key)) * (LAST - FIRST)) / count;
  if (minutes < LONG_FLIGHT) return Math.round(spread / 5) * 5;
  for (let attempt = 0; attempt < 8; attempt++) {
    const minute = attempt === 0 ? spread : FIRST + chance('minute', ...key, attempt) * (23.8 * 60 - FIRST);
    const arrival = (((minute + minutes + shift) % 1440) + 1440) % 1440;
    if (isPleasant(arrival)) return Math.round(minute / 5) * 5;
  }
  return Math.round(spread / 5) * 5;
}

const memory = new Map<string, readonly Flight[]>();
const MEMORY_LIMIT = 20_000;

/** The day's flights of a carrier between two airports, in order of departure; `date` is that of the first airport. */
export function departures(carrier: Carrier, from: Airport, to: Airport, date: string): readonly Flight[] {
  const key = `${carrier.code}${from.code}${to.code}${date}`;
  const known = memory.get(key);
  if (known) return known;
  const kilometres = distanceBetween(from, to);
  const daily = frequency(carrier, from, to, kilometres);
  const pair = [from.code, to.code].sort();
  const flights: Flight[] = [];
  const count = Math.max(1, Math.round(daily));
  const isRare = daily < 0.7;
  if (!isRare || chance('weekday', carrier.code, ...pair, weekday(date)) < Math.max(0.3, daily)) {
    const isLong = kilometres > 3_500;
    const base = 2 * pick(isLong ? 4 : 200, isLong ? 440 : 1_900, 'number', carrier.code, ...pair);
    const away = carrier.hubs.includes(from.code) ? 1 : 0;
    for (let slot = 0; slot < count; slot++) {
      const aircraft = aircraftFor(carrier, from, to, kilometres, slot);
      const minutes = blockMinutes(from, to, kilometres, aircraft);
      const noon = instantAt(from.zone, date, 720);
      const shift = offsetAt(to.zone, noon) - offsetAt(from.zone, noon);
      const departure = instantAt(
        from.zone,
        date,
        departureMinute(carrier, from, to, slot, count, minutes, shift),
      );
      flights.push({
        carrier,
        number: base + slot * 2 + away,
        from,
        to,
        date,
        slot,
        departure,
        arrival: departure + minutes,
        aircraft,
        kilometres,
      });
    }
    flights.sort((a, b) => a.departure - b.departure);
  }
  if (memory.size > MEMORY_LIMIT) memory.clear();
  memory.set(key, flights);
  return flights;
}

/** Terminal of a carrier at an airport; null where there is one building. */
export function terminalOf(carrier: Carrier, airport: Airport): string | null {
  if (airport.size < 62) return null;
  return String(
    pick(1, airport.size > 88 ? 4 : 2, 'terminal', carrier.alliance ?? carrier.code, airport.code),
  );
}

export const departureText = (flight: Flight): string => localTime(flight.from.zone, flight.departure);
export const arrivalText = (flight: Flight): string => localTime(flight.to.zone, flight.arrival);
