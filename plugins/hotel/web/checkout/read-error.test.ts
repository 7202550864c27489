import { describe, expect, it } from 'vitest';
import { ApiError } from '@/core/api/error';
import { requestRefusals } from '@/core/contract/refusals/request';
import { refusal } from '@/core/testing/refusal';
import { hotelRefusals } from '../../contract/refusals';
import { aReservation } from '../testing/fixtures-booked';
import { progressOf, readBookingError } from './read-error';

const { bookingId, progress } = aReservation();

describe('what became of a booking', () => {
  it('R267 is the first result, which is followed', () => {
    expect(progressOf([{ message: 'ok', bookingId, progress }, { message: 'Failed' }])).toBe(progress);
  });

  it.each(['Booking failed', 'An ERROR came up', 'Invalid card', 'The room is not available'])(
    'R267 G80 is none where its message is a failure: %s',
    (message) => {
      expect(progressOf([{ message, bookingId, progress }])).toMatchObject({ state: 'failed', message });
    },
  );

  it('G80 is none without an id', () => {
    expect(progressOf([{ message: 'ok' }])).toMatchObject({ state: 'failed', message: 'ok' });
  });

  it('INV-6 is not known where an answer says nothing of it', () => {
    expect(() => progressOf([{ message: 'ok', bookingId }])).toThrow(ApiError);
  });

  it('R279 what may not be booked is told in its words', () => {
    expect(readBookingError(refusal(403, 'FORBIDDEN', hotelRefusals.nonRefundable))).toMatchObject({
      kind: 'failed',
      reason: hotelRefusals.nonRefundable.reason,
    });
    expect(readBookingError(refusal(502, 'UPSTREAM_FAILED', requestRefusals.failed))).toBeNull();
  });
});
