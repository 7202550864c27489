import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../db';
import { asOurs } from '../../db/binding/guard';
import { platformMigrations } from '../../db/migrations';
import { testDb } from '../../testing/database';
import { seedBooking } from '../../testing/bookings';
import { bookingMigrations } from '..';
import { cancelPosting, capturePosting, type Posting } from './ledger';
import { price } from '../../pricing';
import { readSales, salesOfRow } from './sales';

const FIGURES = '022-booking-figures';
const agencyId = randomUUID();
const at = new Date('2027-01-01T00:00:00Z');
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const full = price(
  { base: eur(10_000), taxes: eur(0), published: null, retail: null },
  { markupBasisPoints: 1_000, feeMinor: 500 },
);

let db: Database;
let bookings: Record<'sold' | 'cancelled' | 'new', string>;

const made = (locator: string) =>
  seedBooking(
    db,
    { agencyId, userId: randomUUID(), product: 'thing', canary: locator, now: at },
    { price: full, currency: 'EUR' },
  );

const post = (bookingId: string, { posting, entries }: Posting) =>
  db.withTenant(agencyId, (tx) =>
    tx
      .insertInto('ledger_entry')
      .values(
        entries.map(({ account, amount }) => ({
          agency_id: agencyId,
          booking_id: bookingId,
          posting,
          account,
          amount_minor: amount,
          currency: 'EUR',
          at,
        })),
      )
      .execute(),
  );

const earnedOf = (id: string) =>
  db.withTenant(agencyId, (tx) =>
    tx
      .selectFrom('booking')
      .select(salesOfRow())
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
      .then((row) => {
        const { net, cost, earned, markup, fee, penalty } = readSales(row);
        return { net, cost, earned, markup, fee, penalty };
      }),
  );
const SOLD = { net: 11_500, cost: 10_000, earned: 1_500, markup: 1_000, fee: 500, penalty: 0 };
const NOTHING = { net: 0, cost: 0, earned: 0, markup: 0, fee: 0, penalty: 0 };

beforeAll(async () => {
  db = await testDb(bookingMigrations.filter(({ id }) => id < FIGURES));
  await db.asSystem((tx) =>
    tx.insertInto('agency').values({ id: agencyId, name: 'One', subdomain: 'one' }).execute(),
  );
  bookings = { sold: await made('sold01'), cancelled: await made('gone01'), new: await made('new001') };
  await post(bookings.sold, capturePosting(full));
  await post(bookings.cancelled, capturePosting(full));
  await post(bookings.cancelled, cancelPosting(full, 500));
  await db.migrate([...platformMigrations, ...bookingMigrations]);
});
afterAll(() => db.close());

test('what was earned before the figures were kept is filled in', async () => {
  expect(await earnedOf(bookings.sold)).toEqual(SOLD);
  // 500 of 11,500 came back; the supplier keeps its 10,000, and the agency the rest.
  expect(await earnedOf(bookings.cancelled)).toEqual({
    ...NOTHING,
    net: 11_000,
    cost: 10_000,
    earned: 1_000,
    penalty: 1_000,
  });
  expect(await earnedOf(bookings.new)).toEqual(NOTHING);
});

test('each entry moves them from then on', async () => {
  await post(bookings.new, capturePosting(full));
  expect(await earnedOf(bookings.new)).toEqual(SOLD);
  await post(bookings.new, cancelPosting(full, full.total.amount));
  expect(await earnedOf(bookings.new)).toEqual(NOTHING);
});

test('INV-4 what an entry that is undone has moved is undone with it', async () => {
  const writing = db.withTenant(agencyId, async (tx) => {
    const entry = { agency_id: agencyId, booking_id: bookings.sold, posting: 'cancel', currency: 'EUR', at };
    await tx
      .insertInto('ledger_entry')
      .values({ ...entry, account: 'agency.fee', amount_minor: 500 })
      .execute();
  });
  await expect(writing).rejects.toThrow(/does not balance/);
  expect(await earnedOf(bookings.sold)).toEqual(SOLD);
});

test('SEC-32 a locator is looked up in its index under row-level security', async () => {
  await db.asSystem((tx) =>
    sql`insert into booking (agency_id, id, user_id, product, quote_id, idempotency_key, request_hash, state, version,
        offer_ref, offer, request, price, currency, accepted_minor, total_minor, markup_bps, fee_minor, contact_email,
        language, return_path, starts_at, ends_at, locator, created_at, updated_at)
      select agency_id, gen_random_uuid(), user_id, product, gen_random_uuid(), n::text, request_hash, state, version,
        offer_ref, offer, request, price, currency, accepted_minor, total_minor, markup_bps, fee_minor, contact_email,
        language, return_path, starts_at, ends_at, md5(n::text), created_at, updated_at
      from booking cross join generate_series(1, 500) n where id = ${bookings.sold}`.execute(tx),
  );
  await db.raw('analyze booking');
  const plan = await db.withTenant(agencyId, async (tx) => {
    const asked = sql<Record<'QUERY PLAN', string>>`explain (costs off)
      select id from booking where agency_id = ${agencyId} and locator_key ^@ ${'SOLD'}`;
    const { rows } = await asOurs(() => asked.execute(tx));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/booking_by_locator_key[^]*locator_key >= 'SOLD'/);
});
