import type { TripSummary } from '../contract/bookings/booking';

/** A booking as My Trips lists it; give what matters, the rest is plausible. */
export function aTrip(given: Partial<TripSummary> = {}): TripSummary {
  return {
    bookingId: 'b-1',
    product: 'boats',
    state: 'confirmed',
    status: 'Confirmed',
    locator: 'QK7M2P',
    title: 'Ferry to Capri',
    startsAt: '2027-05-14T09:35',
    endsAt: '2027-05-18T18:20',
    bookedAt: '2027-02-01T10:00:00Z',
    travelers: ['Marina Prado', 'Tomás Prado'],
    price: { amount: 48_260, currency: 'USD' },
    details: null,
    ...given,
  };
}
