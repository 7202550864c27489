import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../api/error';
import { outcomeOf, outcomeOfError } from './outcome';

const usd = (dollars: number) => ({ amount: dollars * 100, currency: 'USD' });
const PRICE = { lines: [{ kind: 'base' as const, amount: usd(1364) }], total: usd(1364) };
const PROGRESS = { bookingId: 'b-1', message: null, money: 'taken' as const };

const refused = (status: number, code: string, more: object = {}) =>
  new ApiError(status, code, 'words', { code, message: 'words', data: 'words', ...more });

describe('what became of pressing Pay', () => {
  it('follows every booking that has not failed, the unfinished ones too', () => {
    for (const state of ['processing', 'action-required', 'confirmed', 'cancelled'] as const)
      expect(outcomeOf({ ...PROGRESS, state })).toEqual({
        kind: 'follow',
        bookingId: PROGRESS.bookingId,
      });
    expect(outcomeOf({ ...PROGRESS, state: 'failed', money: 'none' }).kind).toBe('failed');
  });

  it('INV-6 never takes a missing or broken answer for a failure', () => {
    for (const error of [
      refused(0, 'NETWORK'),
      refused(0, 'TIMEOUT'),
      refused(0, 'OFFLINE'),
      refused(502, 'UPSTREAM_FAILED'),
      refused(500, 'INTERNAL'),
      refused(200, 'BAD_RESPONSE'),
      new TypeError('oops'),
    ])
      expect(outcomeOfError(error).kind).toBe('unknown');
  });

  it('INV-5 asks before another price is paid', () => {
    const dearer = { ...PRICE, total: usd(1400) };
    expect(outcomeOfError(refused(409, 'PRICE_CHANGED', { price: { old: PRICE, new: dearer } }))).toEqual({
      kind: 'price',
      before: PRICE.total,
      now: dearer,
      isOver: true,
    });
  });

  it('tells what to do about each refusal', () => {
    expect(outcomeOfError(refused(410, 'QUOTE_EXPIRED')).kind).toBe('expired');
    expect(outcomeOfError(refused(409, 'OFFER_GONE')).kind).toBe('gone');
    expect(outcomeOfError(refused(410, 'SOMETHING')).kind).toBe('gone');
    expect(outcomeOfError(refused(409, 'IDEMPOTENCY_MISMATCH')).kind).toBe('sent-before');
    expect(outcomeOfError(refused(409, 'CONFLICT')).kind).toBe('sent-before');
    expect(
      outcomeOfError(refused(422, 'INVALID_REQUEST', { fields: [{ path: 'contact.phone', message: 'no' }] }))
        .kind,
    ).toBe('fields');
    expect(outcomeOfError(refused(403, 'PAYMENT_DISABLED'))).toEqual({ kind: 'refused', message: 'words' });
  });
});
