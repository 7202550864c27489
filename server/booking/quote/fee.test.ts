import { expect, it } from 'vitest';
import { MemoryStore } from '../testing/memory-store';
import { offerAt } from '../testing/supplier';
import { callerOf, makeWorld, type WorldOptions } from '../testing/world';

/** An agency that asks 3.00 dollars, of offers in euro. */
async function quoted(convert?: WorldOptions['convert']) {
  const world = await makeWorld(new MemoryStore(), convert ? { convert } : {});
  const { agency } = world;
  const dollars = { ...agency, pricing: { ...agency.pricing, currency: 'USD' } };
  const caller = callerOf(dollars);
  const staff = { ...caller, user: { ...caller.user, isStaff: true } };
  return world.engine.quote(staff, 'thing', offerAt(dollars), { guests: 1 });
}

it('R225 G69 the agency’s fee is asked in the currency of the offer, at what it is worth there', async () => {
  const { price } = await quoted(async ({ amount, currency }, wanted) => {
    expect([currency, wanted]).toEqual(['USD', 'EUR']);
    return { amount: Math.round(amount * 0.9), currency: wanted };
  });
  expect(price.staff?.agencyFee).toEqual({ amount: 270, currency: 'EUR' });
  expect(price.total).toEqual({ amount: 44_999 + 5_625 + 270, currency: 'EUR' });
});

it('R225 a fee that nobody can convert is asked of nobody: there is no price', async () => {
  await expect(quoted()).rejects.toThrow('The fee is in USD, the offer in EUR');
});
