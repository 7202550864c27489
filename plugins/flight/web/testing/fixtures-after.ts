/** What follows a sale, as the API sends it: shared by tests and stories. */
import { settlementOf, type Money } from '@/core/contract';
import {
  answerScheduleChange,
  cancelBooking,
  cancelByPnr,
  cancelVoidBooking,
  getAfterSale,
  getItineraryPdf,
  getPenalty,
  type AfterSale,
  type AgencyFlightRow,
  type CancelTerms,
  type FlightLeg,
  type FlightReservation,
  type ScheduleChange,
} from '../../contract';
import { RESERVATION, ROW, TAP_DIRECT, usd } from './fixtures';

const PAID = RESERVATION.price.total;
const none = usd(0);

export const AFTER: AfterSale = {
  bookingId: RESERVATION.bookingId,
  vmid: RESERVATION.vmid,
  bookingStatus: 'Ticketed',
  state: 'confirmed',
  hold: null,
  voidUntil: '2099-02-21T09:41:00Z',
  canPay: false,
  canCancel: true,
  canTicket: false,
  scheduleChanges: [],
  history: [
    { at: '2027-02-20T09:41:00Z', status: 'Booked' },
    { at: '2027-02-20T09:41:04Z', status: 'Ticket Requested' },
    { at: '2027-02-20T09:41:21Z', status: 'Ticketed' },
  ],
};

/** The same leg, so many minutes later, on the clocks of its own airports. */
function later(leg: FlightLeg, minutes: number): FlightLeg {
  const at = (local: string) =>
    new Date(Date.parse(`${local}Z`) + minutes * 60_000).toISOString().slice(0, 16);
  const ends = <T extends { departureTime: string; arrivalTime: string }>(each: T): T => ({
    ...each,
    departureTime: at(each.departureTime),
    arrivalTime: at(each.arrivalTime),
  });
  return { ...ends(leg), segments: leg.segments.map(ends) };
}

export const SCHEDULE_CHANGE: ScheduleChange = {
  changeId: 'change-1',
  state: 'action-needed',
  noticedAt: '2027-02-21T18:05:00Z',
  answeredAt: null,
  before: TAP_DIRECT,
  after: [later(TAP_DIRECT[0]!, 95), TAP_DIRECT[1]!],
};

const settled = (returned: Money, isPaid = true) =>
  settlementOf(RESERVATION.price, { isPaid, isProtected: false, refund: returned.amount });

const terms = ({ refund = PAID, ...given }: Partial<CancelTerms>): CancelTerms => ({
  bookingId: RESERVATION.bookingId,
  vmid: RESERVATION.vmid,
  kind: 'void',
  penalty: none,
  refund,
  settlement: settled(refund, given.kind !== 'withdraw'),
  voidUntil: '2099-02-21T09:41:00Z',
  expiresAt: '2099-01-01T00:00:00Z',
  ...given,
});
export const TERMS = {
  void: terms({}),
  refund: terms({ kind: 'refund', penalty: usd(500), refund: usd(864.4), voidUntil: null }),
  nothing: terms({ kind: 'refund', penalty: PAID, refund: none, voidUntil: null }),
  withdraw: terms({ kind: 'withdraw', refund: none, voidUntil: null }),
  schedule: terms({ kind: 'schedule-change', voidUntil: null }),
};

/** Reserved, not paid. */
export const HELD: FlightReservation = {
  ...RESERVATION,
  bookingStatus: 'Booked',
  ticketNumbers: [],
  ticketTimeLimit: '2099-02-21T09:41:00Z',
  progress: { ...RESERVATION.progress, state: 'reserved', status: 'Booked', money: 'none' },
};
export const AFTER_HELD: AfterSale = {
  ...AFTER,
  bookingStatus: 'Booked',
  state: 'reserved',
  hold: { until: HELD.ticketTimeLimit!, payable: PAID, isPast: false, slip: null },
  voidUntil: null,
  canPay: true,
  history: AFTER.history.slice(0, 1),
};

export const CANCELLED: FlightReservation = {
  ...RESERVATION,
  bookingStatus: 'Cancelled',
  progress: {
    ...RESERVATION.progress,
    state: 'cancelled',
    status: 'Cancelled',
    money: 'returned',
    settlement: settled(usd(864.4)),
  },
};

export const AGENCY_ROW: AgencyFlightRow = {
  ...ROW,
  vmid: RESERVATION.vmid,
  orderId: RESERVATION.orderId,
  confirmationNumber: RESERVATION.confirmationNumber,
  vendor: 'sandbox',
  costPrice: usd(1296.4),
  bookedPrice: usd(1364.4),
  chargedAmount: usd(1364.4),
  salesPrice: usd(1364.4),
  commissionEarned: usd(68),
  markupEarned: usd(64),
  transactionFees: usd(4),
  penaltyEarned: usd(0),
  protectionEarned: usd(0),
  penaltyAmount: null,
  refundAmount: null,
  transactionHash: 'pay_8Q2L',
  bookedFor: null,
  bookedBy: { userId: 'u-1', name: 'Inês Carvalho', email: 'ines.carvalho@example.com' },
  canTicket: false,
  canCancel: true,
  needsAction: false,
};

const cancelled = { data: CANCELLED, message: 'Flight cancelled successfully' };
/** What the API usually answers about a booking that is made. */
export const AFTER_ANSWERS = {
  [getAfterSale.path]: { data: AFTER },
  [getPenalty.path]: { data: TERMS.void },
  [cancelVoidBooking.path]: cancelled,
  [cancelBooking.path]: cancelled,
  [cancelByPnr.path]: cancelled,
  [answerScheduleChange.path]: { data: RESERVATION, message: 'Your new flight times are confirmed' },
  [getItineraryPdf.path]: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
};
