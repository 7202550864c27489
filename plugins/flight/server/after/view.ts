import type { BookingRecord } from '@/server/ports/booking';
import type { AfterSale, ScheduleChange } from '../../contract';
import { readDetails } from '../stored';
import { statusOf } from './status';
import { whyNoTicket } from './ticket';

/** Which entries of the log a person would call a new status, and in which words. */
const WORDS: Readonly<Record<string, string>> = {
  'state.reserved': 'Booked',
  'state.confirmed': 'Confirmed',
  'ticket-asked': 'Ticket Requested',
  'ticket-issued': 'Ticketed',
  'ticket-refused': 'Booked',
  'state.issuing': 'Ticket Requested',
  'state.cancelled': 'Cancelled',
  'state.failed': 'Rejected',
};

/** The moments at which the status changed. A booking without tickets was booked, not confirmed. */
function historyOf(record: BookingRecord): AfterSale['history'] {
  const isUnticketed =
    record.events.some(({ type }) => type === 'ticket-asked') || statusOf(record) === 'Booked';
  const history = record.events.flatMap(({ at, type }) => {
    const word =
      type !== 'state.confirmed'
        ? WORDS[type]
        : record.events.some((event) => event.type === 'state.issuing')
          ? 'Ticketed'
          : isUnticketed
            ? 'Booked'
            : 'Confirmed';
    return word ? [{ at, status: word }] : [];
  });
  return history.filter(({ status }, index) => status !== history[index - 1]?.status);
}

/** What was agreed with the airline is for staff to say. */
const forTraveller = ({ answers, ...change }: ScheduleChange): ScheduleChange => ({
  ...change,
  ...(answers && { answers: answers.filter((answer) => answer !== 'settle') }),
});

/** Everything that can be done with a booking now. Pure. */
export function afterSaleOf(
  record: BookingRecord,
  scheduleChanges: ScheduleChange[],
  isStaff: boolean,
  now: Date,
): AfterSale {
  const details = readDetails(record.details);
  const { actionUrl, payUntil } = record.progress;
  const slip = payUntil && actionUrl ? { url: actionUrl, until: payUntil } : null;
  const isReserved = (record.stage === 'reserved' || slip !== null) && record.holdUntil !== null;
  const isPast = record.holdUntil !== null && record.holdUntil <= now.toISOString();
  const voidUntil = record.stage === 'confirmed' ? (details?.voidUntil ?? null) : null;
  return {
    bookingId: record.id,
    vmid: record.id,
    bookingStatus: statusOf(record),
    state: record.progress.state,
    hold: isReserved ? { until: record.holdUntil!, payable: record.price.total, isPast, slip } : null,
    voidUntil: voidUntil !== null && voidUntil > now.toISOString() ? voidUntil : null,
    canPay: isReserved && !isPast && !slip,
    canCancel: record.stage === 'reserved' || record.stage === 'confirmed',
    canTicket: isStaff && whyNoTicket(record) === null,
    scheduleChanges: isStaff ? scheduleChanges : scheduleChanges.map(forTraveller),
    history: historyOf(record),
  };
}
