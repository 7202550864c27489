import type { Said } from '@/core/contract/refusal';
import { type BookingProgress, type Price, settlementOf } from '@/core/contract';
import { SAMPLE_PERSON } from '../../../mail/sample-person';
import type { BookingRecord, Notice, SupplierQuote } from '../../../ports/booking';
import type { SampleAt } from '../../../ports/letters';
import { feeFor, markupFor, price } from '../../../pricing';

const DAY_MS = 24 * 60 * 60_000;
const ID = '00000000-0000-4000-8000-000000000000';
/** Of the price, as many terms have it. */
const KEPT_PERCENT = 15;

/** What a product's sample is about: something that its embedded supplier sells, and who has bought it. */
export interface SampleSale extends Pick<SupplierQuote, 'base' | 'taxes' | 'extras' | 'offer'> {
  readonly request: unknown;
  readonly details: unknown;
}

/** The day, so many days ahead, on which a sample begins: `YYYY-MM-DD`. */
export const dayAhead = ({ services: { clock } }: SampleAt, days: number): string =>
  new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

/** How a booking stands once it is cancelled, of which so much was returned. */
export const cancelledWith = (
  price: Price,
  progress: BookingProgress,
  refund: number,
  isProtected = false,
): BookingProgress => ({
  ...progress,
  state: 'cancelled',
  status: 'Cancelled',
  money: refund ? 'returned' : 'taken',
  settlement: settlementOf(price, { isPaid: true, isProtected, refund }),
});

/** A confirmed booking of it at what the agency adds, which stands nowhere. */
export function bookingOf(product: string, sale: SampleSale, at: SampleAt): BookingRecord {
  const { agency, language, services } = at;
  const { base, taxes, extras = null, offer, request, details } = sale;
  return {
    ...{ id: ID, agencyId: agency.id, userId: ID, clientId: null, product, supplierRef: null },
    progress: {
      bookingId: ID,
      state: 'confirmed',
      status: 'Confirmed',
      message: null,
      money: 'taken',
      actionUrl: null,
    },
    stage: 'confirmed',
    ...{ holdUntil: null, answersBy: null, cancelReason: null, penalty: null, refund: null },
    locator: 'K7QM2X',
    price: price(
      { base, taxes, extras, published: null, retail: null },
      {
        markupBasisPoints: markupFor(agency.pricing, { user: null }, product),
        feeMinor: feeFor(agency.pricing, product),
      },
    ),
    ...{ offer, request, details, language },
    contactEmail: SAMPLE_PERSON.email,
    createdAt: services.clock.now().toISOString(),
    ...{ revision: 1, changedAt: services.clock.now().toISOString() },
    events: [],
  };
}

/** The booking as it stands when this is told of it. `why`: what a supplier says that refuses it. */
export function asTold(
  notice: Notice,
  record: BookingRecord,
  { services }: SampleAt,
  why: Said,
): BookingRecord {
  const { progress, price: sold } = record;
  const later = (days: number) => new Date(services.clock.now().getTime() + days * DAY_MS).toISOString();
  switch (notice) {
    case 'reserved':
      return {
        ...record,
        progress: { ...progress, state: 'reserved', money: 'none' },
        holdUntil: later(2),
      };
    case 'submitted':
      return { ...record, progress: { ...progress, money: 'held' }, answersBy: later(2) };
    case 'refused':
      return { ...record, progress: { ...progress, state: 'failed', ...why, money: 'returning' } };
    case 'expired':
    case 'withdrawn':
      return { ...record, progress: { ...progress, state: 'cancelled', money: 'none' } };
    case 'supplier-cancelled':
      return { ...record, progress: cancelledWith(sold, progress, sold.total.amount) };
    case 'cancelled':
    case 'client-cancelled': {
      const { amount } = sold.total;
      const kept = Math.round((amount * KEPT_PERCENT) / 10_000) * 100;
      return { ...record, progress: cancelledWith(sold, progress, amount - kept) };
    }
  }
}
