import { Papers } from '@/core/selling/after-sale/papers/Papers';
import type { FlightLeg, FlightReservation } from '../../contract';
import { tripEvents } from '../../say/calendar';
import { FLIGHTS } from '../product';

interface KeepItineraryProps {
  reservation: FlightReservation;
  /** As the airline flies them by now, where nobody has answered to that yet. */
  flights?: readonly FlightLeg[] | undefined;
}

/** What a traveller takes along from a booking that is made (R241). */
export function KeepItinerary({ reservation, flights = reservation.offer.flights }: KeepItineraryProps) {
  const { bookingId, contact, recordLocator, airlineRecordLocator } = reservation;
  const locator = airlineRecordLocator ?? recordLocator;
  return (
    <Papers
      product={FLIGHTS}
      booking={reservation}
      email={contact.email}
      events={() => tripEvents({ bookingId, flights, locator })}
    />
  );
}
