import { describe, expect, it } from 'vitest';
import { CANCEL_CALLS, callFor } from './cancel-calls';

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
