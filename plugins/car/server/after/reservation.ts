import type { Language } from '@/core/contract';
import { cancelReasonOf } from '@/server/booking/cancel';
import type { BookingRecord } from '@/server/ports/booking';
import type { CarReservation } from '../../contract';
import { inPlaceNames } from '../places/in-language';
import { readRequest } from '../request';
import { offerAt } from '../sell';
import { readDetails, readStored } from '../stored';

/** A booking in full, in the words of who reads it; the record's price is already narrowed to them. */
export function reservationOf(record: BookingRecord, language: Language): CarReservation {
  const { offer, extras } = readStored(record.offer);
  const { driver, flightNumber } = readRequest(record.request);
  const details = readDetails(record.details);
  const isOver = record.stage === 'cancelled' || record.stage === 'refunding';
  return inPlaceNames<CarReservation>(
    {
      bookingId: record.id,
      orderId: details?.orderId ?? record.supplierRef,
      recordLocator: record.locator,
      confirmationNumber: details?.confirmationNumber ?? null,
      bookingStatus: record.progress.status,
      dateBooked: record.createdAt,
      bookedCurrency: record.price.total.currency,
      price: record.price,
      offer: offerAt(offer, record.price),
      extras,
      driver,
      flightNumber,
      cancellation: isOver
        ? { reason: cancelReasonOf(record), penalty: record.penalty, refund: record.refund }
        : null,
      canCancel: record.stage === 'confirmed',
      progress: record.progress,
    },
    language,
  );
}
