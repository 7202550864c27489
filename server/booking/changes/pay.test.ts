import { describe, expect, it } from 'vitest';
import { MemoryStore } from '../testing/memory-store';
import type { Misbehaviour } from '../testing/supplier';
import { callerOf, cardToken, makeWorld } from '../testing/world';

/** 400.00 and 49.99 of the supplier, 12.5 % on it and a fee of 3.00. */
const TOTAL = 50_924;

async function reserved(heldPrice: Misbehaviour['heldPrice'] = () => 'none') {
  const world = await makeWorld(new MemoryStore(), { misbehaviour: { heldPrice } });
  const caller = callerOf(world.agency);
  const order = await world.order(caller, 'success', { payment: null });
  const { bookingId, state } = await world.engine.start(caller, 'thing', order);
  expect(state).toBe('reserved');
  const pay = (acceptedTotal: { amount: number; currency: string }, as = caller) =>
    world.engine.pay(as, bookingId, {
      payment: { method: 'card', token: cardToken('success') },
      acceptedTotal,
      idempotencyKey: 'pressed-once',
    });
  return { world, caller, bookingId, pay };
}

describe('paying for a reservation', () => {
  it('INV-5 takes what was accepted, to the minor unit', async () => {
    const { world, pay } = await reserved();
    expect(await pay({ amount: TOTAL, currency: 'EUR' })).toMatchObject({
      state: 'confirmed',
      money: 'taken',
    });
    expect(world.gatewayEntries).toMatchObject([
      { type: 'authorise', amount: { amount: TOTAL, currency: 'EUR' } },
      { type: 'capture', amount: { amount: TOTAL, currency: 'EUR' } },
    ]);
  });

  it('INV-5 is refused where it costs a minor unit more than was accepted', async () => {
    const { world, pay } = await reserved();
    await expect(pay({ amount: TOTAL - 1, currency: 'EUR' })).rejects.toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
    });
    expect(world.gatewayEntries).toEqual([]);
  });

  it('INV-5 is refused for the same figure of another currency, whoever says it', async () => {
    const accepted = await reserved();
    await expect(accepted.pay({ amount: TOTAL, currency: 'USD' })).rejects.toMatchObject({ status: 422 });
    const held = await reserved(() => 'other-currency');
    await expect(held.pay({ amount: TOTAL, currency: 'EUR' })).rejects.toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
    });
    expect([accepted.world.gatewayEntries, held.world.gatewayEntries]).toEqual([[], []]);
  });

  it('R169 is refused while the agency has payment switched off, and goes on afterwards', async () => {
    const { world, caller, pay } = await reserved();
    const off = {
      ...caller,
      agency: { ...world.agency, public: { ...world.agency.public, isPaymentDisabled: true } },
    };
    const accepted = { amount: TOTAL, currency: 'EUR' };
    await expect(pay(accepted, off)).rejects.toMatchObject({ status: 403, code: 'PAYMENT_DISABLED' });
    expect(world.gatewayEntries).toEqual([]);
    expect((await pay(accepted)).state).toBe('confirmed');
  });
});
