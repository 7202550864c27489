import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingMigrations } from '..';
import type { Database } from '../../db';
import { testDb } from '../../testing/database';
import { callerOf, makeWorld } from '../testing/world';

let db: Database;
beforeAll(async () => (db = await testDb(bookingMigrations)));
afterAll(() => db.close());

const OTHER = '00000000-0000-4000-8000-000000000000';

async function booked(misbehaviour: NonNullable<Parameters<typeof makeWorld>[1]>['misbehaviour'] = {}) {
  const world = await makeWorld(db, { misbehaviour });
  const caller = callerOf(world.agency);
  const { bookingId } = await world.engine.start(caller, 'thing', await world.order(caller));
  const at = { agencyId: world.agency.id, bookingId };
  const tell = (code: string | null = 'Weather') => world.engine.cancelledBySupplier(at, { code });
  return { world, caller, bookingId, at, tell };
}
const lettersOf = (world: Awaited<ReturnType<typeof makeWorld>>) =>
  world.mails.map(({ subject }) => subject.split(':')[0]);

describe('what a supplier cancels by itself', () => {
  it('INV-2 returns everything that was paid, whatever its terms say, and writes to the traveller once', async () => {
    const { world, caller, bookingId, tell } = await booked({
      penalty: () => ({ amount: 0, refundable: false }),
    });
    const before = (await world.engine.find(caller, bookingId))!;
    await world.product.cancel(before.supplierRef!, 'by-itself', { signal: caller.signal });
    expect(await tell()).toBe('cancelled');
    expect(await tell()).toBe('over');
    const after = (await world.engine.find(caller, bookingId))!;
    expect(after.progress).toMatchObject({ state: 'cancelled', money: 'returned' });
    expect(after.progress.message).toContain('Everything that you paid is returned');
    expect(after.refund).toEqual(before.price.total);
    expect(lettersOf(world).filter((subject) => subject === 'supplier-cancelled')).toHaveLength(1);
    expect(lettersOf(world)).not.toContain('cancelled');
    expect(after.events.filter(({ type }) => type === 'supplier-cancelled')).toMatchObject([
      { data: { code: 'Weather' } },
    ]);
    expect(await world.violations()).toEqual([]);
  });

  it('asks nobody to cancel what is cancelled already', async () => {
    const { world, tell } = await booked();
    let asked = 0;
    const { cancel } = world.product;
    world.product.cancel = (...given) => {
      asked++;
      return cancel.apply(world.product, given);
    };
    await tell();
    expect(asked).toBe(0);
  });

  it('INV-5 of what was cancelled there in the traveller’s name the terms keep their part, once the supplier says that it is', async () => {
    const { world, caller, bookingId, at } = await booked();
    const before = (await world.engine.find(caller, bookingId))!;
    const kept = ({ price }: typeof before) => ({
      penalty: { amount: 1_000, currency: price.total.currency },
      refundable: true,
    });
    expect(await world.engine.cancelledBySupplier(at, { code: 'ELSEWHERE', kept })).toBe('cancelled');
    expect(await world.engine.cancelledBySupplier(at, { code: 'ELSEWHERE', kept })).toBe('over');
    const after = (await world.engine.find(caller, bookingId))!;
    expect(after.progress).toMatchObject({ state: 'cancelled', money: 'returned', message: null });
    expect(after.refund!.amount).toBe(before.price.total.amount - 1_000);
    expect(lettersOf(world).filter((subject) => subject === 'cancelled')).toHaveLength(1);
    expect(lettersOf(world)).not.toContain('supplier-cancelled');
    expect(after.events.filter(({ type }) => type === 'cancel-asked')).toMatchObject([
      { data: { by: caller.user.id, penalty: 1_000, code: 'ELSEWHERE' } },
    ]);
    expect(await world.violations()).toEqual([]);
  });

  it('INV-6 an order that is still thought about is asked after at once instead', async () => {
    const { world, caller, bookingId, tell } = await booked({ book: () => 'thinking' });
    expect(await tell()).toBe('asked-after');
    expect((await world.engine.find(caller, bookingId))!.stage).toBe('supplier-pending');
    expect(await world.engine.recovery.run()).toBe(1);
  });

  it('SEC-31 tells nothing of a booking of another agency', async () => {
    const { world, caller, bookingId } = await booked();
    const at = { agencyId: OTHER, bookingId };
    expect(await world.engine.cancelledBySupplier(at, { code: null })).toBe('over');
    expect((await world.engine.find(caller, bookingId))!.stage).toBe('confirmed');
  });
});
