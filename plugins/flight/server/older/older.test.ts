import { connectors } from '@/server/connectors';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrationsOf } from '@/server/migrations';
import { storedDb } from '@/server/testing/database';
import { PASSWORD, testServer, type TestServer } from '@/server/testing/harness';
import { ALPHA, entry } from '../testing/site';

/** What a server of that day had written: three agencies with their people, three trips bought and one held. */
const STORED = readFileSync(join(import.meta.dirname, '2026-11-20.sql'), 'utf8');

describe('a database of an older release', () => {
  let it: TestServer;
  beforeAll(async () => {
    it = await testServer({ plugins: [entry], db: await storedDb(STORED) });
  });
  afterAll(() => it.close());

  test('is brought up to date, once', async () => {
    const { rows } = await it.db.raw('select id from migration order by id');
    expect(rows).toEqual(
      migrationsOf([entry], connectors)
        .map(({ id }) => ({ id }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await it.db.migrate(migrationsOf([entry], connectors))).toEqual([]);
  });

  test('INV-4 keeps its bookings with the figures of their ledger', async () => {
    const bookings = await it.db.asSystem((tx) =>
      tx.selectFrom('booking').select(['id', 'state', 'charged_minor', 'total_minor']).execute(),
    );
    expect(bookings.map(({ state }) => state).sort()).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'reserved',
    ]);
    for (const booking of bookings)
      expect(booking.charged_minor).toBe(booking.state === 'confirmed' ? booking.total_minor : 0);
    const unbalanced = await it.db.asSystem((tx) =>
      sql`select booking_id from ledger_entry group by booking_id, posting, currency having sum(amount_minor) <> 0`.execute(
        tx,
      ),
    );
    expect(unbalanced.rows).toEqual([]);
  });

  test('its people sign in with the password of then, and see their trips', async () => {
    const email = 'client@alpha.example';
    const login = await it.request(ALPHA, 'POST', '/api/user/login', { body: { email, password: PASSWORD } });
    expect(login.status, login.text).toBe(200);
    const token = login.json.auth as string;
    const list = await it.request(ALPHA, 'GET', '/api/v2/flight/bookings/all', { token });
    expect(list.status, list.text).toBe(200);
    expect(list.json.data).toHaveLength(2);
    for (const { bookingId } of list.json.data as { bookingId: string }[]) {
      const path = `/api/v2/flight/getReservationDetails?bookingId=${bookingId}`;
      const details = await it.request(ALPHA, 'GET', path, { token });
      expect(details.status, details.text).toBe(200);
      expect(details.json.data.travellers).toHaveLength(1);
      // What was searched for was not kept then.
      expect(details.json.data.offer.routeType).toBe('One Way');
    }
  });
});
