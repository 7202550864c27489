import type { Money } from '@/core/contract';
import { recordPaper } from '../../booking/letters/download';
import { sendConfirmation } from '../../booking/letters/send-confirmation';
import type { Refusal } from '@/core/contract/refusal';
import { bookingRefusals } from '@/core/contract/refusals/booking';
import { conflict, HttpError } from '../../error';
import type { BookingRecord } from '../../ports/booking';
import { asking } from '../supplier/errors';
import { type Ask, callerOf } from './ask';
import type { Finder } from './find';
import type { BookableSpec } from './product';
import type { Penalty } from '../../ports/supplier';

const OVER: readonly string[] = ['refunding', 'cancelled'];
const UNDER_WAY: readonly string[] = ['cancelling', 'withdrawing'];
const CANCELLABLE: readonly string[] = ['confirmed', 'cancelling'];
/** A reservation that is not paid is given back. */
const WITHDRAWABLE: readonly string[] = ['reserved', 'withdrawing'];

interface CancelWith {
  readonly accepted: Money;
  /** In the words of the product; see `BookingRecord`. */
  readonly reason?: string;
  /** The supplier's code for it. */
  readonly reasonCode?: string;
  /** What is said when nobody knows yet how it ended; `refusals.cancelUnknown` without it. */
  readonly unknown?: (record: BookingRecord) => Refusal | undefined;
}

/** What follows a sale: letters, papers, terms, the cancellation. */
export function afterSaleOf<Cost extends Penalty>(
  {
    refusals,
    supplier,
    letters,
    holding,
  }: Pick<BookableSpec<unknown, unknown, unknown, Cost>, 'refusals' | 'supplier' | 'letters' | 'holding'>,
  { find }: Finder,
) {
  const stages = holding ? [...CANCELLABLE, ...WITHDRAWABLE] : CANCELLABLE;

  const cancelledAlready = () => conflict(refusals.cancelledAlready ?? bookingRefusals.cancelledAlready);

  /** Throws HttpError 409 for what cannot be cancelled now. */
  function requireCancellable({ stage }: Pick<BookingRecord, 'stage'>): void {
    if (OVER.includes(stage)) throw cancelledAlready();
    if (!stages.includes(stage)) throw conflict(refusals.notCancellable);
  }

  /** Throws HttpError 409 that tells how far a cancellation is. */
  function requireUncancelled({ stage }: Pick<BookingRecord, 'stage'>): void {
    if (OVER.includes(stage)) throw cancelledAlready();
    if (UNDER_WAY.includes(stage)) throw conflict(bookingRefusals.beingCancelled);
  }

  /** What a supplier refuses because somebody else has cancelled it meanwhile is told as that. */
  const unlessCancelled = <T>(ask: Ask, { id }: BookingRecord, work: () => Promise<T>): Promise<T> =>
    work().catch(async (error: unknown) => {
      requireUncancelled(await find(ask, id));
      throw error;
    });

  return {
    requireCancellable,

    /** Sends the confirmation once more; answers what was done, in a sentence. */
    async resend(
      ask: Ask,
      { bookingId, email }: { bookingId: string; email?: string | undefined },
    ): Promise<string> {
      const record = await find(ask, bookingId);
      const confirmationMail = letters.confirmationMail(ask.services);
      return `The confirmation was sent to ${await sendConfirmation(ask, { confirmationMail }, record, email)}`;
    },

    /** A PDF of the booking; what staff takes of somebody else's is logged (SEC-44). */
    async paper(ask: Ask, bookingId: string): Promise<Uint8Array<ArrayBuffer>> {
      const record = await find(ask, bookingId);
      const paper = await letters.paper(record, ask.agency, ask.services);
      await recordPaper(ask, record);
      return paper;
    },

    /** What cancelling costs now; `supplier` is what its supplier says, null of an unpaid reservation. Throws HttpError 409 and 502. */
    async terms(ask: Ask, bookingId: string) {
      const record = await find(ask, bookingId);
      const { stage, supplierRef } = record;
      requireUncancelled(record);
      if (stage !== 'confirmed' && !(holding && stage === 'reserved'))
        throw conflict(refusals.notCancellable);
      return unlessCancelled(ask, record, async () => {
        const terms = await ask.services.bookings.cancelPenalty(callerOf(ask), record.id);
        const said: Cost | null =
          stage === 'reserved' || !supplierRef
            ? null
            : await asking(() =>
                supplier(ask.services).cancelPenalty(supplierRef, { signal: ask.request.signal }),
              );
        return { record, terms, supplier: said };
      });
    },

    /**
     * Cancels for traveller and agency alike. Answers the booking only when the supplier has agreed; whatever else happened
     * is thrown, and the booking keeps its true status (G06). Of several who cancel it at once, one is answered so; the others
     * are told in a HttpError 409 how far it is.
     */
    async cancel(
      ask: Ask,
      record: BookingRecord,
      { accepted, reason, reasonCode, unknown }: CancelWith,
    ): Promise<BookingRecord> {
      requireCancellable(record);
      const code = reasonCode === undefined ? {} : { code: reasonCode };
      const why = reason === undefined ? undefined : { text: reason, ...code };
      const progress = await unlessCancelled(ask, record, () =>
        ask.services.bookings.cancel(callerOf(ask), record.id, accepted, why),
      );
      const after = await find(ask, record.id);
      if (progress.byOther) requireUncancelled(after);
      if (progress.state === 'cancelled') return after;
      throw new HttpError(502, 'UPSTREAM_FAILED', unknown?.(after) ?? refusals.cancelUnknown);
    },
  };
}
