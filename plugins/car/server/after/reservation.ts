import type { Language } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import { reservationFrame } from '@/server/selling/bookable/reservation';
import type { CarReservation } from '../../contract';
import { inPlaceNames } from '@/server/reference';
import { offerAt } from '../sell';
import { rentals } from '../stored';

/** A booking in full, in the words of who reads it; the record's price is already narrowed to them. */
export function reservationOf(record: BookingRecord, language: Language): CarReservation {
  const { offer, request, details } = rentals.read(record);
  return inPlaceNames<CarReservation>(
    {
      ...reservationFrame(record, details),
      confirmationNumber: details?.confirmationNumber ?? null,
      offer: offerAt(offer.offer, record.price),
      extras: offer.extras,
      driver: request.driver,
      flightNumber: request.flightNumber,
    },
    language,
  );
}
