import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db';
import { HttpError } from '../../error';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import { protectedRefund } from '../changes/cancel-booking';
import { offerAt, PENALTY } from '../testing/supplier';
import { callerOf, cardToken, makeWorld } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const BARE = 40_000 + 4_999 + 5_625 + 300;
const PROTECTION = 2_037;
const eur = (amount: number) => ({ amount, currency: 'EUR' });

async function booked() {
  const world = await makeWorld(db);
  const caller = callerOf(world.agency);
  const quote = await world.engine.quote(
    caller,
    'thing',
    offerAt(world.agency),
    { guests: 1 },
    { protection: 'cover' },
  );
  const order = await world.order(caller, 'success', {
    quoteId: quote.quoteId,
    acceptedTotal: quote.price.total,
    payment: { method: 'card', token: cardToken('success') },
  });
  const { bookingId } = await world.engine.start(caller, 'thing', order);
  return { world, caller, quote, bookingId };
}

describe('protection', () => {
  it('R352 G72 is a line of the quote at 4 % of the traveller’s price, rounded to cents, and is in its total', async () => {
    const { quote } = await booked();
    expect(quote.price.lines.at(-1)).toEqual({ kind: 'protection', amount: eur(PROTECTION) });
    expect(quote.price.total).toEqual(eur(BARE + PROTECTION));
  });

  it('SEC-34 G69 is a line of the booking and of the ledger as the server priced it', async () => {
    const { world, caller, bookingId } = await booked();
    const record = (await world.engine.find(caller, bookingId))!;
    expect(record.price.lines.at(-1)).toEqual({ kind: 'protection', amount: eur(PROTECTION) });
    expect(record.price.total).toEqual(eur(BARE + PROTECTION));
    const owed = (await world.facts()).ledger.filter(({ account }) => account === 'protection.payable');
    expect(owed.map(({ amount_minor }) => Number(amount_minor))).toEqual([-PROTECTION]);
    expect(await world.violations()).toEqual([]);
  });

  it.each([
    ['of the buyer', { markupBasisPoints: 200 }, 200],
    ['of the buyer for the product', { productMarkups: { thing: 300, cover: 900 } }, 300],
    ['of the agency', {}, 1_250],
  ])('G71 has a markup of its own, whatever the one %s is', async (_, own, points) => {
    const world = await makeWorld(db);
    const caller = callerOf(world.agency);
    const staff = { ...caller, user: { ...caller.user, isStaff: true, ...own } };
    const quote = await world.engine.quote(
      staff,
      'thing',
      offerAt(world.agency),
      { guests: 1 },
      { protection: 'cover' },
    );
    const net = 40_000 + 4_999;
    const markup = Math.round((net * points) / 10_000);
    expect(quote.price.staff?.agencyMarkup).toEqual(eur(markup));
    expect(quote.price.lines.at(-1)).toEqual({
      kind: 'protection',
      amount: eur(Math.round((net + markup + 300) * 0.04)),
    });
  });

  it('SEC-34 one that the agency does not offer is refused', async () => {
    const world = await makeWorld(db);
    const asked = world.engine.quote(
      callerOf(world.agency),
      'thing',
      offerAt(world.agency),
      { guests: 1 },
      { protection: 'nobody' },
    );
    await expect(asked).rejects.toMatchObject({ status: 422 } satisfies Partial<HttpError>);
  });

  it('G131 INV-4 a cancellation returns all but its price; the supplier keeps its penalty out of what it earned', async () => {
    const { world, caller, bookingId } = await booked();
    const terms = await world.engine.cancelPenalty(caller, bookingId);
    expect(terms).toEqual({
      penalty: eur(PROTECTION),
      refund: eur(BARE),
      settlement: {
        charged: eur(BARE + PROTECTION),
        returned: eur(BARE),
        kept: eur(PROTECTION),
        keptBy: 'protection',
      },
    });
    expect(PENALTY).toBeGreaterThan(PROTECTION);
    const progress = await world.engine.cancel(caller, bookingId, terms.penalty);
    expect(progress).toMatchObject({
      state: 'cancelled',
      money: 'returned',
      settlement: terms.settlement,
    });
    const sums = new Map<string, number>();
    for (const { account, amount_minor } of (await world.facts()).ledger)
      sums.set(account, (sums.get(account) ?? 0) + Number(amount_minor));
    expect(sums.get('supplier.payable')).toBe(-PENALTY);
    expect(sums.get('protection.payable')).toBe(PENALTY - PROTECTION);
    expect(sums.get('gateway.receivable')).toBe(PROTECTION);
    expect(await world.violations()).toEqual([]);
  });

  it('SEC-35 staff alone are told what the agency loses, as the ledger then has it', async () => {
    const { world, caller, bookingId } = await booked();
    const staff = { ...caller, user: { ...caller.user, isStaff: true } };
    const { agency } = await world.engine.cancelPenalty(staff, bookingId);
    expect(agency).toEqual({
      earned: eur(5_625 + 300),
      keeps: eur(0),
      loses: eur(5_625 + 300),
      supplierKeeps: eur(PENALTY),
      protectionKeeps: eur(PROTECTION - PENALTY),
    });
    expect(await world.engine.cancelPenalty(caller, bookingId)).not.toHaveProperty('agency');
    await world.engine.cancel(caller, bookingId, eur(PROTECTION));
    const { ledger } = await world.facts();
    const sum = (begins: string) =>
      ledger
        .filter(({ account }) => account.startsWith(begins))
        .reduce((all, { amount_minor }) => all - Number(amount_minor), 0);
    expect(sum('agency.')).toBe(agency!.keeps.amount);
    expect(sum('supplier.')).toBe(agency!.supplierKeeps.amount);
    expect(sum('protection.')).toBe(agency!.protectionKeeps.amount);
  });

  it('G131 is not sold on the day the trip starts, when it would pay nothing any more', async () => {
    const world = await makeWorld(db);
    world.clock.advance(Date.parse('2027-05-01T00:00:00Z') - world.clock.now().getTime());
    const asked = world.engine.quote(
      callerOf(world.agency),
      'thing',
      offerAt(world.agency),
      { guests: 1 },
      { protection: 'cover' },
    );
    await expect(asked).rejects.toMatchObject({ status: 422 });
  });

  it.each([
    ['never', null, 200],
    ['until days before', '2027-04-20T10:00:00Z', 200],
    ['until it starts', '2027-05-01T10:00:00Z', 422],
  ])(
    'G136 is not sold where cancelling is free for as long as it would pay: free %s',
    async (_, freeUntil, status) => {
      const world = await makeWorld(db, { misbehaviour: { freeUntil: () => freeUntil } });
      const asked = world.engine.quote(
        callerOf(world.agency),
        'thing',
        offerAt(world.agency),
        { guests: 1 },
        { protection: 'cover' },
      );
      if (status === 200) expect((await asked).price.lines.at(-1)).toMatchObject({ kind: 'protection' });
      else await expect(asked).rejects.toMatchObject({ status });
    },
  );

  it('G131 pays up to the day before the trip starts, and not from then on', () => {
    const price = { lines: [{ kind: 'protection' as const, amount: eur(600) }] };
    const row = { price, total_minor: 10_600, starts_at: '2027-05-01T10:00' } as never;
    expect(protectedRefund(row, new Date('2027-04-30T23:59:00Z'))).toBe(10_000);
    expect(protectedRefund(row, new Date('2027-05-01T00:00:00Z'))).toBe(0);
    // On the clocks where it starts, never on those of UTC.
    expect(protectedRefund(row, new Date('2027-05-01T02:59:00Z'), 'America/Sao_Paulo')).toBe(10_000);
    expect(protectedRefund(row, new Date('2027-04-30T15:00:00Z'), 'Asia/Tokyo')).toBe(0);
  });
});
