import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { refusal } from '../fake-api';
import { CANCEL_CALLS, callFor, failureOf } from './cancel';

describe('which call cancels', () => {
  it('G03 travellers and the agency have calls of their own for the same four steps', () => {
    expect(Object.values(CANCEL_CALLS.traveller).map(({ path }) => path)).toEqual([
      '/api/flight/get-penalty',
      '/api/flight/flightCancelVoidBooking',
      '/api/flight/flight-cancel-booking',
      '/api/v2/flight/cancel',
    ]);
    expect(Object.values(CANCEL_CALLS.agency).map(({ path }) => path)).toEqual([
      '/api/agency/flights/bookings/getPenalty',
      '/api/agency/flights/bookings/flightCancelVoidBooking',
      '/api/agency/flights/bookings/flightCancelBooking',
      '/api/v2/agency/flights/cancel',
    ]);
  });

  it('R226 tickets are voided, a reservation goes by its locator, the rest is cancelled', () => {
    expect(callFor('void', 'K7PX4M')).toBe('void');
    expect(callFor('withdraw', 'K7PX4M')).toBe('byPnr');
    expect(callFor('withdraw', null)).toBe('cancel');
    expect(callFor('refund', 'K7PX4M')).toBe('cancel');
    expect(callFor('schedule-change', 'K7PX4M')).toBe('cancel');
  });
});

describe('a failed cancellation', () => {
  it('asks again when the penalty is another one', () => {
    expect(failureOf(refusal(409, 'PENALTY_CHANGED', 'x'))).toEqual({ kind: 'terms-changed' });
  });
  it('G06 INV-6 is proven by an answer below 500 only', () => {
    const refused = failureOf(refusal(409, 'CONFLICT', 'Error in flight cancellation'));
    expect(refused).toEqual({ kind: 'refused', message: 'Error in flight cancellation' });
    expect(failureOf(refusal(502, 'UPSTREAM_FAILED', 'Flight cancellation failed')).kind).toBe('unknown');
    expect(failureOf(new ApiError(0, 'TIMEOUT', 'late')).kind).toBe('unknown');
    expect(failureOf(new ApiError(200, 'BAD_RESPONSE', 'odd')).kind).toBe('unknown');
    expect(failureOf(new Error('lost')).kind).toBe('unknown');
  });
  it("R227 says the server's message or 'Something went wrong'", () => {
    expect(failureOf(refusal(502, 'UPSTREAM_FAILED', 'Update refund status failed'))).toMatchObject({
      message: 'Update refund status failed',
    });
    expect(failureOf({})).toMatchObject({ message: 'Something went wrong' });
  });
});
