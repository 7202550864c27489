import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTripOver } from '@/core/say/trip-over';
import { shownBy } from '@/core/say/testing/clocks';
import { seedBooking } from '../../testing/bookings';
import { seedAgencies } from '../../testing/agencies';
import { testDb } from '../../testing/database';
import type { Database } from '../../db/open';
import { bookingsByProduct } from '../../agency/agency-bookings';
import { bookingMigrations } from '../migration';
import { isComing, overAt } from './over';

const ZONES = [
  'Etc/GMT+12',
  'Pacific/Pago_Pago',
  'America/Santiago',
  'Europe/Lisbon',
  'Asia/Beirut',
  'Asia/Tokyo',
];
const EVERYWHERE = [...ZONES, 'Pacific/Auckland', 'Pacific/Kiritimati'];
const DAYS = ['2027-03-28', '2027-04-03', '2027-09-04', '2027-09-05', '2027-10-31', '2027-12-31'];
const TIMES = ['', 'T00:05', 'T23:55'];
const HOUR = 60 * 60_000;

let db: Database;
let agencyId: string;
const trips = EVERYWHERE.flatMap((zone) =>
  DAYS.flatMap((day) =>
    TIMES.map((time) => ({ id: '', zone, endsAt: day + time, overAt: overAt(day + time, zone) })),
  ),
);
beforeAll(async () => {
  db = await testDb(bookingMigrations);
  agencyId = (await seedAgencies(db))['alpha']!.id;
  for (const trip of trips)
    trip.id = await seedBooking(
      db,
      { agencyId, userId: randomUUID(), product: 'boat', canary: 'x', now: new Date('2027-01-01') },
      { ends_at: trip.endsAt, over_at: trip.overAt },
    );
}, 60_000);
afterAll(() => db.close());

/** Within two days of the end of one of them. */
const instants = fc
  .tuple(fc.constantFrom(...DAYS), fc.integer({ min: -24 * 60, max: 48 * 60 }))
  .map(([day, minutes]) => new Date(Date.parse(day) + minutes * 60_000));

test('R380 a trip is past when its last day is over where it ends, in whatever zone, for the page and for the database', () =>
  fc.assert(
    fc.asyncProperty(instants, async (now) => {
      const coming = trips.filter(
        ({ zone, endsAt }) => endsAt.slice(0, 10) >= shownBy(now, zone).slice(0, 10),
      );
      expect(trips.filter((trip) => !isTripOver(trip, now))).toEqual(coming);
      const { rows, counts } = await db.withTenant(agencyId, async (tx) => ({
        rows: await tx.selectFrom('booking').select('id').where(isComing(now)).execute(),
        counts: await bookingsByProduct(tx, agencyId, now),
      }));
      expect(rows.map(({ id }) => id).sort()).toEqual(coming.map(({ id }) => id).sort());
      expect(counts['boat']).toEqual({ made: trips.length, ahead: coming.length });
    }),
    { numRuns: 60 },
  ));

test('R380 one whose zone nobody knows is past when its last day is over in UTC', () => {
  const isOver = (endsAt: string, hours: number) =>
    isTripOver(
      { endsAt, overAt: overAt(endsAt, 'No/Where') },
      new Date(Date.parse('2027-05-18') + hours * HOUR),
    );
  expect([isOver('2027-05-18T18:20', 23), isOver('2027-05-18T18:20', 24), isOver('', 0)]).toEqual([
    false,
    true,
    true,
  ]);
});
