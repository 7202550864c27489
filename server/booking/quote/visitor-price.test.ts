import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import { heldPrice } from './own-quote';
import { offerAt } from '../testing/supplier';
import { callerOf, makeWorld } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const NET = 40_000 + 4_999;
const FEE = 300;
const eur = (amount: number) => ({ amount, currency: 'EUR' });
/** 12.50 %, which is what visitors see. */
const VISITOR = eur(NET + 5_625 + FEE);

/** A price of now for a client with that markup, who had that total on screen. */
async function held(markupBasisPoints: number | null, expected = VISITOR, visitorsMaySearch = true) {
  const { agency, engine } = await makeWorld(db);
  const open = { ...agency, public: { ...agency.public, visitorsMaySearch } };
  const caller = callerOf(open);
  const user = { ...caller.user, markupBasisPoints };
  return heldPrice(
    await engine.quote({ ...caller, user }, 'thing', offerAt(agency), { guests: 1 }),
    expected,
  );
}

it('G33 INV-5 who chose at the price of visitors and has another one is told that it is the account', async () => {
  for (const points of [200, 3_000]) {
    const own = eur(NET + Math.round((NET * points) / 10_000) + FEE);
    expect(await held(points)).toMatchObject({
      price: { total: own },
      previousTotal: VISITOR,
      changed: true,
      reason: 'account',
    });
  }
});

it('G33 where the supplier moved, or nothing did, the account is no reason', async () => {
  expect(await held(null)).not.toHaveProperty('reason');
  expect(await held(null)).toMatchObject({ changed: false });
  expect(await held(200, eur(VISITOR.amount - 1))).not.toHaveProperty('reason');
  expect(await held(null, eur(1))).not.toHaveProperty('reason');
  expect(await held(200, { ...VISITOR, currency: 'USD' })).not.toHaveProperty('reason');
});

it('SEC-35 an agency that shows visitors no price tells no client what it would be', async () => {
  expect(await held(200, VISITOR, false)).not.toHaveProperty('reason');
});
