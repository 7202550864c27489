import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { bookingMigrations } from '..';
import { offerAt } from '../testing/supplier';
import { callerOf, cardToken, makeWorld } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const NET = 40_000 + 4_999;
const FEE = 300;
const TYPED = [
  { type: 'percent', value: 20 },
  { type: 'amount', value: 25 },
];
const eur = (amount: number) => ({ amount, currency: 'EUR' });

async function worldOf(isStaff: boolean) {
  const world = await makeWorld(db);
  const caller = callerOf(world.agency);
  return { world, caller: { ...caller, user: { ...caller.user, isStaff } } };
}

/** What staff is quoted with a markup that it types. */
async function typed(markup: { type: string; value: number }) {
  const { world, caller } = await worldOf(true);
  const offer = offerAt(world.agency);
  const quote = await world.engine.quote(caller, 'thing', offer, { guests: 1 }, { markup });
  return { world, caller, quote };
}

describe('a markup that staff types for one price', () => {
  it('G69 takes the place of the agency markup on base and taxes, beside the fee', async () => {
    const { quote } = await typed({ type: 'percent', value: 20 });
    expect(quote.price.staff?.agencyMarkup).toEqual(eur(9_000));
    expect(quote.price.total).toEqual(eur(NET + 9_000 + FEE));
  });

  it.each(['amount', 'whatever'])('G70 of the type %s is an amount', async (type) => {
    const { quote } = await typed({ type, value: 25 });
    expect(quote.price.staff?.agencyMarkup).toEqual(eur(2_500));
    expect(quote.price.total).toEqual(eur(NET + 2_500 + FEE));
  });

  it.each(TYPED)('SEC-34 $type: the booking is reckoned with the one that was quoted', async (markup) => {
    const { world, caller, quote } = await typed(markup);
    const order = await world.order(caller, 'success', {
      quoteId: quote.quoteId,
      acceptedTotal: quote.price.total,
      payment: { method: 'card', token: cardToken('success') },
    });
    const { bookingId, state } = await world.engine.start(caller, 'thing', order);
    expect(state).toBe('confirmed');
    const record = (await world.engine.find(caller, bookingId))!;
    expect(record.price.total).toEqual(quote.price.total);
    expect(record.price.staff?.commission).toEqual(eur(markup.type === 'percent' ? 9_000 : 2_500));
    expect(await world.violations()).toEqual([]);
  });

  it('SEC-34 is refused to a traveller, whatever it is', async () => {
    const { world, caller } = await worldOf(false);
    const markup = { type: 'percent', value: 1 };
    const asked = world.engine.quote(caller, 'thing', offerAt(world.agency), { guests: 1 }, { markup });
    await expect(asked).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    ['R224 G11', 'percent', 0, 'Markup must be more than 0'],
    ['R224 G11', 'percent', 100.01, 'Markup must be between 0 and 100'],
    ['G70 G11', 'amount', 0, 'Markup must be more than 0'],
    ['G70 G11', 'amount', 100.01, 'Markup must be between 0 and 100'],
  ])('%s of the type %s, %s is out of bounds', async (_, type, value, text) => {
    await expect(typed({ type, value })).rejects.toMatchObject({ status: 422, message: text });
  });

  it.each([
    [{ markupBasisPoints: 200 }, 200],
    [{ markupBasisPoints: 200, productMarkups: { thing: 300 } }, 300],
    [{ markupBasisPoints: 200, productMarkups: { other: 300 } }, 200],
  ])('R384 G71 a quote uses %j of the user before the agency markup', async (own, points) => {
    const { world, caller } = await worldOf(true);
    const user = { ...caller.user, ...own };
    const quote = await world.engine.quote({ ...caller, user }, 'thing', offerAt(world.agency), {
      guests: 1,
    });
    expect(quote.price.staff?.agencyMarkup).toEqual(eur(Math.round((NET * points) / 10_000)));
  });

  it('R225 without one the agency markup of percent applies', async () => {
    const { world, caller } = await worldOf(true);
    const quote = await world.engine.quote(caller, 'thing', offerAt(world.agency), { guests: 1 });
    expect(quote.price.staff?.agencyMarkup).toEqual(eur(5_625));
  });
});
