import { chance, pick } from '@/server/selling/supplier/chance';
import type { Handover, OpenDay, RentalPoint } from '@/plugins/car/contract';
import type { KnownPlace as Place } from '@/server/reference';
import type { Near } from '@/plugins/car/face/counters-near';
import { regionOf } from './regions';
import type { Vendor } from './vendors';

/** Whether a vendor hands cars over there. */
export function isAt(vendor: Vendor, place: Place): boolean {
  if (vendor.regions && !vendor.regions.includes(regionOf(place.country))) return false;
  const crowd = place.kind === 'airport' ? Math.min(1, 0.45 + place.size / 80) : 1;
  return chance('desk', vendor.code, place.id) < vendor.at[place.kind] * crowd;
}

/** Minutes of the day. */
export interface Hours {
  readonly opens: number;
  readonly closes: number;
}
const DAY = 24 * 60;
const hours = (opens: number, closes: number): Hours => ({ opens: opens * 60, closes: closes * 60 });

/** Seven days, Sunday first; null is closed. */
export function openingHours(vendor: Vendor, place: Place): readonly (Hours | null)[] {
  const dice = chance('hours', vendor.code, place.id);
  switch (place.kind) {
    case 'airport': {
      if (place.size >= 60 && dice < 0.6 && !vendor.isOffAirport) return Array<Hours>(7).fill(hours(0, 24));
      return Array<Hours>(7).fill(place.size >= 30 ? hours(6, 24) : dice < 0.5 ? hours(7, 23) : hours(8, 21));
    }
    case 'station': {
      const week = hours(8, dice < 0.5 ? 19 : 20);
      return [dice < 0.6 ? hours(10, 16) : null, week, week, week, week, week, hours(8, 16)];
    }
    case 'city': {
      const week = hours(8, dice < 0.5 ? 18 : 19);
      return [null, week, week, week, week, week, dice < 0.8 ? hours(9, 13) : null];
    }
  }
}

const minuteOf = (local: string) => Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
const weekdayOf = (local: string) => new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();

/** Whether somebody is there at that local time; at the minute of closing still. */
export function isOpenAt(week: readonly (Hours | null)[], local: string): boolean {
  const today = week[weekdayOf(local)];
  const minute = minuteOf(local);
  return today !== null && today !== undefined && minute >= today.opens && minute <= today.closes;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const days = (week: readonly (Hours | null)[]): OpenDay[] =>
  week.map((open, weekday) => ({
    weekday,
    opens: open && clock(open.opens),
    closes: open && clock(open.closes),
  }));

export const servesOutOfHours = (vendor: Vendor, place: Place): boolean =>
  place.kind === 'airport' && vendor.outOfHours && place.size >= 20;

function handoverOf(vendor: Vendor, place: Place): Handover {
  if (place.kind === 'city') return 'office';
  if (place.kind === 'station') return 'station-desk';
  if (!vendor.isOffAirport) return 'terminal-desk';
  return chance('handover', vendor.code, place.id) < 0.7 ? 'shuttle' : 'meet-and-greet';
}

/** How a street by the station is written. */
const STREETS: Readonly<Record<string, (number: number) => string>> = {
  PT: (n) => `Rua da Estação ${n}`,
  BR: (n) => `Avenida Central, ${n}`,
  ES: (n) => `Calle de la Estación ${n}`,
  FR: (n) => `${n} rue de la Gare`,
  BE: (n) => `${n} rue de la Gare`,
  LU: (n) => `${n} rue de la Gare`,
  DE: (n) => `Bahnhofstraße ${n}`,
  AT: (n) => `Bahnhofstraße ${n}`,
  CH: (n) => `Bahnhofstrasse ${n}`,
  IT: (n) => `Via della Stazione ${n}`,
  NL: (n) => `Stationsweg ${n}`,
};
const isSpanish = new Set(['MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'PY', 'EC', 'BO', 'CR', 'PA', 'DO', 'GT']);

function addressOf(vendor: Vendor, place: Place): string {
  if (place.kind === 'airport') return `${place.iata} · ${place.city}`;
  if (place.kind === 'station') return `${place.name}, ${place.city}`;
  const number = pick(2, 180, 'street', vendor.code, place.id);
  const street =
    STREETS[place.country]?.(number) ??
    (isSpanish.has(place.country) ? `Avenida Central ${number}` : `${number} Station Road`);
  return `${street}, ${place.city}`;
}

/** Freephone numbers of the range that is kept for stories. */
const phoneOf = (vendor: Vendor, place: Place) =>
  `+1 800 555 01${pick(10, 99, 'phone', vendor.code, place.id)}`;

/** The vendor's desk at a place, as a rental shows it. */
export function pointOf(vendor: Vendor, { place, distance }: Near): RentalPoint {
  const week = openingHours(vendor, place);
  const { cityCode: _, size: __, ...shown } = place;
  return {
    ...shown,
    distance: Math.round(distance * 10) / 10,
    handover: handoverOf(vendor, place),
    address: addressOf(vendor, place),
    phone: phoneOf(vendor, place),
    openingHours: days(week),
    isAlwaysOpen: week.every((open) => open && open.opens === 0 && open.closes === DAY),
    servesOutOfHours: servesOutOfHours(vendor, place),
  };
}
