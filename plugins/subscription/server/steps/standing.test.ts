import { describe, expect, test } from 'vitest';
import { afterDecline, afterPayment, dueNow, endsBeforeNext, lookAgain, type Subscribed } from './standing';

const at = (text: string) => new Date(`${text}${text.length === 10 ? 'T00:00:00Z' : ''}`);
const ACTIVE: Subscribed = {
  ...{ standing: 'active', plan: 'holiday', coupon_kind: null, anchor: '2026-11-20', period_index: 0 },
  ...{ period_until: '2026-12-20', cancel_at_end: false, tries: 0, due_since: null, grace_until: null },
  ...{ next_try_at: null, warned_of: null, warned_card: null },
  card: { ref: 'card', brand: 'visa', last4: '4242', expires: { month: 12, year: 2040 } },
};

describe('what is due of a subscription', () => {
  test('R426 is renewed on the day after its period, and not a moment before', () => {
    expect(dueNow(ACTIVE, at('2026-12-19T23:59:59.999Z'))).toBeNull();
    expect(dueNow(ACTIVE, at('2026-12-20'))).toBe('renew');
    expect(lookAgain(ACTIVE)).toEqual(at('2026-12-20'));
  });

  test('R430 one that is canceled ends with its period, and is charged no more', () => {
    const cancelled = { ...ACTIVE, cancel_at_end: true };
    expect(dueNow(cancelled, at('2026-12-19T23:59:59.999Z'))).toBeNull();
    expect(dueNow(cancelled, at('2026-12-20'))).toBe('end');
    expect(lookAgain({ ...ACTIVE, standing: 'ended' })).toBeNull();
    expect(dueNow({ ...ACTIVE, standing: 'ended' }, at('2040-01-01'))).toBeNull();
  });

  test('R430 a card that ends before the next charge is told of three weeks before, once', () => {
    const expires = { month: 11, year: 2026 };
    const ending = { ...ACTIVE, card: { ...ACTIVE.card, expires } };
    expect(lookAgain(ending)).toEqual(at('2026-11-29'));
    expect(dueNow(ending, at('2026-11-28T23:59:59.999Z'))).toBeNull();
    expect(dueNow(ending, at('2026-11-29'))).toBe('warn-card');
    expect(dueNow({ ...ending, warned_card: '2026-11' }, at('2026-11-29'))).toBeNull();
    // Good through its month.
    expect(endsBeforeNext({ ...ACTIVE, card: { ...ACTIVE.card, expires: { month: 12, year: 2026 } } })).toBe(
      false,
    );
    expect(endsBeforeNext({ ...ACTIVE, card: { ...ACTIVE.card, expires: { month: 9, year: 2026 } } })).toBe(
      true,
    );
  });
});

describe('a renewal that is declined', () => {
  const decline = (row: Subscribed, now: string): Subscribed => ({
    ...row,
    ...afterDecline(row, 'declined', at(now)),
  });
  const first = decline(ACTIVE, '2026-12-20T08:00:00Z');

  test('R427 is tried on days 0, 3, 5 and 7, of a grace of 14 days that begins with the first try', () => {
    const tries = [first];
    for (const day of ['2026-12-23', '2026-12-25', '2026-12-27']) tries.push(decline(tries.at(-1)!, day));
    expect(tries.map(({ tries: count, next_try_at }) => [count, next_try_at])).toEqual([
      [1, at('2026-12-23')],
      [2, at('2026-12-25')],
      [3, at('2026-12-27')],
      [4, null],
    ]);
    expect(new Set(tries.map(({ due_since, grace_until }) => `${due_since} ${grace_until}`))).toEqual(
      new Set(['2026-12-20 2027-01-03']),
    );
    expect(new Set(tries.map(({ standing }) => standing))).toEqual(new Set(['past_due']));
  });

  test('R427 the owner is warned two days before the site stops, once, and then it stops', () => {
    const tired: Subscribed = { ...first, tries: 4, next_try_at: null };
    expect(dueNow(tired, at('2026-12-31T23:59:59.999Z'))).toBeNull();
    expect(dueNow(tired, at('2027-01-01'))).toBe('warn-last');
    const warned = { ...tired, warned_of: '2027-01-03' };
    expect(dueNow(warned, at('2027-01-02T23:59:59.999Z'))).toBeNull();
    expect(dueNow(warned, at('2027-01-03'))).toBe('end');
    // Nobody is charged any more for what has ended.
    expect(dueNow(first, at('2027-01-03'))).toBe('end');
    expect(dueNow(first, at('2026-12-23'))).toBe('renew');
  });

  test('R427 is looked at again when the earliest of what comes is due', () => {
    const tired: Subscribed = { ...first, tries: 4, next_try_at: null };
    expect(lookAgain(first)).toEqual(at('2026-12-23'));
    expect(lookAgain(tired)).toEqual(at('2027-01-01'));
    expect(lookAgain({ ...tired, warned_of: '2027-01-03' })).toEqual(at('2027-01-03'));
  });

  test('R427 R425 what is paid then is over, and what is free is a trial', () => {
    const period = { index: 1, from: '2026-12-20', until: '2027-01-20', amount: { amount: 2_999 } };
    const paid = { ...first, ...afterPayment(period) };
    expect(paid).toMatchObject({
      ...{ standing: 'active', period_index: 1, period_until: '2027-01-20', tries: 0, failure: null },
      ...{ due_since: null, grace_until: null, next_try_at: null, warned_of: null },
    });
    expect(dueNow(paid, at('2027-01-19'))).toBeNull();
    expect(afterPayment({ ...period, amount: { amount: 0 } }).standing).toBe('trialing');
  });
});
