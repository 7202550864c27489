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
const eur = (amount: number) => ({ amount, currency: 'EUR' });

async function worldOf(isStaff: boolean) {
  const world = await makeWorld(db);
  const caller = callerOf(world.agency);
  return { world, caller: { ...caller, user: { ...caller.user, isStaff } } };
}

describe('a markup that staff types for one price', () => {
  it.each([
    [{ type: 'percent', value: 20 }, Math.round(NET * 0.2)],
    [{ type: 'amount', value: 25 }, 2_500],
  ])(
    'SEC-34 SEC-35 G69 G70 %j takes the place of the agency markup and stays with the booking',
    async (markup, expected) => {
      const { world, caller } = await worldOf(true);
      const quote = await world.engine.quote(
        caller,
        'thing',
        offerAt(world.agency),
        { guests: 1 },
        { markup },
      );
      expect(quote.price.staff?.agencyMarkup).toEqual(eur(expected));
      expect(quote.price.total).toEqual(eur(NET + expected + FEE));
      const order = await world.order(caller, 'success', {
        quoteId: quote.quoteId,
        acceptedTotal: quote.price.total,
        payment: { method: 'card', token: cardToken('success') },
      });
      const { bookingId, state } = await world.engine.start(caller, 'thing', order);
      expect(state).toBe('confirmed');
      const record = (await world.engine.find(caller, bookingId))!;
      expect(record.price.total).toEqual(quote.price.total);
      expect(record.price.staff?.commission).toEqual(eur(expected));
      expect(await world.violations()).toEqual([]);
    },
  );

  it('SEC-34 is refused to a traveller, whatever it is', async () => {
    const { world, caller } = await worldOf(false);
    const markup = { type: 'percent', value: 1 };
    const asked = world.engine.quote(caller, 'thing', offerAt(world.agency), { guests: 1 }, { markup });
    await expect(asked).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    [0, 'Markup must be more than 0'],
    [100.01, 'Markup must be between 0 and 100'],
  ])('R224 G11 G70 %s is out of bounds for every type', async (value, text) => {
    const { world, caller } = await worldOf(true);
    for (const type of ['percent', 'amount']) {
      const asked = world.engine.quote(
        caller,
        'thing',
        offerAt(world.agency),
        { guests: 1 },
        { markup: { type, value } },
      );
      await expect(asked).rejects.toMatchObject({ status: 422, message: text });
    }
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
