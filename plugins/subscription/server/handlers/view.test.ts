import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../store/tables';
import { requireAccepted } from './begin';
import { hashOf, saidOfCard, verifyPath, withoutCard } from './progress';
import { cardOf, dueOf, nextOf, statusOf } from './view';

const row = (more: Partial<SubscriptionRow> = {}) =>
  ({
    ...{ standing: 'active', plan: 'holiday', coupon_kind: null, anchor: '2026-11-20', period_index: 0 },
    ...{ period_from: '2026-11-20', period_until: '2026-12-20', cancel_at_end: false, due_since: null },
    ...{ grace_until: null, failure: null, next_try_at: null, extras: [] },
    card: { ref: 'secret', brand: 'visa', last4: '4242', expires: { month: 11, year: 2026 } },
    ...more,
  }) as SubscriptionRow;
const MONTH = { amount: 2_999, currency: 'USD' };

describe('how a subscription is seen', () => {
  test('R430 its status', () => {
    expect(statusOf(undefined, true)).toBe('arranged');
    expect(statusOf(undefined, false)).toBe('none');
    expect(statusOf(row(), false)).toBe('active');
    expect(statusOf(row({ standing: 'trialing' }), true)).toBe('trialing');
    expect(statusOf(row({ cancel_at_end: true }), true)).toBe('cancelling');
    expect(statusOf(row({ standing: 'past_due', cancel_at_end: true }), true)).toBe('past-due');
    expect(statusOf(row({ standing: 'ended' }), true)).toBe('ended');
    expect(statusOf(row({ standing: 'ended', cancel_at_end: true }), true)).toBe('ended');
  });

  test('R429 the next charge, and none where there is none', () => {
    expect(nextOf(row())).toEqual({ on: '2026-12-20', amount: MONTH });
    expect(nextOf(row({ standing: 'trialing' }))).toEqual({ on: '2026-12-20', amount: MONTH });
    for (const more of [{ cancel_at_end: true }, { standing: 'ended' }, { standing: 'past_due' }] as const)
      expect(nextOf(row(more))).toBeNull();
  });

  test('R427 what is due, and until when the site sells', () => {
    expect(dueOf(row())).toBeNull();
    const declined: Partial<SubscriptionRow> = {
      ...{ standing: 'past_due', due_since: '2026-12-20', grace_until: '2027-01-03' },
      ...{ failure: 'expired-card', next_try_at: new Date('2026-12-23T00:00:00Z') },
    };
    expect(dueOf(row({ ...declined, next_try_at: null }))).toMatchObject({ nextTryAt: null });
    expect(dueOf(row({ ...declined, standing: 'ended' }))).toMatchObject({ graceUntil: null });
    expect(dueOf(row(declined))).toEqual({
      ...{ amount: MONTH, since: '2026-12-20', reason: 'payment.expired-card' },
      ...{ nextTryAt: '2026-12-23T00:00:00.000Z', graceUntil: '2027-01-03' },
    });
  });

  test('SEC-40 of a card its last four digits, and that it ends', () => {
    expect(cardOf(row())).toEqual({
      ...{ brand: 'visa', last4: '4242', expires: { month: 11, year: 2026 }, isExpiring: true },
    });
    expect(cardOf(row({ standing: 'ended' })).isExpiring).toBe(false);
  });
});

describe('how paying is told', () => {
  test('INV-5 another amount, or currency, than stood on screen is refused', () => {
    expect(() => requireAccepted(MONTH, { ...MONTH })).not.toThrow();
    expect(() => requireAccepted(MONTH, { ...MONTH, amount: 3_000 })).toThrow('The price has changed');
    expect(() => requireAccepted(MONTH, { ...MONTH, amount: 2_998 })).toThrow('The price has changed');
    expect(() => requireAccepted(MONTH, { ...MONTH, currency: 'EUR' })).toThrow('The price has changed');
  });

  test('R427 the bank’s reason is told of a card, and of nothing else', () => {
    expect(saidOfCard('insufficient-funds')?.reason).toBe('payment.insufficient-funds');
    expect(saidOfCard('authentication-required')?.reason).toBe('payment.authentication-failed');
    for (const other of ['exists', 'gone', 'too-late', null]) expect(saidOfCard(other)).toBeNull();
  });

  test('INV-1 a request is known again by all of it but the card, and only with our secret', () => {
    const body = { plan: 'x', payment: { token: 'a' } };
    expect(withoutCard(body)).toEqual({ plan: 'x' });
    const hash = (signingSecret: string, of: unknown) => hashOf({ signingSecret } as never, of);
    expect(hash('s', { a: 1 })).toBe(hash('s', { a: 1 }));
    expect(hash('s', { a: 1 })).not.toBe(hash('s', { a: 2 }));
    expect(hash('s', { a: 1 })).not.toBe(hash('t', { a: 1 }));
  });

  test('R428 where to ask how it went', () => {
    expect(verifyPath({ kind: 'card', id: 'a b' })).toBe(
      '/api/agency/subscriptions/payment-methods/verify?id=a%20b',
    );
    expect(verifyPath({ kind: 'begin', id: 'a b' })).toBe('/api/agency/subscriptions/verify/a%20b');
  });
});
