import { type Refusal, told } from '@/core/contract/refusal';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod/mini';
import type { LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { ActivityGuests, isHttps } from '@/plugins/activity/contract';
import { activityRefusals, rejections } from '@/plugins/activity/contract/refusals';
import { saidOfOrder } from '@/server/selling/supplier/outside/told';
import type { Ask } from '../api/http';
import { Booking, type Product } from '../api/schemas';
import { factsOf, isAbsent, ViatorTrouble } from '../api/trouble';
import { type OptionKey, requestOf } from '../products/options';
import { guideOf, guidesOfOption } from '../products/guides';
import { logisticsOf } from '../products/logistics';
import { answersOf, withoutPictures } from '../products/questions';
import type { StoredDetails, StoredVoucher } from '@/plugins/activity/face/order';

/**
 * The voucher that Viator or the supplier has made of a booking; null without one that may be shown. What was taken for fraud is
 * for nobody's mailbox (`VoucherInfo.isVoucherRestrictionRequired`).
 */
const voucherOf = ({ voucherInfo }: Booking): StoredVoucher | null =>
  voucherInfo && isHttps(voucherInfo.url)
    ? { url: voucherInfo.url, isPrivate: voucherInfo.isVoucherRestrictionRequired ?? false }
    : null;

/** Every reference of an order of this supplier starts with it. */
export const ORDER_PREFIX = 'VT-';
const HOUR_MS = 3_600_000;
/** After so long a supplier that has said nothing has said no ("Manual confirmation": 72 hours). */
export const ANSWERS_WITHIN_HOURS = 72;
/** Viator thinks about a booking for up to two minutes ("Endpoint timeout settings"). */
const BOOK_MS = 120_000;
const STATUS_MS = 25_000;

export interface Books {
  readonly ask: Ask;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

/** Our name of an order at Viator: the same for the same order, whoever asks. */
export const referenceOf = (reference: string): string =>
  `cv-${createHash('sha256').update(reference).digest('hex').slice(0, 24)}`;

/** Why Viator's suppliers say no (`BookingStatusResponseRejected.rejectionReasonCode`). */
const WHY: Readonly<Record<string, Refusal>> = {
  BOOKABLE_ITEM_IS_NO_LONGER_AVAILABLE: activityRefusals.gone,
  DUPLICATE_BOOKING: rejections.duplicate,
  WEATHER: rejections.weather,
  PRODUCT_NO_LONGER_OPERATING: rejections.notOperating,
  MINIMUM_NUMBER_OF_PASSENGERS_NOT_MET: rejections.tooFew,
  SIGNIFICANT_GLOBAL_EVENT_FORCE_MAJEURE: rejections.disaster,
  TOUR_WAS_CANCELLED: rejections.productCancelled,
  ISSUE_WITH_TICKET: rejections.ticket,
  ISSUE_WITH_PICKUP: rejections.pickup,
};
const GONE = 'BOOKABLE_ITEM_IS_NO_LONGER_AVAILABLE';

/** What is shown where it begins: the voucher that came with it, and ours only where none did. */
function papersOf(booking: Booking, bookingRef: string): Omit<StoredDetails, 'orderId'> {
  const organizerVoucher = voucherOf(booking);
  return organizerVoucher
    ? { vouchers: [], organizerVoucher }
    : { vouchers: [{ code: bookingRef, traveler: null }], organizerVoucher: null };
}

/** How a booking of Viator's stands. */
export function outcomeOf(booking: Booking, now: Date): SupplierOutcome {
  const { status, bookingRef, rejectionReasonCode: code } = booking;
  const supplierRef = bookingRef ? `${ORDER_PREFIX}${bookingRef}` : null;
  switch (status) {
    case 'CONFIRMED':
      if (!bookingRef || !supplierRef) return { kind: 'unknown', message: 'Viator named no booking' };
      return {
        ...{ kind: 'booked', supplierRef, locator: bookingRef, status: 'confirmed' },
        details: { orderId: bookingRef, ...papersOf(booking, bookingRef) },
      };
    case 'PENDING': {
      const answersBy = new Date(now.getTime() + ANSWERS_WITHIN_HOURS * HOUR_MS).toISOString();
      return { kind: 'pending', supplierRef, status: 'pending', answersBy };
    }
    case 'IN_PROGRESS':
      return { kind: 'pending', supplierRef };
    case 'REJECTED':
    case 'FAILED':
    case 'CANCELED':
      return {
        ...{ kind: 'rejected', reason: code === GONE ? 'sold-out' : 'refused' },
        ...told(WHY[code ?? ''] ?? activityRefusals.nothingBookable),
      };
    default:
      return { kind: 'unknown', message: 'Viator said something that is not known' };
  }
}

/** A booking as it stands; null where there is none. Places that are only held are no booking. Throws ViatorTrouble. */
async function statusOf(
  ask: Ask,
  named: { readonly partnerBookingRef: string } | { readonly bookingRef: string },
  signal: AbortSignal,
): Promise<Booking | null> {
  try {
    const booking = await ask(Booking, {
      ...{ method: 'POST', path: '/bookings/status', call: 'booking status', signal },
      timeoutMs: STATUS_MS,
      body: named,
    });
    return booking.status === 'ON_HOLD' ? null : booking;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** How an order stands at Viator; absent where it has none of ours. Throws ViatorTrouble. */
export async function findBooking(
  { ask, now }: Books,
  reference: string,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const booking = await statusOf(ask, { partnerBookingRef: referenceOf(reference) }, signal);
  return booking ? outcomeOf(booking, now()) : { kind: 'absent' };
}

/** The same of one that goes by Viator's number. */
export async function findByRef(
  { ask, now }: Books,
  bookingRef: string,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  const booking = await statusOf(ask, { bookingRef }, signal);
  return booking ? outcomeOf(booking, now()) : { kind: 'absent' };
}

/**
 * Books once for a reference, whoever asks and however often (INV-1): asked after first, as an earlier call may have arrived;
 * Viator itself refuses a second booking of the same name.
 */
export async function bookOption(
  books: Books,
  order: SupplierOrder,
  key: OptionKey,
  product: Product,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, now, log } = books;
  const { reference } = order;
  const before = await findBooking(books, reference, signal);
  if (before.kind !== 'absent') return before;
  const guests = z.parse(ActivityGuests, order.request);
  const [lead] = guests.travelers;
  const guide = guideOf(guidesOfOption(product, key.optionCode), guests.tourLanguage);
  try {
    const booking = await ask(Booking, {
      ...{ method: 'POST', path: '/bookings/book', call: 'book', signal },
      timeoutMs: BOOK_MS,
      body: {
        ...requestOf(key),
        ...(key.held ? { bookingRef: key.held } : {}),
        partnerBookingRef: referenceOf(reference),
        bookerInfo: {
          firstName: withoutPictures(lead!.firstName),
          lastName: withoutPictures(lead!.lastName),
        },
        communication: { email: guests.email, phone: guests.phone },
        ...(guide ? { languageGuide: guide } : {}),
        bookingQuestionAnswers: answersOf(
          guests,
          product.bookingQuestions,
          logisticsOf(product, key.optionCode),
        ),
      },
    });
    const outcome = outcomeOf(booking, now());
    // There is one of ours already: that one counts.
    if (outcome.kind !== 'rejected' || booking.rejectionReasonCode !== 'DUPLICATE_BOOKING') return outcome;
    const ours = await findBooking(books, reference, signal);
    return ours.kind === 'absent' ? outcome : ours;
  } catch (error) {
    if (!(error instanceof ViatorTrouble)) throw error;
    log.warn({ viator: factsOf(error), reference }, 'Viator did not make an order');
    const trouble = factsOf(error)!;
    // Coming too often is never a final no: the engine asks how it stands and sends it again.
    if (error.kind === 'unclear' || error.meaning === 'rate-limit')
      return { kind: 'unknown', message: error.message, trouble };
    const own = error.kind === 'busy' ? activityRefusals.wrong : activityRefusals.gone;
    return { kind: 'rejected', reason: 'refused', ...told(saidOfOrder(trouble, own)), trouble };
  }
}
