import { Papers } from '@/core/selling/after-sale/papers/Papers';
import type { FlightReservation } from '../../contract';
import { tripEvents } from '../../say/calendar';
import { FLIGHTS } from '../product';

/** What a traveller takes along from a booking that is made (R241). */
export function KeepItinerary({ reservation }: { reservation: FlightReservation }) {
  const { bookingId, contact, recordLocator, airlineRecordLocator, offer } = reservation;
  const locator = airlineRecordLocator ?? recordLocator;
  return (
    <Papers
      product={FLIGHTS}
      booking={reservation}
      email={contact.email}
      events={() => tripEvents({ bookingId, flights: offer.flights, locator })}
    />
  );
}
