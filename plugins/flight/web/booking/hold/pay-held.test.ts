import { bookingRefusals } from '@/core/contract/refusals/booking';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { refusal } from '../../testing/fake-api';
import { PRICE, RESERVATION, usd } from '../../testing/fixtures';
import { needsNewKey, payOutcomeOf, payOutcomeOfError } from './pay-held';

const progress = RESERVATION.progress;

describe('paying for a reservation', () => {
  it('goes on where the booking goes on', () => {
    for (const state of ['confirmed', 'processing', 'action-required'] as const)
      expect(payOutcomeOf({ ...progress, state })).toEqual({ kind: 'follow' });
  });

  it('a declined card leaves it reserved, with the reason', () => {
    const declined = payOutcomeOf({ ...progress, state: 'reserved', message: 'Your card was declined' });
    expect(declined).toEqual({ kind: 'declined', message: 'Your card was declined' });
    expect(needsNewKey(declined)).toBe(true);
  });

  it('INV-5 a changed price is asked about', () => {
    const now = { ...PRICE, total: usd(1500) };
    const error = refusal(409, 'PRICE_CHANGED', bookingRefusals.priceChanged, {
      price: { old: PRICE, new: now },
    });
    expect(payOutcomeOfError(error)).toEqual({ kind: 'price', before: PRICE, now });
  });

  it('INV-6 an answer that never came is unknown and keeps its key; a refusal is none', () => {
    for (const error of [
      new ApiError(0, 'NETWORK', 'x'),
      refusal(502, 'UPSTREAM_FAILED', 'x'),
      new Error('x'),
    ]) {
      const outcome = payOutcomeOfError(error);
      expect(outcome.kind).toBe('unknown');
      expect(needsNewKey(outcome)).toBe(false);
    }
    const late = payOutcomeOfError(refusal(409, 'CONFLICT', bookingRefusals.payTimeOver));
    expect(late).toEqual({
      kind: 'refused',
      message: 'Ticket time has already passed',
      reason: 'booking.payTimeOver',
    });
  });
});
