import { chargeStep } from '@/core/contract/money/charged';
import type { Said } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import {
  settlementOf,
  type BookingProgress,
  type Language,
  type PaidPart,
  type TripSummary,
} from '@/core/contract';
import { sharesOf } from '../../payment/parts/shares';
import type { PaymentPart } from '../../ports/payment';
import { moneyIn, shownState, statusWord } from '../states';
import type { BookingRow } from '../tables';
import type { BookingProduct, BookingRecord } from '../../ports/booking';

const parts = (of: readonly PaymentPart[], currency: string): PaidPart[] =>
  of.map(({ method, amount }) => ({ method, amount: { amount, currency } }));

/** Who paid which part, or holds it; nothing where that is the card alone, or nobody. */
const paidBy = (row: BookingRow): Pick<BookingProgress, 'paidBy'> =>
  row.paid_by && moneyIn(row) !== 'none' ? { paidBy: parts(row.paid_by, row.currency) } : {};

/** Where so much of what was paid goes back, as the payment is returned. */
export function returnedTo({ paid_by, currency }: BookingRow, refund: number): PaidPart[] | undefined {
  if (!paid_by || refund === 0) return undefined;
  const shares = sharesOf(refund, paid_by, chargeStep(currency));
  return parts(
    paid_by.map(({ method }, index) => ({ method, amount: shares[index]! })),
    currency,
  ).filter(({ amount }) => amount.amount > 0);
}

/** A reservation for which a slip is written: it is reserved until that is paid. */
const isOnSlip = ({ state, action_until }: Pick<BookingRow, 'state' | 'action_until'>): boolean =>
  state === 'action-required' && action_until !== null;

/** What was said of how it ended, or of what was refused last. */
export const saidOfEnd = ({ message, message_reason: reason }: BookingRow): Said | null =>
  message === null ? null : { message, ...(reason === null ? {} : { reason }) };

/** What the traveller is told about how far the booking has come. */
export function progressOf(row: BookingRow): BookingProgress {
  const state = isOnSlip(row) ? 'reserved' : shownState(row.state);
  const ended = row.cancelled_by_supplier ? bookingRefusals.cancelledBySupplier : saidOfEnd(row);
  return {
    bookingId: row.id,
    state,
    status: statusWord(row.state, row.product_status),
    ...(['failed', 'reserved', 'cancelled'].includes(state) && ended ? ended : { message: null }),
    money: moneyIn(row),
    ...paidBy(row),
    ...(answersBy(row) === null ? {} : { answersBy: answersBy(row)! }),
    ...(state === 'cancelled' ? { settlement: settledIn(row) } : {}),
    actionUrl: row.state === 'action-required' ? row.action_url : null,
    ...(isOnSlip(row) ? { payUntil: row.action_until!.toISOString() } : {}),
  };
}

/** Until when the supplier answers at the latest; null unless it is waited for. */
const answersBy = ({ state, answers_by }: BookingRow): string | null =>
  state === 'supplier-pending' ? (answers_by?.toISOString() ?? null) : null;

/** A reservation that is given back has neither a penalty nor a refund. */
const settledIn = (row: BookingRow) => {
  const { price, penalty_minor, refund_minor, supplier_keeps_minor } = row;
  return settlementOf(price, {
    isPaid: (penalty_minor ?? 0) + (refund_minor ?? 0) > 0,
    refund: refund_minor ?? 0,
    isProtected: supplier_keeps_minor !== null,
    returnedTo: returnedTo(row, refund_minor ?? 0),
    isByHand: row.by_hand === 'refunding',
  });
};

const minor = (amount: number | null, currency: string) => (amount === null ? null : { amount, currency });

/** The whole booking with every figure; whoever hands it out narrows the price first (SEC-35). */
export const recordOf = (row: BookingRow, events: BookingRecord['events']): BookingRecord => ({
  id: row.id,
  agencyId: row.agency_id,
  userId: row.user_id,
  clientId: row.client_id,
  product: row.product,
  progress: progressOf(row),
  stage: row.state,
  holdUntil: row.hold_until?.toISOString() ?? null,
  answersBy: answersBy(row),
  cancelReason: row.cancel_reason,
  penalty: minor(row.penalty_minor, row.currency),
  refund: minor(row.refund_minor, row.currency),
  locator: row.locator,
  supplierRef: row.supplier_ref,
  price: row.price,
  offer: row.offer,
  request: row.request,
  details: row.details,
  contactEmail: row.contact_email,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  revision: row.version,
  changedAt: row.updated_at.toISOString(),
  events,
});

/** One row of My Trips. */
export const tripOf = (row: BookingRow, product: BookingProduct, language: Language = 'en'): TripSummary => {
  const progress = progressOf(row);
  return {
    ...product.summarise({ offer: row.offer, request: row.request, details: row.details, language }),
    bookingId: row.id,
    product: row.product,
    overAt: row.over_at?.toISOString() ?? null,
    state: progress.state,
    status: progress.status,
    locator: row.locator,
    bookedAt: row.created_at.toISOString(),
    price: row.price.total,
    ...(progress.paidBy ? { paidBy: progress.paidBy } : {}),
    ...(progress.settlement ? { settlement: progress.settlement } : {}),
  };
};
