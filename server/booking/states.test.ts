import { describe, expect, it } from 'vitest';
import { cancelPosting, capturePosting, authorisePosting, voidPosting } from './money/ledger';
import { price } from '../pricing';
import { readFailpoints } from './outside/failpoints';
import {
  isDone,
  isSettled,
  mayGo,
  moneyIn,
  PASSED_THROUGH,
  shownState,
  STATES,
  statesShownAs,
  statusWord,
  TRANSITIONS,
  type State,
} from './states';
import { STEPS } from './steps';
import fc from 'fast-check';

const reachable = (from: State): Set<State> => {
  const seen = new Set<State>([from]);
  for (const state of seen) for (const next of TRANSITIONS[state]) seen.add(next);
  return seen;
};

describe('states', () => {
  it('every state can be reached, and each but the settled ones leads to an end', () => {
    expect([...reachable('intent')].sort()).toEqual([...STATES].sort());
    for (const state of STATES) expect([...reachable(state)].some((next) => isSettled(next))).toBe(true);
    expect(TRANSITIONS.failed).toEqual([]);
    // A refund that counted as done may come back.
    expect(TRANSITIONS.cancelled).toEqual(['refunding']);
  });

  it('every state in which a booking can rest is either settled or has a step that moves it on', () => {
    for (const state of STATES)
      expect([
        state,
        isSettled(state) || PASSED_THROUGH.includes(state) || STEPS[state] !== undefined,
      ]).toEqual([state, true]);
  });

  it('INV-6 nothing that may still be booked is shown as failed', () => {
    for (const state of STATES.filter((each) => shownState(each) === 'failed')) {
      expect([...reachable(state)].map(shownState)).toEqual([...reachable(state)].map(() => 'failed'));
    }
  });

  it('G06 a booking that is being cancelled is not shown as cancelled before the supplier has agreed', () => {
    expect(shownState('cancelling')).toBe('processing');
    expect(mayGo('cancelling', 'confirmed')).toBe(true);
    expect(shownState('refunding')).toBe('cancelled');
  });

  it('is shown as what lists look for it under', () => {
    expect(statesShownAs('action-required')).toEqual(['action-required']);
    expect(statesShownAs('reserved')).toEqual(['reserved']);
    expect(statesShownAs('confirmed')).toEqual(['confirmed']);
    expect(statesShownAs('failed')).toEqual(['voiding', 'failed']);
    expect(statesShownAs('cancelled')).toEqual(['refunding', 'cancelled']);
    expect(statesShownAs('processing')).toHaveLength(15);
  });

  it('has a status word of its state, else of the product, and is processing before that has one', () => {
    const words = ['action-required', 'voiding', 'failed', 'cancelling', 'withdrawing'] as const;
    expect(words.map((state) => statusWord(state, 'Ticketed'))).toEqual([
      ...['Awaiting Payment', 'Failed', 'Failed', 'Cancelling', 'Cancelling'],
    ]);
    expect(statusWord('refunding', 'Ticketed')).toBe('Cancelled');
    expect(statusWord('cancelled', 'Ticketed')).toBe('Cancelled');
    expect(statusWord('confirmed', 'Ticketed')).toBe('Ticketed');
    expect(statusWord('ordering', null)).toBe('Processing');
  });

  it('INV-3 is done only when nothing of it is left outside', () => {
    expect(isDone({ state: 'failed', stray: null })).toBe(true);
    expect(isDone({ state: 'failed', stray: {} })).toBe(false);
    expect(isDone({ state: 'ordering', stray: null })).toBe(false);
  });

  it('tells what became of the money', () => {
    const of = (state: State, held = true, refund_minor: number | null = null) =>
      moneyIn({ state, held, refund_minor });
    expect([
      of('intent', false),
      of('authorising', false),
      of('ordering'),
      of('supplier-unknown'),
      of('confirmed'),
    ]).toEqual(['none', 'none', 'held', 'held', 'taken']);
    expect([
      of('voiding'),
      of('failed'),
      of('failed', false),
      of('refunding'),
      of('cancelled', true, 5),
      of('cancelled', true, 0),
    ]).toEqual(['returning', 'returned', 'none', 'returning', 'returned', 'taken']);
    const passing = ['captured', 'cancelling', 'releasing', 'unpaying'] as const;
    expect(passing.map((state) => of(state))).toEqual(['taken', 'taken', 'returning', 'returning']);
    // Nothing was ever taken of what is paid at the place, and of a reservation that is given back.
    const unpaid = ['confirmed', 'cancelled', 'voiding', 'reserved'] as const;
    expect(unpaid.map((state) => of(state, false))).toEqual(['none', 'none', 'none', 'none']);
  });
});

describe('postings', () => {
  it('INV-4 each balances, and a cancellation after a capture leaves only what was kept', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (base, taxes, points, fee, share) => {
          const eur = (value: number) => ({ amount: value, currency: 'EUR' });
          const full = price(
            { base: eur(base), taxes: eur(taxes), published: null, retail: null },
            { markupBasisPoints: points, feeMinor: fee, protection: { basisPoints: 650 } },
          );
          const total = full.total.amount;
          const refund = Math.floor(total * share);
          const all = [
            authorisePosting(total),
            capturePosting(full),
            cancelPosting(full, refund),
            voidPosting(total),
          ];
          for (const { entries } of all)
            expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
          const balance = (account: string) =>
            all
              .slice(0, 3)
              .flatMap((posting) => posting.entries)
              .filter((entry) => entry.account === account)
              .reduce((sum, entry) => sum + entry.amount, 0);
          expect(balance('gateway.receivable')).toBe(total - refund);
          expect(balance('gateway.held')).toBe(0);
          expect(-balance('supplier.payable')).toBeLessThanOrEqual(base + taxes);
        },
      ),
    );
  });
});

describe('failpoints', () => {
  it('do nothing when unset, and refuse what does not exist', async () => {
    expect(readFailpoints('')('order.before')).toBeUndefined();
    expect(() => readFailpoints('order.never=kill')).toThrow('There is no failpoint order.never');
    expect(() => readFailpoints('order.before=explode')).toThrow('cannot explode');
    await expect(
      Promise.resolve().then(() => readFailpoints('order.before=throw')('order.before')),
    ).rejects.toThrow('Failpoint order.before');
    const before = Date.now();
    await readFailpoints('order.before=delay:30, capture.after=throw')('order.before');
    expect(Date.now() - before).toBeGreaterThanOrEqual(25);
  });
});
