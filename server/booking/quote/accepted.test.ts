import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../testing/memory-store';
import { offerAt, type QuoteFault } from '../testing/supplier';
import { callerOf, makeWorld } from '../testing/world';

/** 400.00 and 49.99 of the supplier, 12.5 % on it and a fee of 3.00. */
const TOTAL = 50_924;

async function pressed(accepted: { amount: number; currency: string }, thenQuoted: QuoteFault = 'none') {
  let asked = 0;
  const world = await makeWorld(new MemoryStore(), {
    misbehaviour: { quote: () => (asked++ === 0 ? 'none' : thenQuoted) },
  });
  const caller = callerOf(world.agency);
  const order = await world.order(caller, 'success', { acceptedTotal: accepted });
  return { world, started: world.engine.start(caller, 'thing', order) };
}

describe('the price that was accepted', () => {
  it('INV-5 is enough to the minor unit', async () => {
    const { world, started } = await pressed({ amount: TOTAL, currency: 'EUR' });
    expect((await started).state).toBe('confirmed');
    expect(world.gatewayEntries.map(({ type }) => type)).toEqual(['authorise', 'capture']);
    for (const entry of world.gatewayEntries)
      expect(entry).toMatchObject({ amount: { amount: TOTAL, currency: 'EUR' } });
  });

  it('INV-5 is too little by one minor unit: nothing is asked of the bank or ordered', async () => {
    const { world, started } = await pressed({ amount: TOTAL - 1, currency: 'EUR' });
    await expect(started).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect([world.gatewayEntries, world.supplierEntries]).toEqual([[], []]);
  });

  it('INV-5 is of one currency: the same figure of another one accepts nothing', async () => {
    const { world, started } = await pressed({ amount: TOTAL, currency: 'USD' });
    await expect(started).rejects.toMatchObject({ status: 422 });
    expect(world.gatewayEntries).toEqual([]);
  });

  it('INV-5 a supplier that asks the same figure of another currency when the button is pressed is paid nothing', async () => {
    const { world, started } = await pressed({ amount: TOTAL, currency: 'EUR' }, 'other-currency');
    await expect(started).rejects.toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect([world.gatewayEntries, world.supplierEntries]).toEqual([[], []]);
  });
});

it('SEC-34 a traveller names neither a markup nor a client, whatever they would be', async () => {
  const world = await makeWorld(new MemoryStore());
  const caller = callerOf(world.agency);
  const quote = (markup: { type: string; value: number } | null, client: object | null) =>
    world.engine.quote(
      { ...caller, client: client as never },
      'thing',
      offerAt(world.agency),
      { guests: 1 },
      { markup },
    );
  for (const asked of [
    quote({ type: 'percent', value: 1 }, null),
    quote({ type: 'amount', value: 1 }, null),
    quote(null, { id: caller.user.id, markupBasisPoints: 0, productMarkups: {} }),
  ])
    await expect(asked).rejects.toMatchObject({ status: 403 });
  expect((await quote(null, null)).price.total).toEqual({ amount: TOTAL, currency: 'EUR' });
});
