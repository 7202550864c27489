import type { Logger } from 'pino';
import type { Change } from './changes/change';
import { keys } from './outside/keys';
import type { Call } from './outside/failpoints';
import type { State } from './states';
import type { BookingStore } from './store/store';
import type { BookingRow, Stray } from './tables';

interface Parts {
  readonly log: Pick<Logger, 'warn'>;
  readonly callPerson: (row: BookingRow, state: State, why: string) => void;
}

/** Hears answers that arrive when the booking has gone on without them: none of them is dropped (INV-3). */
export function createLateAnswers(
  store: Pick<BookingStore, 'events' | 'find' | 'noteStray'>,
  { log, callPerson }: Parts,
) {
  /** Keeps it for whoever gives it back; calls a person when it cannot be kept. */
  async function note(row: BookingRow, stray: Stray): Promise<void> {
    const kept = await store.noteStray(row, stray).catch((error: unknown) => {
      log.warn({ err: error, bookingId: row.id }, 'A late answer could not be kept');
      return 'lost' as const;
    });
    if (kept === 'lost' || kept === 'full')
      callPerson(row, row.state, `an answer came too late and was not kept: ${JSON.stringify(stray)}`);
  }

  /** The gateway has answered an authorisation; null: nobody knows what. */
  const payment = (row: BookingRow, ref: string | null) =>
    note(row, { payment: { key: keys.authorise(row), ref } });
  /** The supplier has answered an order. */
  const order = (row: BookingRow, ref: string | null) => note(row, { order: { ref } });

  /** What a driver has learnt and may no longer write. Whoever took the booking over may not have learnt the same. */
  async function judge(row: BookingRow, change: Change, call: Call): Promise<void> {
    const { supplier_ref, payment_ref } = change.set ?? {};
    const end = change.to?.at(-1);
    const isOver = end === 'failed' || end === 'voiding';
    if (call === 'order') return isOver ? undefined : order(row, supplier_ref ?? null);
    if (call === 'authorise')
      return isOver || end === 'reserved' ? undefined : payment(row, payment_ref ?? null);
    const present = end && (await store.find(row.agency_id, row.id, null));
    // Where it has not gone on, the same question with the same key brings the same answer.
    if (!present || present.state === row.state) return;
    const since = (await store.events(row.agency_id, row.id)).slice(row.version);
    if (!since.some(({ type }) => type === `state.${end}`))
      callPerson(row, present.state, `an answer to ${call} came too late: it should be ${end}`);
  }

  return { payment, order, judge };
}
