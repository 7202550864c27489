import type { Language } from '@/core/contract';
import type { BookingRecord } from '@/server/ports/booking';
import type { Ask } from '@/server/selling/bookable/ask';
import { reservationFrame } from '@/server/selling/bookable/reservation';
import { type ActivityReservation, getActivityVoucher } from '../../contract';
import { mayBeCancelled } from '../../contract/statuses';
import type { Tellers } from '../find/in-language';
import { activityStatus } from '../listing';
import { bookedAt } from '../sell';
import { kept } from '../stored';
import { suppliersOf } from '../suppliers';
import { organizerVoucherOf } from './organizer-voucher';

/** A booking in full; the record's price is already narrowed to who reads. */
export function reservationOf(
  record: BookingRecord,
  language: Language,
  tellers: Tellers,
): ActivityReservation {
  const { offer, request, details } = kept.read(record);
  const frame = reservationFrame(record, details);
  const organizerVoucher = organizerVoucherOf({ offer, details });
  const bookingStatus = activityStatus(frame.bookingStatus);
  return {
    ...frame,
    bookingStatus,
    canCancel: frame.canCancel && mayBeCancelled(bookingStatus),
    offer: bookedAt(offer, record.price, language, tellers),
    guests: request,
    answeredBy: record.answersBy,
    vouchers: details?.vouchers ?? [],
    organizerVoucher,
    pdfurl: organizerVoucher?.url ?? `${getActivityVoucher.path}?bookingId=${encodeURIComponent(record.id)}`,
  };
}

/** The same in the words of whoever asks. */
export const reservationFor = ({ services, request }: Ask, record: BookingRecord): ActivityReservation =>
  reservationOf(record, request.language, suppliersOf(services).keepers);
