import type { Language } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import { reservationFrame } from '@/server/selling/bookable/reservation';
import { getHotelVoucher, type HotelReservation } from '../../contract';
import { groundAbout } from '@/server/reference/world/ground';
import { hotelStatus } from '../listing';
import { breakdownOf, stayAt, stayTotal } from '../sell';
import { stayIn, stays } from '../stored';

/** What the supplier was asked to cancel by (R280); null of a booking that stands. */
const cancellationIdOf = ({ id, stage }: BookingRecord): string | null =>
  stage === 'cancelled' || stage === 'refunding' ? `${id.slice(0, 8)}-cancel` : null;

/** A booking in full, in the reader's language; the record's price is already narrowed to who reads. */
export function reservationOf(record: BookingRecord, language: Language): HotelReservation {
  const { offer, request, details } = stays.read(record);
  const stay = stayIn(offer.stay, language);
  const { guests, email, phone, arrivalTime, specialRequests } = request;
  const total = stayTotal(record.price);
  const frame = reservationFrame(record, details);
  return {
    ...frame,
    bookingStatus: hotelStatus(frame.bookingStatus),
    stay: stayAt(stay, record.price),
    stayPeriod: stay.stayPeriod,
    guestInfo: {
      ...{ rooms: guests, email, phone },
      ...(arrivalTime ? { arrivalTime } : {}),
      ...(specialRequests ? { specialRequests } : {}),
    },
    fareBreakup: {
      baseFare: { ...total, amount: total.amount - stay.taxes.amount },
      totalRate: total,
      currency: total.currency,
      discounts: [],
      taxes: stay.taxes,
      totalFare: record.price.total,
      additionalCharges: stay.atProperty,
    },
    breakdown: breakdownOf(stay, record.price),
    refundability: stay.terms.freeUntil === null && stay.terms.fee === null ? 'nonRefundable' : 'refundable',
    confirmationNumber: details?.confirmationNumber ?? null,
    ...(details?.keyCollection ? { keyCollection: details.keyCollection } : {}),
    cancellationId: cancellationIdOf(record),
    isVerified: record.stage === 'confirmed' && details !== null,
    ground: groundAbout(stay.hotel, language),
    pdfurl: `${getHotelVoucher.path}?bookingId=${encodeURIComponent(record.id)}`,
  };
}
