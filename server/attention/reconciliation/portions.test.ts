import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingMigrations } from '../../booking';
import type { Database } from '../../db/open';
import type { BookingProduct } from '../../ports/booking';
import type { PaymentGateway } from '../../ports/payment';
import { seedAgencies, type TestAgency } from '../../testing/agencies';
import { seedBooking } from '../../testing/bookings';
import { testClock } from '../../testing/clock';
import { testDb } from '../../testing/database';
import { attentionMigration } from '../migration';
import { syncPoints } from '../points';
import { PORTION } from './read-books';
import { reconcile } from './reconcile';

const COUNT = 450;
const clock = testClock();
let db: Database;
let agencies: readonly TestAgency[];

/** The same of every booking: what was taken, and what it is made of. */
const LEDGER = `('gateway.receivable', 10000), ('agency.commission', -900), ('agency.fee', -500), ('supplier.payable', -8600)`;

beforeAll(async () => {
  db = await testDb([...bookingMigrations, attentionMigration]);
  const { alpha, beta } = await seedAgencies(db);
  agencies = [alpha!, beta!];
  const now = new Date(clock.now().getTime() - 24 * 60 * 60_000);
  for (const { id: agencyId, users } of agencies) {
    const at = { agencyId, userId: users['client']!, product: 'thing', canary: 'Like', now };
    const like = await seedBooking(db, at);
    const columns = (await db.raw(`select string_agg(quote_ident(column_name), ', ') as names
      from information_schema.columns where table_name = 'booking' and is_generated = 'NEVER'
      and column_name not in ('id', 'quote_id', 'idempotency_key')`)) as { rows: [{ names: string }] };
    const { names } = columns.rows[0];
    await db.asSystem(async (tx) => {
      // Many of one moment: the order of their ids tells them apart.
      await sql`insert into booking (id, quote_id, idempotency_key, ${sql.raw(names)})
        select gen_random_uuid(), gen_random_uuid(), n::text, ${sql.raw(names)}
        from booking, generate_series(2, ${COUNT}::int) n where id = ${like}`.execute(tx);
      await sql`insert into ledger_entry (agency_id, booking_id, posting, account, amount_minor, currency, at)
        select agency_id, id, 'capture', account, amount, 'USD', created_at
        from booking cross join (values ${sql.raw(LEDGER)}) entry (account, amount)
        where agency_id = ${agencyId}`.execute(tx);
    });
  }
}, 60_000);
afterAll(() => db.close());

/** The books of those outside say the same of each booking, and know one that is not here. */
async function compare(watched: Database) {
  const { rows } = (await db.raw('select id from booking')) as { rows: { id: string }[] };
  const ids = [...rows.map(({ id }) => id), '00000000-0000-4000-8000-000000000000'];
  const payments = async () =>
    ids.map((id) => ({
      ...{ paymentRef: `pay ${id}`, key: `${id}:authorise`, agencyId: null, authorised: true },
      ...{ captures: 1, captured: 10_000, refunded: 0, held: 0, released: false, currency: 'USD' },
    }));
  const orders = async () => ({
    silent: [],
    orders: ids.map((id) => ({
      reference: id,
      supplierRef: `S-${id}`,
      net: 0,
      currency: 'USD',
      isCancelled: false,
    })),
  });
  return reconcile({
    db: watched,
    clock,
    payments: { payments } as unknown as PaymentGateway,
    products: new Map([['thing', { id: 'thing', orders } as unknown as BookingProduct]]),
  });
}

test('books of any length are compared in portions of bookings, while everybody else is heard', async () => {
  let most = 0;
  const watched: Database = {
    ...db,
    asSystem: (work) =>
      db.asSystem((tx) =>
        work(
          tx.withPlugin({
            transformQuery: ({ node }) => node,
            async transformResult({ result }) {
              most = Math.max(most, result.rows.length);
              return result;
            },
          }) as never,
        ),
      ),
  };
  let isOver = false;
  const comparing = compare(watched).finally(() => (isOver = true));
  let heard = 0;
  while (!isOver) {
    await sleep(1);
    heard += 1;
  }
  const { bookings, differences } = await comparing;
  expect(bookings).toBe(agencies.length * COUNT);
  expect(differences.map(({ code }) => code).sort()).toEqual(['order-unknown', 'payment-unknown']);
  // Four entries of the ledger for each.
  expect(most).toBeLessThanOrEqual(4 * PORTION);
  expect(heard).toBeGreaterThan((agencies.length * COUNT) / PORTION);
});

test('more differences than one statement takes become points, and go again', async () => {
  const [{ id: agencyId }] = agencies as [TestAgency];
  const causes = Array.from({ length: 10_000 }, (_, at) => ({
    ...{ agencyId, kind: 'difference' as const, subject: `taken-differs:${at}`, bookingId: null },
    facts: { code: 'taken-differs' as const },
  }));
  const sync = (these: typeof causes) =>
    db.asSystem((tx) => syncPoints(tx, 'reconciliation', these, clock.now()));
  const open = async () => {
    const { rows } = await db.raw(
      "select count(*)::int as count from attention where subject like 'taken-%' and gone_at is null",
    );
    return (rows[0] as { count: number }).count;
  };
  await sync(causes);
  expect(await open()).toBe(10_000);
  await sync([]);
  expect(await open()).toBe(0);
});
