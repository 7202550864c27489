/** What follows the sale of a stay, as the API sends it: shared by tests and stories. */
import { settlementOf, type Money } from '@/core/contract';
import type { CancellationTerms } from '@/core/contract/bookings/bookable-parts';
import type { AgencyHotelRow, HotelReservation } from '../../contract';
import { usd } from './fixtures';
import { aReservation, PRICE, ROW } from './fixtures-booked';

const booked = aReservation();
const settled = (returned: Money) =>
  settlementOf(PRICE, { isPaid: true, isProtected: false, refund: returned.amount });

const terms = (refund: Money, freeUntil: string | null = null): CancellationTerms => ({
  bookingId: booked.bookingId,
  penalty: usd((PRICE.total.amount - refund.amount) / 100),
  refund,
  settlement: settled(refund),
  freeUntil,
});
/** What cancelling costs: nothing, a night, everything. */
export const TERMS = {
  free: terms(PRICE.total, '2027-03-10T18:00:00Z'),
  night: terms(usd(324.2)),
  nothing: terms(usd(0)),
};

/** Given back at the price of a night. */
export const CANCELLED: HotelReservation = {
  ...booked,
  bookingStatus: 'cancelled',
  canCancel: false,
  cancellationId: '4f1c22d0-cancel',
  cancellation: { reason: null, penalty: TERMS.night.penalty, refund: TERMS.night.refund },
  progress: {
    ...booked.progress,
    ...{
      state: 'cancelled',
      status: 'Cancelled',
      money: 'returned',
      settlement: settled(TERMS.night.refund),
    },
  },
};

/** Being cancelled is not cancelled (G06). */
export const CANCELLING: HotelReservation = {
  ...booked,
  bookingStatus: 'Cancelling',
  canCancel: false,
  progress: { ...booked.progress, state: 'processing', status: 'Cancelling' },
};

export const FAILED: HotelReservation = {
  ...booked,
  ...{ recordLocator: null, confirmationNumber: null, bookingStatus: 'failed', canCancel: false },
  progress: {
    ...booked.progress,
    ...{ state: 'failed', status: 'Failed', money: 'returned', message: 'Booking failed' },
  },
};

/** With what only staff read (SEC-35). */
export const FOR_STAFF: HotelReservation = {
  ...booked,
  price: {
    ...PRICE,
    staff: {
      ...{ wholesale: usd(440.5), agencyMarkup: usd(40.8), agencyFee: usd(5), commission: usd(45.8) },
      ...{ published: usd(555.55), retail: usd(520) },
    },
  },
  breakdown: {
    publishedRate: usd(555.55),
    wholesaleRate: usd(440.5),
    agencyMarkup: usd(40.8),
    priceToTraveler: usd(486.3),
    retailPrice: usd(520),
    packageRate: usd(481.3),
    baseFare: usd(457),
    taxesAndFees: usd(29.3),
    resortFee: usd(36),
  },
};

export const AGENCY_ROW: AgencyHotelRow = {
  ...ROW,
  orderId: booked.orderId,
  costPrice: usd(440.5),
  bookedPrice: PRICE.total,
  chargedAmount: PRICE.total,
  salesPrice: PRICE.total,
  commissionEarned: usd(45.8),
  markupEarned: usd(40.8),
  transactionFees: usd(5),
  penaltyEarned: usd(0),
  protectionEarned: usd(0),
  penaltyAmount: null,
  refundAmount: null,
  cancelReason: null,
  transactionHash: 'pay_8Q2L',
  bookedFor: null,
  bookedBy: { userId: 'u-1', name: 'Inês Carvalho', email: 'ines.carvalho@example.com' },
  canCancel: true,
};
