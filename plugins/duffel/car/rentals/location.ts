import { isOnEarth } from '@/server/selling/supplier/outside/on-earth';
import { createHash } from 'node:crypto';
import { distanceBetween } from '@/server/reference';
import { nearestCity, zoneNear } from '@/server/reference/world/zone-near';
import { plain, plainOfMarkup } from '@/server/selling/supplier/outside/plain-text';
import { readable } from '@/server/selling/supplier/outside/readable';
import type { CarText, Handover, OpenDay, RentalPoint } from '@/plugins/car/contract';
import { Hours, type Location, Titled } from '../api/schemas';
import { own } from './vehicle';

export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const HANDOVERS: Readonly<Record<string, Handover>> = {
  in_terminal: 'terminal-desk',
  shuttle: 'shuttle',
  meet_and_greet: 'meet-and-greet',
  call_for_pickup: 'call-for-pickup',
};

const MOST_TEXTS = 30;
const TEXT = 4_000;
const MOST_HOURS = 6;

/** Texts of a vendor's as plain text; one that says nothing is none. */
export const textsOf = (given: readonly unknown[] | null | undefined): CarText[] =>
  readable(Titled, (given ?? []).slice(0, MOST_TEXTS)).flatMap(({ title, text }) => {
    const said = plainOfMarkup(text, TEXT);
    return said ? [{ title: plain(title), text: said }] : [];
  });

/** `HH:mm` of a clock, also of one that shows seconds; midnight ends a day as 24:00. */
const clockIn = (given: string): string | null =>
  /^([01]\d|2[0-4]):[0-5]\d/.exec(given)?.[0].replace(/^24:.*/, '24:00') ?? null;

/**
 * The hours of the day that was asked for: Duffel names no day of the week. Those that cannot be read, or end before they
 * begin, are not known.
 */
function hoursOf({ opening_hours: given }: Location, local: string): OpenDay[] {
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return readable(Hours, (given ?? []).slice(0, MOST_HOURS)).flatMap(({ from, to }) => {
    const [opens, ends] = [clockIn(from), clockIn(to)];
    const closes = ends === '00:00' || ends === '23:59' ? '24:00' : ends;
    return opens && closes && opens < closes ? [{ weekday, opens, closes }] : [];
  });
}

/** The same desk has the same id in every process, in the form of ids of places. */
const idOf = (name: string, { latitude, longitude }: Point): string =>
  `desk:${createHash('sha256').update(`${name}|${latitude}|${longitude}`).digest('hex').slice(0, 20)}`;

/** Where the car changes hands, as this site shows it; null for a place without a name, a country or a place on earth. */
export function pointOf(given: Location, from: Point, local: string): RentalPoint | null {
  const { geographic_coordinates: place, address } = given;
  const name = plain(given.name);
  const country = address.country_code;
  if (!name || !/^[A-Z]{2}$/.test(country) || !isOnEarth(place)) return null;
  const city = plain(address.city_name) || nearestCity(place).name;
  const { latitude, longitude } = place;
  const handover = own(HANDOVERS, given.access) ?? 'office';
  const openingHours = hoursOf(given, local);
  const notes = textsOf(given.additional_information);
  const town = [plain(address.postal_code, 20), city].filter(Boolean).join(' ');
  return {
    id: idOf(name, place),
    kind: handover === 'terminal-desk' ? 'airport' : 'city',
    ...{ name, city, country, latitude, longitude },
    iata: null,
    zone: zoneNear(place),
    distance: Math.round(distanceBetween(from, place) * 10) / 10,
    handover,
    address: [plain(address.line_one), town].filter(Boolean).join(', '),
    phone: /^\+?[\d ()-]{6,24}$/.exec(plain(given.phone_number))?.[0] ?? '',
    openingHours,
    isAlwaysOpen: openingHours.some(({ opens, closes }) => opens === '00:00' && closes === '24:00'),
    servesOutOfHours: false,
    ...(notes.length > 0 ? { notes } : {}),
  };
}
