import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod/mini';
import type { LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { ActivityGuests } from '../../../contract';
import { activityRefusals, rejections } from '../../../contract/refusals';
import { ACTIVITY_CONFIRMED_WITHIN_HOURS } from '../../../contract/vocabulary';
import { saidOfOrder } from '@/server/selling/supplier/told';
import type { Ask } from '../api/http';
import { Booking } from '../api/schemas';
import { factsOf, isAbsent, ViatorTrouble } from '../api/trouble';
import type { OptionKey } from '../products/options';
import { requestOf } from '../products/options';
import { answersOf } from '../products/questions';

/** Every reference of an order of this supplier starts with it. */
export const ORDER_PREFIX = 'VT-';
const HOUR_MS = 3_600_000;
/** Viator thinks about a booking for up to two minutes. */
const BOOK_MS = 120_000;

export interface Books {
  readonly ask: Ask;
  readonly now: () => Date;
  readonly log: Pick<Logger, 'warn'>;
}

/** Our name of an order at Viator: the same for the same order, whoever asks. */
export const referenceOf = (reference: string): string =>
  `cv-${createHash('sha256').update(reference).digest('hex').slice(0, 24)}`;

/** Why Viator's suppliers say no. */
const WHY: Readonly<Record<string, string>> = {
  BOOKABLE_ITEM_IS_NO_LONGER_AVAILABLE: activityRefusals.gone.message,
  DUPLICATE_BOOKING: rejections.duplicate.message,
  WEATHER: rejections.weather.message,
  NOT_OPERATING: rejections.notOperating.message,
  TOO_FEW_PASSENGERS: rejections.tooFew.message,
  NATURAL_DISASTER: rejections.disaster.message,
  PRODUCT_CANCELED: rejections.productCancelled.message,
  TICKET_ISSUE: rejections.ticket.message,
  PICKUP_ISSUE: rejections.pickup.message,
};
const GONE = 'BOOKABLE_ITEM_IS_NO_LONGER_AVAILABLE';

/** How a booking of Viator's stands. */
export function outcomeOf(booking: Booking, now: Date): SupplierOutcome {
  const { status, bookingRef, rejectionReasonCode: code } = booking;
  const supplierRef = bookingRef ? `${ORDER_PREFIX}${bookingRef}` : null;
  switch (status) {
    case 'CONFIRMED':
      if (!bookingRef || !supplierRef) return { kind: 'unknown', message: 'Viator named no booking' };
      return {
        ...{ kind: 'booked', supplierRef, locator: bookingRef, status: 'confirmed' },
        details: { orderId: bookingRef, vouchers: [{ code: bookingRef, traveler: null }] },
      };
    case 'PENDING': {
      const answersBy = new Date(now.getTime() + ACTIVITY_CONFIRMED_WITHIN_HOURS * HOUR_MS).toISOString();
      return { kind: 'pending', supplierRef, status: 'pending', answersBy };
    }
    case 'IN_PROGRESS':
    case 'ON_HOLD':
      return { kind: 'pending', supplierRef };
    case 'REJECTED':
    case 'FAILED':
    case 'CANCELED':
      return {
        ...{ kind: 'rejected', reason: code === GONE ? 'sold-out' : 'refused' },
        message: WHY[code ?? ''] ?? activityRefusals.nothingBookable.message,
      };
    default:
      return { kind: 'unknown', message: 'Viator said something that is not known' };
  }
}

/** How an order stands at Viator; absent where it has none of ours. Throws ViatorTrouble. */
export async function findBooking(
  { ask, now }: Books,
  reference: string,
  signal: AbortSignal,
): Promise<LookupOutcome> {
  try {
    const booking = await ask(Booking, {
      ...{ method: 'POST', path: '/bookings/status', call: 'booking status', signal },
      body: { partnerBookingRef: referenceOf(reference) },
    });
    return outcomeOf(booking, now());
  } catch (error) {
    if (isAbsent(error)) return { kind: 'absent' };
    throw error;
  }
}

/**
 * Books once for a reference, whoever asks and however often (INV-1): asked after first, as an earlier call may have arrived;
 * Viator itself refuses a second booking of the same name.
 */
export async function bookOption(
  books: Books,
  order: SupplierOrder,
  key: OptionKey,
  questions: readonly string[],
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, now, log } = books;
  const { reference } = order;
  const before = await findBooking(books, reference, signal);
  if (before.kind !== 'absent') return before;
  const guests = z.parse(ActivityGuests, order.request);
  const [lead] = guests.travelers;
  try {
    const booking = await ask(Booking, {
      ...{ method: 'POST', path: '/bookings/book', call: 'book', timeoutMs: BOOK_MS, signal },
      body: {
        ...requestOf(key),
        ...(key.held ? { bookingRef: key.held } : {}),
        partnerBookingRef: referenceOf(reference),
        bookerInfo: { firstName: lead!.firstName, lastName: lead!.lastName },
        communication: { email: guests.email, phone: guests.phone },
        ...(guests.tourLanguage ? { languageGuide: guests.tourLanguage } : {}),
        bookingQuestionAnswers: answersOf(guests, questions),
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
    return { kind: 'rejected', reason: 'refused', message: saidOfOrder(trouble, own).message, trouble };
  }
}
