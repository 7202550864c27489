import { expect, it, vi } from 'vitest';
import type { SupplierOrder } from '../../ports/booking';
import { SupplierError } from './errors';
import { createPool, oncePerClock } from './pool';
import type { Sale } from '../../ports/supplier';
import { embeddedSells } from './sells';

const options = { signal: new AbortController().signal };
const net = { amount: 1, currency: 'EUR' };
const order = (offerRef: string): SupplierOrder => ({
  reference: 'r',
  offerRef,
  offer: null,
  net,
  request: null,
});

/** A supplier that answers every call with its own name. */
function member(name: string, sandbox = true) {
  const says = (call: string) => vi.fn(async () => `${call} of ${name}`);
  const calls = { price: says('price'), book: says('book'), lookup: says('lookup') };
  const after = { cancelPenalty: says('penalty'), cancel: says('cancel') };
  const supplier = { ...calls, ...after } as unknown as Sale<null, string>;
  return {
    supplier,
    offers: `${name}.`,
    orders: name.toUpperCase(),
    isSelling: embeddedSells({ sandbox, suppliersOff: [] }, name),
  };
}
const members = [member('a'), member('b'), member('off', false)];
const pool = createPool(members, {
  offer: () => new SupplierError('gone', { message: 'No such offer' }),
  order: () => new SupplierError('invalid', { message: 'No such order' }),
});

it.each([
  ['offers', { offers: 'a.b.' }],
  ['orders', { orders: 'AB' }],
])('takes no two suppliers whose %s begin alike', (_, ids) => {
  const strangers = { offer: () => new Error(), order: () => new Error() };
  expect(() => createPool([member('a'), { ...member('x'), ...ids }], strangers)).toThrow(
    /No supplier’s ids may begin as another’s do/,
  );
});

it('sends each offer and each order to the supplier it came from', async () => {
  for (const name of ['a', 'b']) {
    expect(await pool.price(`${name}.1`, null, options)).toBe(`price of ${name}`);
    expect(await pool.book(order(`${name}.1`), options)).toBe(`book of ${name}`);
    expect(await pool.lookup(order(`${name}.1`), options)).toBe(`lookup of ${name}`);
    expect(await pool.cancelPenalty(`${name.toUpperCase()}1`, options)).toBe(`penalty of ${name}`);
    expect(await pool.cancel(`${name.toUpperCase()}1`, 'c', options)).toBe(`cancel of ${name}`);
  }
});

it('SEC-34 knows nothing of what none of them made', async () => {
  await expect(pool.price('z.1', null, options)).rejects.toThrow('No such offer');
  await expect(pool.cancelPenalty('Z1', options)).rejects.toThrow('No such order');
  expect(() => pool.ownerOf('')).toThrow('No such offer');
  expect(pool.keeperOf('Z1')).toBeUndefined();
});

it('INV-3 cannot say of an order of a supplier that is gone that it was not made', async () => {
  expect(await pool.lookup(order('z.1'), options)).toMatchObject({ kind: 'unknown' });
  expect(await pool.cancel('Z1', 'c', options)).toMatchObject({ kind: 'unknown' });
  // Nothing was sent, and that is known.
  expect(await pool.book(order('z.1'), options)).toMatchObject({ kind: 'rejected', reason: 'refused' });
});

it('sells nothing new of one that is switched off, and looks after what it sold', async () => {
  const all = members.map(({ supplier }) => supplier);
  expect(pool.sellers).toEqual(all.slice(0, 2));
  expect(pool.keepers).toEqual(all);
  await expect(pool.price('off.1', null, options)).rejects.toThrow('No such offer');
  expect(pool.ownerOf('off.1')).toBe(all[2]);
  expect(await pool.lookup(order('off.1'), options)).toBe('lookup of off');
  expect(await pool.cancel('OFF1', 'c', options)).toBe('cancel of off');
});

it('suppliers are made once for a clock', () => {
  const make = vi.fn(() => ({}));
  const suppliersOf = oncePerClock(make);
  const clock = { now: () => new Date() };
  expect(suppliersOf({ clock } as never)).toBe(suppliersOf({ clock } as never));
  expect(suppliersOf({ clock: { ...clock } } as never)).not.toBe(suppliersOf({ clock } as never));
  expect(make).toHaveBeenCalledTimes(2);
});
