import { carRefusals } from '../../contract/refusals';
import { refusal } from '@/core/testing/refusal';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { outcomeOf } from '@/core/selling/checkout/pay/outcome';
import { RESERVATION } from '../testing/fixtures';
import { progressOf, readBookingError } from './read-error';

const { progress } = RESERVATION;

describe('what became of a reservation', () => {
  it('R303 M348 a rejected call is a booking error: nothing is booked, and what was held is let go of', () => {
    expect(readBookingError(refusal(502, 'UPSTREAM_FAILED', carRefusals.notMade))).toEqual({
      reason: 'car.notMade',
      kind: 'failed',
      message: 'Error while booking car',
      money: 'held',
    });
  });

  it('INV-6 any other broken answer proves nothing', () => {
    expect(readBookingError(new ApiError(502, 'UPSTREAM_FAILED', 'Bad gateway'))).toBeNull();
    expect(readBookingError(new ApiError(0, 'NETWORK', 'No answer'))).toBeNull();
    expect(() => progressOf([{}])).toThrow(ApiError);
  });

  it('R304 M353 the error of the first item is a reservation error, in its own words', () => {
    const error = {
      message: carRefusals.refused.message,
      progress: { ...progress, state: 'failed', money: 'none' },
    } as const;
    expect(outcomeOf(progressOf([{ error }, { response: RESERVATION }]))).toEqual({
      kind: 'failed',
      message: 'Booking Failed',
      money: 'none',
    });
  });

  it('R305 otherwise the response of the first item is the booking', () => {
    const item = { response: { ...RESERVATION, progress: { ...progress, state: 'processing' as const } } };
    expect(outcomeOf(progressOf([item]))).toEqual({ kind: 'follow', bookingId: progress.bookingId });
  });
});
