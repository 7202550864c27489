import type { BookingRecord } from '@/server/ports/booking';
import { reservationFrame } from '@/server/selling/bookable/reservation';
import { type FlightReservation, VENDOR_CTW } from '../../contract';
import { withoutPassport } from '../../face/order';
import { offerAt } from '../sell';
import { trips } from '../stored';
import { statusOf } from './status';

/** A booking in full; the record's price is already narrowed to who reads. */
export function reservationOf(record: BookingRecord): FlightReservation {
  const { offer: kept, request, details } = trips.read(record);
  const { offer, fareFamily, extras } = kept;
  const { travellers, contact, billing } = request;
  const { total, staff } = record.price;
  const vendor = details?.vendor ?? offer.supplier;
  return {
    ...reservationFrame(record, details),
    vmid: record.id,
    airlineRecordLocator: details?.airlineRecordLocator ?? null,
    confirmationNumber: details?.confirmationNumber ?? null,
    ticketNumbers: details?.ticketNumbers ?? [],
    bookingStatus: statusOf(record),
    travelDate: offer.flights[0]!.departureTime.slice(0, 10),
    ticketTimeLimit: details?.ticketTimeLimit ?? null,
    transactionHash: null,
    // Whose booking it is stays with staff; how its tickets are asked for does not.
    vendor: staff || vendor === VENDOR_CTW ? vendor : '',
    offer: offerAt(offer, total, staff),
    fareFamily,
    travellers: travellers.map(withoutPassport),
    ...(extras ? { extras } : {}),
    contact,
    billing,
  };
}
