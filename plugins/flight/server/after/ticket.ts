import type { Refusal } from '@/core/contract';
import { flightAnswers, flightRefusals } from '../../contract/refusals';
import type { BookingRecord } from '@/server/ports/booking';
import type { Tx } from '@/server/db/types';
import { conflict } from '@/server/error';
import type { Services } from '@/server/ports/services';
import type { Ask } from '@/server/selling/bookable/ask';
import { VENDOR_CTW } from '../../contract';
import { ticketMail } from '../mail/changes';
import { readDetails } from '../stored';
import type { TicketOutcome } from '../../face/port';
import { suppliersOf } from '../supplier/suppliers';
import { inWords } from './in-words';
import { statusAfter, statusOf } from './status';

const REFUSED = flightRefusals.notTicketed;
/** What airlines say of tickets that they refuse, in the words of the catalogue. */
const REFUSALS = [REFUSED, flightRefusals.locatorNotUpdated, flightRefusals.orderNotUpdated];
export const TICKET_JOB = 'flight.ticket';
const ASK_AGAIN_MS = 30_000;

interface At {
  readonly agencyId: string;
  readonly bookingId: string;
}

/** Follows from the booking's own log, so that whoever asks again asks with the same one. */
const referenceOf = ({ id, events }: BookingRecord) =>
  `${id}:ticket:${events.filter(({ type }) => type === 'ticket-refused').length}`;

const enqueue = (services: Services, tx: Tx, at: At) =>
  services.jobs.enqueue(tx, TICKET_JOB, at, {
    key: at.bookingId,
    runAt: new Date(services.clock.now().getTime() + ASK_AGAIN_MS),
  });

/** Writes what the airline answered; the record locator is mailed in the same transaction (R230). */
async function settle(services: Services, at: At, outcome: TicketOutcome): Promise<BookingRecord | null> {
  const agency = await services.agencyById(at.agencyId);
  if (!agency) throw new Error(`There is no agency ${at.agencyId}`);
  if (outcome.kind === 'issued') {
    const seen = await services.bookings.revise(at, () => null);
    if (!seen || statusOf(seen) !== 'Ticket Requested') return seen;
    const mail = await ticketMail({ ...seen, details: outcome.details }, agency);
    return services.bookings.revise(at, (record) => {
      const status = statusAfter(statusOf(record), 'ticket-issued');
      if (!status) return null;
      return {
        status,
        details: { ...outcome.details, needsAction: readDetails(record.details)?.needsAction },
        event: { type: 'ticket-issued', data: { tickets: outcome.details.ticketNumbers } },
        mail: { to: record.contactEmail, ...mail },
      };
    });
  }
  if (outcome.kind === 'refused')
    return services.bookings.revise(at, (record) => {
      const status = statusAfter(statusOf(record), 'ticket-refused');
      return status ? { status, event: { type: 'ticket-refused', data: { why: outcome.message } } } : null;
    });
  await services.db.withTenant(at.agencyId, (tx) => enqueue(services, tx, at));
  return services.bookings.revise(at, () => null);
}

async function request(
  services: Services,
  at: At,
): Promise<{ record: BookingRecord | null; outcome: TicketOutcome }> {
  const record = await services.bookings.revise(at, () => null);
  if (!record?.supplierRef || statusOf(record) !== 'Ticket Requested')
    return { record, outcome: { kind: 'unknown', message: 'Nobody waits for these tickets' } };
  const net = record.price.staff?.wholesale;
  if (!net) throw new Error(`Booking ${record.id} has no price`);
  const outcome = await suppliersOf(services)
    .ticket(
      record.supplierRef,
      { reference: referenceOf(record), net },
      { signal: AbortSignal.timeout(60_000) },
    )
    .catch((error: unknown): TicketOutcome => ({ kind: 'unknown', message: String(error) }));
  return { record: await settle(services, at, outcome), outcome };
}

/** Asks again about tickets that were not issued at once. Safe to run at any time, any number of times. */
export async function checkTickets(services: Services, at: At): Promise<void> {
  const record = await services.bookings.revise(at, () => null);
  if (record && statusOf(record) === 'Ticket Requested') await request(services, at);
}

/** Why tickets cannot be asked for now; null when they can. Paid, without tickets, and not asked for already. */
export function whyNoTicket(record: BookingRecord): Refusal | null {
  const details = readDetails(record.details);
  if (record.stage === 'reserved') return flightRefusals.notPaidYet;
  if (record.stage !== 'confirmed' || !details) return REFUSED;
  if (details.ticketNumbers.length > 0) return flightRefusals.ticketedAlready;
  return statusAfter(statusOf(record), 'ticket-asked') ? null : REFUSED;
}

/**
 * Has the tickets of a paid booking issued (R232, G123). Throws HttpError 409, also when the airline refuses; the
 * booking is then what it was.
 */
export async function issueTickets(
  { services, agency, user }: Pick<Ask, 'services' | 'agency' | 'user'>,
  record: BookingRecord,
  isCTW: boolean,
): Promise<{ record: BookingRecord; answer: Refusal }> {
  const why = whyNoTicket(record);
  if (why) throw conflict(why);
  if ((readDetails(record.details)?.vendor === VENDOR_CTW) !== isCTW) throw conflict(REFUSED);
  const at = { agencyId: agency.id, bookingId: record.id };
  const asked = await services.bookings.revise(at, (now) => {
    const status = statusAfter(statusOf(now), 'ticket-asked');
    if (!status) return null;
    return {
      status,
      event: { type: 'ticket-asked', data: { by: user.id } },
      audit: {
        userId: user.id,
        action: 'flight.ticket',
        before: { status: statusOf(now) },
        after: { status },
      },
      // Committed with the request, so that a crash right after it loses nothing.
      also: (tx) => enqueue(services, tx, at),
    };
  });
  if (!asked) throw conflict(REFUSED);
  const { record: after, outcome } = await request(services, at);
  if (!after || outcome.kind === 'refused')
    throw conflict(outcome.kind === 'refused' ? inWords(outcome, REFUSALS, REFUSED) : REFUSED);
  return {
    record: after,
    answer: outcome.kind === 'issued' ? flightAnswers.ticketed : flightAnswers.ticketsRequested,
  };
}
