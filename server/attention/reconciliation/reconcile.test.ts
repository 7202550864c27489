import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DifferenceCode } from '@/core/contract/attention';
import { bookingMigrations } from '../../booking';
import { callerOf, cardToken, makeWorld, type World } from '../../booking/testing/world';
import type { Database } from '../../db';
import type { BookingProduct } from '../../ports/booking';
import { testDb } from '../../testing/database';
import { attentionMigration } from '../migration';
import { reconcile } from './reconcile';

let db: Database;
let world: World;
/** Confirmed, cancelled, and failed after its money was held. */
const ids = {} as Record<'confirmed' | 'cancelled' | 'failed', string>;

/** The supplier's own journal as its books. */
const listing = (): BookingProduct => ({
  ...world.product,
  orders: async () => {
    const of = (type: string) => world.supplierEntries.filter((entry) => entry.type === type) as never[];
    const cancelled = new Set(of('cancelled').map(({ supplierRef }) => supplierRef));
    return {
      silent: [],
      orders: of('booked').map(({ reference, supplierRef, net, currency }) => ({
        reference,
        supplierRef,
        net,
        currency: currency ?? 'EUR',
        isCancelled: cancelled.has(supplierRef),
      })),
    };
  },
});
const compare = (product = listing()) => {
  world.clock.advance(2 * 60_000);
  return reconcile({
    db,
    clock: world.clock,
    payments: world.gateway,
    products: new Map([['thing', product]]),
  });
};
const codes = async () => [...new Set((await compare()).differences.map(({ code }) => code))].sort();
const points = () =>
  db.asSystem((tx) =>
    tx
      .selectFrom('attention')
      .select(['kind', 'agency_id', 'booking_id', 'gone_at', 'facts'])
      .where('source', '=', 'reconciliation')
      .execute(),
  );
const open = async () => (await points()).filter(({ gone_at }) => gone_at === null);
const write = (text: string) => db.asSystem((tx) => sql.raw(text).execute(tx));

beforeAll(async () => {
  db = await testDb([...bookingMigrations, attentionMigration]);
  let soldOut = false;
  world = await makeWorld(db, { misbehaviour: { book: () => (soldOut ? 'sold-out' : 'none') } });
  const caller = callerOf(world.agency);
  const buy = async () => (await world.engine.start(caller, 'thing', await world.order(caller))).bookingId;
  ids.confirmed = await buy();
  ids.cancelled = await buy();
  const { penalty } = await world.engine.cancelPenalty(caller, ids.cancelled);
  await world.engine.cancel(caller, ids.cancelled, penalty);
  soldOut = true;
  ids.failed = await buy();
  soldOut = false;
}, 60_000);
afterAll(() => db.close());

/** Something that stands in one book and in no other, and what takes it away again. */
type Plant = () => Promise<() => Promise<unknown>>;
const entry =
  (made: () => object): Plant =>
  async () => {
    world.supplierEntries.push(made() as never);
    return async () => world.supplierEntries.pop();
  };
const row =
  (id: keyof typeof ids, set: string): Plant =>
  async () => {
    const before = await db.asSystem((tx) =>
      tx.selectFrom('booking').selectAll().where('id', '=', ids[id]).executeTakeFirstOrThrow(),
    );
    await write(`update booking set ${set} where id = '${ids[id]}'`);
    const { state, total_minor, accepted_minor, penalty_minor, earned_markup_minor } = before;
    return () =>
      write(`update booking set state = '${state}', total_minor = ${total_minor}, accepted_minor = ${accepted_minor},
        penalty_minor = ${penalty_minor ?? 'null'}, earned_markup_minor = ${earned_markup_minor} where id = '${ids[id]}'`);
  };
const booked = (reference: () => string, more: object = {}) =>
  entry(() => ({
    type: 'booked',
    reference: reference(),
    supplierRef: `T-${randomUUID()}`,
    net: 1,
    ...more,
  }));

describe('reconciliation', () => {
  it('INV-4 finds nothing where nothing is wrong, and says how much was compared', async () => {
    expect(await compare()).toEqual({
      differences: [],
      bookings: 3,
      others: {},
      unlisted: [],
      payouts: null,
      fees: [],
    });
    expect(await open()).toEqual([]);
  });

  it.each<[DifferenceCode, string, Plant]>([
    ['order-unknown', 'an order of no booking', booked(randomUUID)],
    ['orders-twice', 'a second order', booked(() => ids.confirmed)],
    ['order-still-active', 'an order of a booking that failed', booked(() => ids.failed)],
    ['order-dearer', 'an order above the agreed price', booked(() => ids.failed, { net: 9_999_999 })],
    ['order-dearer', 'an order in other money', booked(() => ids.failed, { currency: 'CHF' })],
    [
      'order-missing',
      'a cancellation that only the supplier knows',
      entry(() => ({
        type: 'cancelled',
        reference: 'x',
        supplierRef: (
          world.supplierEntries.find(({ reference }) => reference === ids.confirmed) as never as {
            supplierRef: string;
          }
        ).supplierRef,
      })),
    ],
    [
      'captured-too-much',
      'less accepted than taken',
      row('confirmed', 'accepted_minor = 100, total_minor = 100'),
    ],
    ['taken-differs', 'another total', row('confirmed', 'total_minor = total_minor - 1')],
    ['taken-differs', 'another fee of a cancellation', row('cancelled', 'penalty_minor = penalty_minor + 1')],
    ['taken-differs', 'a paid booking that is called failed', row('confirmed', "state = 'failed'")],
    ['figures-differ', 'another markup', row('confirmed', 'earned_markup_minor = earned_markup_minor + 1')],
  ])(
    'INV-1 INV-2 INV-3 INV-4 INV-5 %s: finds %s, once, and closes the point when it is gone',
    async (code, _, plant) => {
      const mend = await plant();
      expect(await codes()).toContain(code);
      const found = await open();
      expect(found.map(({ facts }) => facts.code)).toContain(code);
      await compare();
      expect(await open()).toHaveLength(found.length);
      await mend();
      expect(await codes()).toEqual([]);
      expect(await open()).toEqual([]);
    },
  );

  it('INV-2 INV-8 payments of no booking, held for a failed one, or taken twice are found at the gateway', async () => {
    const pay = async (key: string) => {
      const asked = { idempotencyKey: key, signal: new AbortController().signal };
      const amount = { amount: 700, currency: 'EUR' };
      const input = {
        agencyId: world.agency.id,
        token: cardToken('success'),
        amount,
        description: 'x',
        returnUrl: '/x',
      };
      const answer = await world.gateway.authorise(input, asked);
      if (answer.kind !== 'authorised') throw new Error(answer.kind);
      const call = (name: string) => ({ ...asked, idempotencyKey: `${key}:${name}` });
      return {
        capture: () => world.gateway.capture(answer.paymentRef, amount, call('capture')),
        end: () => world.gateway.void(answer.paymentRef, call('void')),
      };
    };
    const unknown = await pay(`${randomUUID()}:authorise`);
    expect(await codes()).toEqual(['payment-unknown']);
    await unknown.end();
    const held = await pay(`${ids.failed}:authorise.9`);
    expect(await codes()).toEqual(expect.arrayContaining(['ledger-differs', 'still-held']));
    await held.end();
    const twice = await pay(`${ids.confirmed}:authorise.9`);
    expect(await codes()).toContain('payments-at-once');
    await twice.capture();
    expect(await codes()).toEqual(
      expect.arrayContaining(['captured-twice', 'taken-differs', 'ledger-differs']),
    );
  });

  it('books that cannot be listed are named, and nothing is called missing for them', async () => {
    world.supplierEntries.length = 0;
    const { orders: _, ...silent } = listing();
    const { differences, unlisted } = await compare(silent);
    expect(unlisted).toEqual(['thing']);
    const some = { ...listing(), orders: async () => ({ orders: [], silent: ['ord_'] }) };
    expect((await compare(some)).unlisted).toEqual(['thing ord_']);
    expect(differences.map(({ code }) => code)).not.toContain('order-missing');
  });

  it('books that can be listed and could not be read change nothing', async () => {
    const before = await points();
    const broken = { ...listing(), orders: () => Promise.reject(new Error('503')) };
    await expect(compare(broken)).rejects.toThrow('503');
    expect(await points()).toEqual(before);
  });
});
