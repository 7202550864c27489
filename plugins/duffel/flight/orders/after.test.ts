import { flightRefusals } from '@/plugins/flight/contract/refusals';
import { told } from '@/core/contract/refusal';
import { describe, expect, it } from 'vitest';
import { supplierRefusals } from '@/core/contract/refusals/supplier';
import { slicesAfter, EVERY_MS } from './airline-changes';
import type { Slice } from '../api/schemas';
import type { Json } from '../testing/world';
import { orderFor, searchFor } from '../testing/adapter';
import { moveFirstSlice } from '../testing/book';
import { type Adapter, eachWithDuffel } from '../testing/each-test';
import type { FakeDuffel } from '../testing/fake';

const HOUR = 3_600_000;
let fake: FakeDuffel;
let duffel: Adapter;
let serial = 0;
const { clock, signal } = eachWithDuffel((made) => ({ fake, duffel } = made));

/** A booked return trip with its reference. */
async function booked(hold = false) {
  const legs = [
    { origin: 'LIS', destination: 'LHR', departureDate: '2027-03-12' },
    { origin: 'LHR', destination: 'LIS', departureDate: '2027-03-20' },
  ];
  const { offers } = await duffel.search(searchFor({ legs }), { signal });
  const offer = offers.find(({ id }) => id.includes('Flex.'))!;
  const reference = `after-${++serial}`;
  const outcome = await duffel.book(orderFor(reference, offer, hold ? { hold } : {}), { signal });
  if (outcome.kind !== 'booked') throw new Error(outcome.kind);
  return { supplierRef: outcome.supplierRef, reference, offer };
}
const penalty = (supplierRef: string) => duffel.cancelPenalty(supplierRef, { signal });
const cancel = (supplierRef: string) => duffel.cancel(supplierRef, 'c', { signal });
const euros = (amount: number) => ({ amount, currency: 'EUR' });

describe('what cancelling costs', () => {
  it.each([
    ['everything comes back', 1, { kind: 'refund', penalty: euros(0), refundable: true, voidUntil: null }],
    ['some of it does', 0.75, { kind: 'refund', penalty: euros(6_000), refundable: true, voidUntil: null }],
    ['nothing does', 0, { kind: 'refund', penalty: euros(24_000), refundable: false, voidUntil: null }],
  ])('R218 %s', async (_, share, terms) => {
    const { supplierRef } = await booked();
    fake.book.refundShare = share;
    expect(await penalty(supplierRef)).toEqual(terms);
  });

  it('a voucher is no money back', async () => {
    const { supplierRef } = await booked();
    for (const refundTo of ['voucher', 'airline_credits', 'something_new']) {
      fake.book.refundTo = refundTo;
      expect(await penalty(supplierRef)).toMatchObject({ penalty: euros(24_000), refundable: false });
    }
  });

  it('R227 is free while the airline still voids it', async () => {
    const voidEnds = new Date(clock.now().getTime() + 5 * HOUR).toISOString();
    fake.book.voidEnds = voidEnds;
    const { supplierRef } = await booked();
    expect(await penalty(supplierRef)).toEqual({
      kind: 'void',
      penalty: euros(0),
      refundable: true,
      voidUntil: voidEnds,
    });
    clock.advance(6 * HOUR);
    expect(await penalty(supplierRef)).toMatchObject({ kind: 'refund', voidUntil: null });
  });

  it('is free because the airline changed the flights, where the airline says so too', async () => {
    const { supplierRef } = await booked();
    moveFirstSlice(fake.book, supplierRef, 95, clock.now());
    expect(await penalty(supplierRef)).toMatchObject({ kind: 'schedule-change', penalty: euros(0) });
    fake.book.refundShare = 0.5;
    expect(await penalty(supplierRef)).toMatchObject({ kind: 'refund', penalty: euros(12_000) });
  });

  it('is nothing for what was not paid', async () => {
    const { supplierRef } = await booked(true);
    expect(await penalty(supplierRef)).toMatchObject({ penalty: euros(0), refundable: true });
  });

  it('INV-6 is an error when nobody knows it', async () => {
    const { supplierRef } = await booked();
    const failed = { reason: 'failed', message: 'Error while fetching flight booking details' };
    fake.book.refundShare = null;
    await expect(penalty(supplierRef)).rejects.toMatchObject(failed);
    fake.book.refundShare = 1;
    fake.fail('quote', 'broken', { refused: 'order_not_cancellable' });
    for (let i = 0; i < 2; i++) await expect(penalty(supplierRef)).rejects.toMatchObject(failed);
    fake.fail('quote', 'limited');
    await expect(penalty(supplierRef)).rejects.toMatchObject({ message: supplierRefusals.busy.message });
    await expect(penalty('ord_404')).rejects.toMatchObject({
      reason: 'invalid',
      message: 'Invalid booking id',
    });
  });
});

describe('cancelling', () => {
  it('R226 confirms the quote that was shown last, and is done once', async () => {
    const { supplierRef } = await booked();
    fake.book.refundShare = 0.75;
    await penalty(supplierRef);
    expect(await cancel(supplierRef)).toEqual({ kind: 'cancelled', message: '' });
    expect(fake.count('quote')).toBe(1);
    expect(await cancel(supplierRef)).toEqual({ kind: 'cancelled', message: '' });
    expect(fake.count('confirm')).toBe(1);
  });

  it('asks for terms anew when those that were shown are over', async () => {
    const { supplierRef } = await booked();
    await penalty(supplierRef);
    clock.advance(HOUR);
    expect((await cancel(supplierRef)).kind).toBe('cancelled');
    expect(fake.count('quote')).toBe(2);
  });

  it('gives a reservation back', async () => {
    const { supplierRef } = await booked(true);
    expect((await cancel(supplierRef)).kind).toBe('cancelled');
  });

  it.each(['commit-then-504', 'commit-then-drop', 'commit-then-garble'] as const)(
    'INV-6 G06 is unknown until it is known: %s',
    async (fault) => {
      const { supplierRef } = await booked();
      fake.fail('confirm', fault);
      expect(await cancel(supplierRef)).toEqual({ kind: 'unknown', ...told(flightRefusals.cancelUnknown) });
      expect((await cancel(supplierRef)).kind).toBe('cancelled');
      expect(fake.count('confirm')).toBe(1);
    },
  );

  it.each(['broken', 'limited', 'drop', 'accepted', { refused: 'order_cancellation_stale' }] as const)(
    'INV-6 is tried again: %j',
    async (fault) => {
      const { supplierRef } = await booked();
      fake.fail('confirm', fault);
      const first = await cancel(supplierRef);
      // 202 is believed only when the order says so itself, which it does here.
      expect(first.kind).toBe(fault === 'accepted' ? 'cancelled' : 'unknown');
      expect((await cancel(supplierRef)).kind).toBe('cancelled');
    },
  );

  it('G06 is refused by the airline, or for what is no order', async () => {
    const { supplierRef } = await booked();
    fake.fail('confirm', { refused: 'order_not_cancellable' });
    expect(await cancel(supplierRef)).toEqual({ kind: 'refused', ...told(flightRefusals.cancelRefused) });
    expect(await cancel('ord_404')).toEqual({ kind: 'refused', ...told(flightRefusals.unknownBooking) });
    expect((await cancel('../offers')).kind).toBe('refused');
  });
});

describe('changed schedules', () => {
  const changes = (after: number, until = 0) =>
    duffel.changes(new Date(clock.now().getTime() + after), new Date(clock.now().getTime() + until), {
      signal,
    });

  it('are read with the whole trip as it is flown now', async () => {
    const { supplierRef, reference, offer } = await booked();
    await booked();
    const moved = moveFirstSlice(fake.book, supplierRef, 95, clock.now());
    const [change, ...more] = await changes(-60_000);
    expect(more).toEqual([]);
    expect(change).toMatchObject({ changeId: moved['id'], supplierRef, reference });
    expect(change!.flights!.map((leg) => leg.departureTime)).toEqual([
      '2027-03-12T09:40',
      '2027-03-20T08:05',
    ]);
    expect(change!.flights![1]).toEqual(offer.flights[1]);
    expect(change!.flights![0]!.segments[0]!.arrivalTime).toBe('2027-03-12T12:25');
  });

  it('are not asked for in every round, and what is skipped is read later', async () => {
    const { supplierRef } = await booked();
    expect(await changes(-60_000)).toEqual([]);
    clock.advance(15_000);
    moveFirstSlice(fake.book, supplierRef, 30, clock.now());
    expect(await changes(-15_000)).toEqual([]);
    expect(fake.count('changes')).toBe(1);
    clock.advance(EVERY_MS);
    expect(await changes(-15_000)).toHaveLength(1);
  });

  it('leave out what is answered and what is somebody else’s', async () => {
    const [one, two, three] = [await booked(), await booked(), await booked()];
    for (const { supplierRef } of [one, two, three]) moveFirstSlice(fake.book, supplierRef, 30, clock.now());
    fake.book.changes.get('aic_1')!['action_taken'] = 'cancelled';
    fake.book.orders.get(two.supplierRef)!['id'] = 'ord_foreign';
    fake.book.orders.get(two.supplierRef)!['metadata'] = null;
    expect((await changes(-60_000)).map(({ supplierRef }) => supplierRef)).toEqual([three.supplierRef]);
  });

  it('that nobody can tell in flights are told without them, for a person', async () => {
    const { supplierRef } = await booked();
    const made = moveFirstSlice(fake.book, supplierRef, 30, clock.now());
    const { added, removed } = made as { added: Json[]; removed: Json[] };
    const told = async (more: Json) => {
      Object.assign(fake.book.changes.get('aic_1')!, { added, removed }, more);
      clock.advance(EVERY_MS);
      const [change] = await changes(-10 * EVERY_MS);
      return change;
    };
    // The airline flies none of it any more; one slice became two orders; a field that cannot be read.
    for (const more of [{ added: [] }, { added: [...added, ...added] }, { added: [{ segments: 'none' }] }]) {
      const change = await told(more);
      expect(change).toMatchObject({ flights: null, answers: ['cancel'] });
      expect(change!.why).toContain(supplierRef);
    }
    expect(duffel.logged.join()).toContain('aic_1');
  });

  it('are answered as Duffel takes it, and what it takes no answer to is for a person', async () => {
    const { supplierRef } = await booked();
    moveFirstSlice(fake.book, supplierRef, 30, clock.now());
    const answersTo = async (available_actions: unknown) => {
      Object.assign(fake.book.changes.get('aic_1')!, { available_actions });
      clock.advance(EVERY_MS);
      const [change] = await changes(-20 * EVERY_MS);
      return [change!.answers, Boolean(change!.why)];
    };
    expect(await answersTo(['accept', 'cancel', 'change'])).toEqual([['accept', 'cancel'], false]);
    expect(await answersTo(['update'])).toEqual([['settle'], true]);
    expect(await answersTo(['accept', 'update'])).toEqual([['accept'], false]);
    expect(await answersTo(['cancel', 'teleport'])).toEqual([['cancel'], true]);
    expect(await answersTo(null)).toEqual([undefined, true]);
  });

  it('orders of which word came are looked at at once: one that was cancelled at Duffel is told, once', async () => {
    const [one, two] = [await booked(), await booked()];
    expect(await changes(-60_000)).toEqual([]);
    fake.book.orders.get(one.supplierRef)!['cancelled_at'] = clock.now().toISOString();
    for (const ref of [one.supplierRef, two.supplierRef, 'ord_of_somebody_else']) duffel.heard!(ref);
    const [change, ...more] = await changes(-60_000);
    expect(more).toEqual([]);
    expect(change).toMatchObject({
      supplierRef: one.supplierRef,
      reference: one.reference,
      flights: null,
      answers: [],
      isCancelled: true,
    });
    clock.advance(EVERY_MS);
    expect(await changes(-60_000)).toEqual([]);
  });

  it('are read to the last page', async () => {
    const { supplierRef } = await booked();
    for (let at = 0; at < 60; at++) moveFirstSlice(fake.book, supplierRef, at + 1, clock.now());
    expect(await changes(-60_000)).toHaveLength(60);
    expect(fake.count('changes')).toBe(2);
  });

  it('that cannot be read are read in the next round', async () => {
    const { supplierRef } = await booked();
    moveFirstSlice(fake.book, supplierRef, 30, clock.now());
    fake.fail('changes', 'broken');
    await expect(changes(-60_000)).rejects.toMatchObject({ reason: 'failed' });
    expect(await changes(-60_000)).toHaveLength(1);
  });

  it('are accepted once, and refused when they are not those of the order', async () => {
    const { supplierRef } = await booked();
    const other = await booked();
    const id = String(moveFirstSlice(fake.book, supplierRef, 30, clock.now())['id']);
    const accept = (ref = supplierRef) => duffel.acceptChange(ref, id, { signal });
    expect((await accept(other.supplierRef)).kind).toBe('refused');
    fake.fail('accept', 'commit-then-504');
    expect((await accept()).kind).toBe('unknown');
    expect(await accept()).toEqual({ kind: 'accepted', message: '' });
    expect(await accept()).toEqual({ kind: 'accepted', message: '' });
    expect(fake.count('accept')).toBe(1);
    fake.book.changes.get(id)!['action_taken'] = 'cancelled';
    expect((await accept()).kind).toBe('refused');
  });

  it('replace the right slice', () => {
    const at = (id: string | null, from: string, to: string): Slice => ({
      id,
      segments: [
        {
          departing_at: '',
          arriving_at: '',
          origin: { iata_code: from },
          destination: { iata_code: to },
          marketing_carrier: {},
        },
      ],
    });
    const [out, back] = [at('a', 'LIS', 'LHR'), at('b', 'LHR', 'LIS')];
    const moved = at('c', 'LHR', 'LIS');
    expect(slicesAfter([out, back], { added: [moved], removed: [back] })).toEqual([out, moved]);
    expect(slicesAfter([out, back], { added: [moved], removed: [at('z', 'LHR', 'LIS')] })).toEqual([
      out,
      moved,
    ]);
    expect(slicesAfter([out, moved], { added: [moved], removed: [back] })).toEqual([out, moved]);
    expect(slicesAfter([out, back], { added: [], removed: [back] })).toBeNull();
    expect(slicesAfter([out, back], { added: [moved], removed: [at('z', 'OPO', 'MAD')] })).toBeNull();
  });
});
