import { describe, expect, it } from 'vitest';
import { getReservationDetails } from '../../contract';
import { reservationQuery } from './use-reservation';

describe('asking for a reservation', () => {
  it('R233 passes either the booking id or the order id, never both', () => {
    expect(reservationQuery('b-1', undefined)).toEqual({ bookingId: 'b-1' });
    expect(reservationQuery(undefined, 'ord-1')).toEqual({ orderID: 'ord-1' });
    expect(reservationQuery('b-1', 'ord-1')).toEqual({ bookingId: 'b-1' });
    expect(reservationQuery(undefined, undefined)).toBeNull();
    expect(getReservationDetails.query.safeParse({ bookingId: 'b-1', orderID: 'ord-1' }).success).toBe(false);
  });
});
