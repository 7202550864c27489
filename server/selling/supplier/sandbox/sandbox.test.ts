import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { SupplierOrder } from '../../../ports/booking';
import type { Database } from '../../../db';
import { testClock, testDb } from '../../../testing/harness';
import { openJournal } from '../journal';
import type { PlainSuppliers } from '../../bookable/plain/port';
import { BOATS, type BoatSearch } from '../testing/boats';
import { describeSupplier, netOf, options } from '../testing/supplier.cases';
import { plainSandbox, plainSuppliers, type TimedOrder } from './plain';

const NOW = '2027-01-10T12:00:00Z';
const search = (city = 'LIS') => ({ city, day: '2027-03-12', currency: 'EUR' });
const requestOf = (lastName = 'Silva') => ({ guest: { lastName } });
const { migration, suppliersOf } = plainSuppliers(BOATS);
const open = (db: Database, clock: ReturnType<typeof testClock>, secret = 'secret') =>
  plainSandbox(BOATS, { clock, journal: openJournal<TimedOrder>(db, 'boat_sandbox'), secret });

describeSupplier('a plain product', async () => {
  const clock = testClock(NOW);
  const db = await testDb([migration]);
  return {
    anew: () => open(db, clock),
    offers: async () => (await open(db, clock).search(search(), options)).offers,
    asked: null,
    request: requestOf(),
    now: () => clock.now(),
    close: () => db.close(),
  };
});

describe('an embedded supplier', () => {
  let db: Database;
  const clock = testClock(NOW);
  const boats = () => open(db, clock);
  beforeAll(async () => {
    db = await testDb([migration]);
  });
  afterAll(() => db.close());

  async function offerIn(city = 'LIS') {
    const [offer] = (await boats().search(search(city), options)).offers;
    return offer!;
  }
  let serial = 0;
  const orderOf = (offer: Awaited<ReturnType<typeof offerIn>>, lastName?: string): SupplierOrder => ({
    reference: `r${++serial}`,
    offerRef: offer.id,
    offer: null,
    net: netOf(offer),
    request: requestOf(lastName),
  });
  const bookAs = async (lastName: string) => {
    const order = orderOf(await offerIn(), lastName);
    return { order, outcome: await boats().book(order, options) };
  };
  async function bookedAs(lastName: string): Promise<string> {
    const { outcome } = await bookAs(lastName);
    if (outcome.kind !== 'booked') throw new Error(JSON.stringify(outcome));
    return outcome.supplierRef;
  }

  it('gives the same answer all day, cheapest first, and the same offer by its id in another process', async () => {
    const { offers } = await boats().search(search(), options);
    expect(offers.map(({ seats }) => seats)).toEqual([4, 8, 12]);
    expect(await boats().details(offers[1]!.id)).toEqual(offers[1]);
  });

  it('SEC-34 opens no id that was sealed elsewhere, or changed', async () => {
    const { id } = await offerIn();
    for (let at = 0; at < id.length; at += 3) {
      const changed = `${id.slice(0, at)}${id[at] === 'A' ? 'B' : 'A'}${id.slice(at + 1)}`;
      await expect(boats().details(changed), changed).rejects.toMatchObject({ name: 'SupplierError' });
    }
    await expect(open(db, clock, 'other').details(id)).rejects.toMatchObject({ reason: 'invalid' });
  });

  it('an offer is good on the day it was made and on the next, while it is sold', async () => {
    const { id } = await offerIn();
    const at = (now: string) => open(db, testClock(now)).details(id);
    expect((await at('2027-01-11T23:00:00Z')).id).toBe(id);
    await expect(at('2027-01-12T00:00:00Z')).rejects.toMatchObject({ reason: 'gone' });
  });

  it.each([
    ['LYR', { offers: [] }],
    ['NLK', 'The search failed'],
  ])('in a search of %s it misbehaves', async (city, expected) => {
    const found = boats()
      .search(search(city), options)
      .catch((error: Error) => error.message);
    expect(await found).toEqual(expected);
  });

  it('a price of FAE is gone, one of ZNZ cannot be had, and one of BDA is dearer', async () => {
    await expect(boats().price((await offerIn('FAE')).id, null, options)).rejects.toMatchObject({
      reason: 'gone',
    });
    await expect(boats().price((await offerIn('ZNZ')).id, null, options)).rejects.toMatchObject({
      reason: 'failed',
      message: 'No price',
    });
    const found = await offerIn('BDA');
    const { offer } = await boats().price(found.id, null, options);
    expect(offer.base.amount).toBe(Math.round(found.base.amount * 1.08));
  });

  it.each([
    ['SOLDOUT', { kind: 'rejected', reason: 'sold-out', message: 'The boat is gone' }],
    ['REFUSE', { kind: 'rejected', reason: 'refused', message: 'Refused' }],
    ['PRICEUP', { kind: 'rejected', reason: 'price-changed' }],
    ['UNKNOWN', { kind: 'unknown' }],
    ['PENDING', { kind: 'pending' }],
  ])('an order of %s ends as %o', async (lastName, expected) => {
    expect((await bookAs(lastName)).outcome).toMatchObject(expected);
    expect((await bookAs(lastName.toLowerCase())).outcome).toMatchObject(expected);
  });

  it('INV-1 a refusal stays a refusal, and a first result stays whoever asks', async () => {
    const { order, outcome } = await bookAs('SOLDOUT');
    expect(await boats().book({ ...order, request: requestOf() }, options)).toEqual(outcome);
    const first = await bookAs('Silva');
    expect(await boats().book({ ...first.order, request: requestOf('SOLDOUT') }, options)).toEqual(
      first.outcome,
    );
  });

  it('INV-6 an answer that never came is found by looking it up, an order that was never made is absent', async () => {
    const abort = new AbortController();
    const order = orderOf(await offerIn(), 'TIMEOUT');
    setTimeout(() => abort.abort(), 50);
    expect((await boats().book(order, { signal: abort.signal })).kind).toBe('unknown');
    expect((await boats().lookup(order, options)).kind).toBe('booked');
    const broken = await bookAs('UNKNOWN');
    expect((await boats().lookup(broken.order, options)).kind).toBe('absent');
  });

  it('confirms a pending order later', async () => {
    const { order } = await bookAs('PENDING');
    clock.advance(21_000);
    expect((await boats().lookup(order, options)).kind).toBe('booked');
  });

  it('keeps nothing while it is free, then a fee, then all; terms that cannot be read are no terms', async () => {
    const supplierRef = await bookedAs('Silva');
    const at = (now: string) => open(db, testClock(now)).cancelPenalty(supplierRef, options);
    expect(await at('2027-03-10T09:00:00Z')).toMatchObject({ penalty: { amount: 0 }, refundable: true });
    const late = await at('2027-03-10T09:01:00Z');
    expect(late).toMatchObject({ refundable: true, freeUntil: null });
    expect(late.penalty.amount).toBeGreaterThan(0);
    expect(await at('2027-03-12T09:00:00Z')).toMatchObject({ refundable: false });
    await expect(boats().cancelPenalty(await bookedAs('NODETAILS'), options)).rejects.toMatchObject({
      reason: 'failed',
    });
  });

  it('takes an order back twice without harm, not at all when it says so, and later when it is unclear', async () => {
    const cancel = (supplierRef: string) => boats().cancel(supplierRef, 'c', options);
    const back = await bookedAs('Silva');
    for (let i = 0; i < 2; i++) expect((await cancel(back)).kind).toBe('cancelled');
    expect(await cancel(await bookedAs('NOCANCEL'))).toEqual({ kind: 'refused', message: 'Not cancelled' });
    const unclear = await bookedAs('CANCELFAIL');
    expect((await cancel(unclear)).kind).toBe('unknown');
    clock.advance(61_000);
    expect((await cancel(unclear)).kind).toBe('cancelled');
  });

  it('INV-7 never changes what is written', async () => {
    for (const change of [
      "update boat_sandbox_order set supplier_ref = 'x'",
      'delete from boat_sandbox_event',
    ])
      await expect(db.asSystem((tx) => sql.raw(change).execute(tx))).rejects.toThrow(/permission denied/);
  });

  it('is a product’s supplier under its own ids', async () => {
    const services = {
      db,
      clock,
      config: { signingSecret: 'secret', sandbox: true, suppliersOff: [] },
    } as never;
    const { id } = await offerIn();
    const suppliers: PlainSuppliers<Omit<BoatSearch, 'currency'>, { seats: number }> = suppliersOf(services);
    expect((await suppliersOf(services).details(id)).id).toBe(id);
    const { offer } = await suppliers.price(id, null, options);
    expect(offer).toMatchObject({ id, supplier: 'sandbox', freeUntil: '2027-03-10T09:00:00.000Z' });
    const { offer: dearer } = await suppliers.price(id, 'Dearer', options);
    expect(dearer.base.amount).toBeGreaterThan(offer.base.amount);
    await expect(suppliersOf(services).details('sb1.x')).rejects.toMatchObject({ reason: 'gone' });
  });

  it('lets go of a search that nobody waits for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const abort = new AbortController();
    const found = boats().search(search('GOH'), { signal: abort.signal });
    abort.abort();
    await expect(found).rejects.toMatchObject({ name: 'AbortError' });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
