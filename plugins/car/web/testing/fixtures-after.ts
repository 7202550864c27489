/** What follows a sale, as the API sends it: shared by tests and stories. */
import { settlementOf, type Money } from '@/core/contract';
import type { AgencyCarRow, CarRefund, CarReservation } from '../../contract';
import { PRICE, RESERVATION, ROW, usd } from './fixtures';

const settled = (returned: Money) =>
  settlementOf(PRICE, { isPaid: true, isProtected: false, refund: returned.amount });

const refund = ({ refund: back = PRICE.total, ...given }: Partial<CarRefund>): CarRefund => ({
  bookingId: RESERVATION.bookingId,
  penalty: usd(0),
  refund: back,
  settlement: settled(back),
  freeUntil: null,
  reasons: ['Duplicate', 'Fraudulent', 'Requested by Customer'],
  ...given,
});
export const REFUND = {
  free: refund({ freeUntil: '2099-03-10T10:00:00Z' }),
  fee: refund({ penalty: usd(45), refund: usd(244.6) }),
  nothing: refund({ penalty: PRICE.total, refund: usd(0) }),
};

export const CANCELLED: CarReservation = {
  ...RESERVATION,
  bookingStatus: 'Cancelled',
  canCancel: false,
  cancellation: { reason: 'Requested by Customer', penalty: usd(45), refund: usd(244.6) },
  progress: {
    ...RESERVATION.progress,
    state: 'cancelled',
    status: 'Cancelled',
    money: 'returned',
    settlement: settled(usd(244.6)),
  },
};

/** Being cancelled is not cancelled (G06). */
export const CANCELLING: CarReservation = {
  ...RESERVATION,
  bookingStatus: 'Cancelling',
  canCancel: false,
  progress: { ...RESERVATION.progress, state: 'processing', status: 'Cancelling' },
};

export const FAILED: CarReservation = {
  ...RESERVATION,
  recordLocator: null,
  confirmationNumber: null,
  bookingStatus: 'Failed',
  canCancel: false,
  progress: {
    ...RESERVATION.progress,
    state: 'failed',
    status: 'Failed',
    money: 'returned',
    message: 'Booking Failed',
  },
};

export const AGENCY_ROW: AgencyCarRow = {
  ...ROW,
  orderId: RESERVATION.orderId,
  costPrice: usd(251.83),
  bookedPrice: usd(289.6),
  chargedAmount: usd(289.6),
  salesPrice: usd(289.6),
  commissionEarned: usd(37.77),
  markupEarned: usd(33.77),
  transactionFees: usd(4),
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
