import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../testing/memory-store';
import { offerAt } from '../testing/supplier';
import { callerOf, cardToken, makeWorld } from '../testing/world';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
/** 400.00 and 49.99. */
const OWED_TO_SUPPLIER = 44_999;
/** The supplier's, 12.5 % on it and a fee of 3.00. */
const BARE = 50_924;
/** 4 % of that. */
const PROTECTION = 2_037;

async function cancelled(penalty: { amount: number; refundable: boolean }, protection: 'cover' | null) {
  const world = await makeWorld(new MemoryStore(), { misbehaviour: { penalty: () => penalty } });
  const caller = callerOf(world.agency);
  const quote = await world.engine.quote(
    caller,
    'thing',
    offerAt(world.agency),
    { guests: 1 },
    { protection },
  );
  const { bookingId } = await world.engine.start(
    caller,
    'thing',
    await world.order(caller, 'success', {
      quoteId: quote.quoteId,
      acceptedTotal: quote.price.total,
      payment: { method: 'card', token: cardToken('success') },
    }),
  );
  const terms = await world.engine.cancelPenalty(caller, bookingId);
  const progress = await world.engine.cancel(caller, bookingId, terms.penalty);
  const sums: Record<string, number> = {};
  for (const { account, amount_minor } of (await world.facts()).ledger)
    sums[account] = (sums[account] ?? 0) + Number(amount_minor);
  expect(Object.values(sums).reduce((all, each) => all + each, 0)).toBe(0);
  expect(await world.violations()).toEqual([]);
  const returned = world.gatewayEntries.flatMap((entry) =>
    entry.type === 'refund' ? [entry.amount.amount] : [],
  );
  return { terms, progress, sums, returned };
}

describe('what a cancellation leaves to whom', () => {
  it.each([
    ['one that is not returned at all', { amount: 0, refundable: false }],
    ['a penalty above what it was owed', { amount: 60_000, refundable: true }],
  ])('G131 INV-4 protection pays a supplier no more than it was owed: %s', async (_, penalty) => {
    const { terms, sums, returned } = await cancelled(penalty, 'cover');
    expect(terms).toMatchObject({ penalty: eur(PROTECTION), refund: eur(BARE) });
    expect(returned).toEqual([BARE]);
    expect(sums['supplier.payable']).toBe(-OWED_TO_SUPPLIER);
    expect(sums['protection.payable']).toBe(OWED_TO_SUPPLIER - PROTECTION);
    expect(sums['gateway.receivable']).toBe(PROTECTION);
  });

  it('INV-2 INV-4 without protection a penalty of a minor unit less than the price returns that unit', async () => {
    const { sums, returned } = await cancelled({ amount: BARE - 1, refundable: true }, null);
    expect(returned).toEqual([1]);
    expect(sums['supplier.payable']).toBe(-OWED_TO_SUPPLIER);
    expect(sums['agency.cancellation']).toBe(-(BARE - 1 - OWED_TO_SUPPLIER));
    expect(sums['gateway.receivable']).toBe(BARE - 1);
  });

  it.each([
    ['a penalty above the price', { amount: BARE + 1, refundable: true }],
    ['nothing is returned', { amount: 0, refundable: false }],
  ])('INV-2 %s: no money moves, and nobody is asked for more', async (_, penalty) => {
    const { terms, progress, returned } = await cancelled(penalty, null);
    expect(terms).toMatchObject({ penalty: eur(BARE), refund: eur(0) });
    expect(progress).toMatchObject({ state: 'cancelled', money: 'taken' });
    expect(returned).toEqual([]);
  });

  it('INV-2 a supplier that speaks of a penalty below nothing gives nothing away', async () => {
    const { returned } = await cancelled({ amount: -500, refundable: true }, null);
    expect(returned).toEqual([BARE]);
  });
});
