import type { LookupOutcome, SupplierOrder, SupplierOutcome } from '../ports/booking';
import type { Entry } from './journal';
import { wait } from './wait';

/** How embedded suppliers behave alike, whatever they sell. Milliseconds. */
export const SLOW_MS = 3_000;
/** Longer than anybody waits. */
export const HANG_MS = 60_000;
export const PRICE_HOLD_MS = 20 * 60_000;
/** How much dearer it gets for whoever asked for that. */
export const DEARER = 1.08;

/** Nothing was written: whether it was is what the caller cannot know. */
export const brokenOff: SupplierOutcome = {
  kind: 'unknown',
  message: 'The supplier broke off without an answer',
};

/** The order is written, and its answer never comes. */
export async function lostAnswer(signal: AbortSignal): Promise<SupplierOutcome> {
  await wait(HANG_MS, signal);
  return { kind: 'unknown', message: 'The supplier did not answer in time' };
}

/** Answers of an order what its books say, and that there is none when they say nothing. */
export const lookupIn =
  <Order extends Entry>(
    journal: { byReference(reference: string): Promise<Order | undefined> },
    answerOf: (order: Order) => SupplierOutcome,
  ) =>
  async ({ reference }: SupplierOrder): Promise<LookupOutcome> => {
    const known = await journal.byReference(reference);
    return known ? answerOf(known) : { kind: 'absent' };
  };
