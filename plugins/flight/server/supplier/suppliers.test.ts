import { describe, expect, it, vi } from 'vitest';
import type { SupplierOrder } from '@/server/ports/booking';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { Member } from '@/server/ports/supplier';
import { createPool } from '@/server/selling/supplier/pool';
import { embeddedSells } from '@/server/selling/supplier/sells';
import { flightSuppliers } from './suppliers';
import { flightPort, type FlightSupplier } from '../../face/port';

const signal = new AbortController().signal;
const one = { adults: 1, children: 0, infants: 0 };
const net = { amount: 1, currency: 'EUR' };
const CALLS = ['rules', 'price', 'book', 'lookup', 'ticket', 'heldPrice', 'cancelPenalty', 'cancel'] as const;

const sells = (sandbox: boolean) => embeddedSells({ sandbox, suppliersOff: [] }, 'any');

/** A supplier that answers every call with its own name. */
function member(
  name: string,
  more: Partial<Member<FlightSupplier>> = {},
  port: Partial<FlightSupplier> = {},
) {
  const calls = Object.fromEntries(CALLS.map((call) => [call, vi.fn(async () => `${call} of ${name}`)]));
  const supplier = {
    id: name,
    ...calls,
    acceptChange: vi.fn(async () => `acceptChange of ${name}`),
    referenceOf: vi.fn(async (ref: string) => `booking of ${ref}`),
    ...port,
  } as unknown as FlightSupplier;
  return { supplier, offers: `${name}.`, orders: name.toUpperCase(), isSelling: sells(true), ...more };
}
const suppliersFrom = (members: readonly Member<FlightSupplier>[]) =>
  flightSuppliers(createPool(members, flightPort.strangers));
const order = (offerRef: string): SupplierOrder => ({
  reference: 'r',
  offerRef,
  offer: null,
  net,
  request: null,
});

describe('all suppliers of flights', () => {
  const suppliers = suppliersFrom([member('a'), member('b'), member('off', { isSelling: sells(false) })]);

  it('sends each offer and each order to the supplier it came from', async () => {
    for (const name of ['a', 'b']) {
      expect(await suppliers.rules(`${name}.1`)).toBe(`rules of ${name}`);
      expect(await suppliers.price(`${name}.1`, one, { signal })).toBe(`price of ${name}`);
      expect(await suppliers.book(order(`${name}.1`), { signal })).toBe(`book of ${name}`);
      expect(await suppliers.lookup(order(`${name}.1`), { signal })).toBe(`lookup of ${name}`);
      const ref = `${name.toUpperCase()}12`;
      expect(await suppliers.ticket(ref, { reference: 't', net }, { signal })).toBe(`ticket of ${name}`);
      expect(await suppliers.heldPrice(ref, { signal })).toBe(`heldPrice of ${name}`);
      expect(await suppliers.cancelPenalty(ref, { signal })).toBe(`cancelPenalty of ${name}`);
      expect(await suppliers.cancel(ref, 'c', { signal })).toBe(`cancel of ${name}`);
      expect(await suppliers.acceptChange(ref, 'c', { signal })).toBe(`acceptChange of ${name}`);
      expect(await suppliers.referenceOf(ref)).toBe(`booking of ${ref}`);
    }
  });

  it('SEC-34 knows nothing of what none of them made', async () => {
    await expect(suppliers.rules('z.1')).rejects.toMatchObject({ reason: 'invalid' });
    await expect(suppliers.price('', one, { signal })).rejects.toBeInstanceOf(SupplierError);
    await expect(suppliers.cancelPenalty('Z1', { signal })).rejects.toMatchObject({
      message: 'Invalid booking id',
    });
    expect(await suppliers.referenceOf('Z1')).toBeNull();
  });

  it('INV-3 cannot say of an order of a supplier that is gone that it was not made', async () => {
    expect(await suppliers.lookup(order('z.1'), { signal })).toMatchObject({ kind: 'unknown' });
    expect(await suppliers.cancel('Z1', 'c', { signal })).toMatchObject({ kind: 'unknown' });
    expect(await suppliers.ticket('Z1', { reference: 't', net }, { signal })).toMatchObject({
      kind: 'unknown',
    });
    // Nothing was sent, and that is known.
    expect(await suppliers.book(order('z.1'), { signal })).toMatchObject({ kind: 'rejected' });
  });

  it('sells nothing new of one that is switched off, and looks after what it sold', async () => {
    await expect(suppliers.price('off.1', one, { signal })).rejects.toMatchObject({ reason: 'invalid' });
    expect(await suppliers.rules('off.1')).toBe('rules of off');
    expect(await suppliers.lookup(order('off.1'), { signal })).toBe('lookup of off');
    expect(await suppliers.cancel('OFF1', 'c', { signal })).toBe('cancel of off');
  });

  it('has no seats and bags where a supplier sells none', async () => {
    expect(await suppliers.seatMaps('a.1', undefined, { signal })).toEqual([]);
    expect(await suppliers.bagPrices('a.1', one, { signal })).toEqual([]);
    const asked = { extras: { seats: [], bags: [] }, types: ['ADT' as const] };
    await expect(suppliers.priceExtras('a.1', asked, { signal })).rejects.toMatchObject({
      reason: 'request',
    });
    const selling = suppliersFrom([member('s', {}, { seatMaps: async () => ['map'] as never })]);
    expect(await selling.seatMaps('s.1', undefined, { signal })).toEqual(['map']);
  });
});
