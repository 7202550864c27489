import { expect, it } from 'vitest';
import { findReservation } from '../../contract';
import { reservationBody } from './use-car-reservation';

it('R312 a reservation is asked for by either of its names, never by both', () => {
  expect(reservationBody('b-1', undefined)).toEqual({ bookingId: 'b-1' });
  expect(reservationBody(undefined, 'C4R9LM')).toEqual({ recordLocator: 'C4R9LM' });
  expect(reservationBody('b-1', 'C4R9LM')).toEqual({ bookingId: 'b-1' });
  expect(reservationBody(undefined, undefined)).toBeNull();
  expect(findReservation.body.safeParse({ bookingId: 'b-1', recordLocator: 'C' }).success).toBe(false);
});
