import { sql } from 'kysely';
import { isDay } from '@/core/contract/date';
import { dayAt, instantOf } from '@/core/say/clock';
import type { Migration } from '../../db/types';
import type { BookingProduct } from '../../ports/booking';

/** Trips end where they end: bookings that were made before have no such instant, and their day is over when it is in UTC. */
export const overMigration: Migration = {
  id: '078-booking-over',
  sql: `
  alter table booking add column over_at timestamptz;
  create index booking_over on booking (agency_id, over_at) where over_at is not null;
  drop index booking_listed;
  create index booking_listed on booking (agency_id, product, created_at desc, id)
    include (state, held, user_id, account_id, product_status, locator, starts_at, ends_at, over_at, currency, charged_minor,
      refunded_minor, cost_minor, earned_markup_minor, earned_fee_minor, earned_penalty_minor, earned_protection_minor);
  `,
};

const DAY_MS = 24 * 60 * 60_000;

/** The first instant after a trip's last day in a zone; null where either is unknown. */
export function overAt(endsAt: string, zone: string | null | undefined): Date | null {
  const day = endsAt.slice(0, 10);
  if (!zone || !isDay(day)) return null;
  try {
    return instantOf(`${dayAt(new Date(Date.parse(day) + DAY_MS), 'UTC')}T00:00`, zone);
  } catch {
    // A supplier's zone that nobody knows.
    return null;
  }
}

/** When a trip begins, ends and is over. */
export function whenOf(product: BookingProduct, booked: Parameters<BookingProduct['summarise']>[0]) {
  const { startsAt, endsAt } = product.summarise(booked);
  const zone = (product.endZoneOf ?? product.zoneOf)?.(booked.offer);
  return { starts_at: startsAt, ends_at: endsAt, over_at: overAt(endsAt, zone) };
}

/** `isTripOver` the other way round, of a row of `booking`. */
export const isComing = (now: Date) => sql<boolean>`(case when booking.over_at is null
  then left(booking.ends_at, 10) >= ${dayAt(now, 'UTC')} else booking.over_at > ${now} end)`;

/**
 * Of how many bookings more than those whose last day is today in UTC, or later, a trip is coming: no clock is further than
 * 14 hours from it. Less than none where more of these are over.
 */
export const comingBeside = (now: Date) => {
  const today = dayAt(now, 'UTC');
  const midnight = Date.parse(today);
  return {
    mayDiffer: sql<boolean>`booking.over_at between ${new Date(midnight - 14 * 60 * 60_000)}
      and ${new Date(midnight + DAY_MS + 14 * 60 * 60_000)}`,
    difference: sql<number>`coalesce(sum((booking.over_at > ${now})::int
      - (left(booking.ends_at, 10) >= ${today})::int), 0)`,
  };
};
