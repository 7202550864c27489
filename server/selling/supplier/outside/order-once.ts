import type { Logger } from 'pino';
import { asSaid, told } from '@/core/contract/refusal';
import type { LookupOutcome, SupplierOutcome } from '@/server/ports/booking';
import { ConnectorTrouble, factsOf } from '../../../lines/trouble';
import type { OrderJournal, Rejected } from './sent-orders';
import { saidOfOrder } from './told';

/**
 * An order that was sent and that its maker does not show may still appear: sources are said to take hours. Until then it
 * is not called lost, whatever the traveller would like to hear (INV-3, INV-6).
 */
const MAY_APPEAR_MS = 24 * 3_600_000;

export interface Books {
  readonly journal: OrderJournal;
  readonly now: () => Date;
}

/** An order of a maker's, and how it ends a booking. */
export interface Made {
  readonly orderId: string;
  readonly outcome: SupplierOutcome;
}

/** How a product reads its orders. Both throw ConnectorTrouble when their maker cannot be asked. */
export interface Reading {
  /** Of the order with this number. */
  readonly read: (orderId: string) => Promise<SupplierOutcome>;
  /** The order of the reference, as its maker has it; null when it shows none. Null where orders cannot be looked for at all. */
  readonly search: (() => Promise<Made | null>) | null;
  /** Whether an order of somebody else's is in the place of ours, so that ours cannot be there. */
  readonly isAnothers?: () => Promise<boolean>;
}

/** What is bought for which booking. */
export interface Named {
  readonly reference: string;
  readonly offerId: string;
}

/** How an order that was or may have been sent stands. Throws ConnectorTrouble when its maker cannot be asked. */
export async function findSent(
  { journal, now }: Books,
  { reference, offerId }: Named,
  { read, search }: Reading,
): Promise<LookupOutcome> {
  const known = await journal.read(reference);
  if (known?.rejected) return known.rejected;
  if (known?.orderId) return read(known.orderId);
  // Nobody can say that it was not made: it is never absent.
  if (!search)
    return known?.sentAt ? { kind: 'unknown', message: 'The order cannot be asked for' } : { kind: 'absent' };
  // Asked even when nothing is written here: the books may be older than the order, after a restored backup.
  const made = await search();
  if (made) {
    await journal.note(reference, offerId, { kind: 'booked', orderId: made.orderId }, now());
    return made.outcome;
  }
  if (!known?.sentAt || now().getTime() - known.sentAt.getTime() > MAY_APPEAR_MS) return { kind: 'absent' };
  return known.isAccepted
    ? { kind: 'pending', supplierRef: null }
    : { kind: 'unknown', message: 'The order is not shown yet' };
}

/** Coming too often is never a final no: the engine asks how it stands and sends it again. */
const isTooOften = ({ meaning }: ConnectorTrouble): boolean => meaning === 'rate-limit';
const notNow = (error: ConnectorTrouble) =>
  ({ kind: 'unknown', message: error.message, trouble: factsOf(error)! }) as const;

/** A no in the traveller's words, with the maker's own beside it for staff. */
const explained = (refused: Rejected, error: ConnectorTrouble): Rejected => {
  const said = saidOfOrder(error, asSaid(refused));
  return { kind: 'rejected', reason: refused.reason, ...told(said), trouble: factsOf(error)! };
};

/** What is sent, and what the product keeps of it. */
export interface Ready<Body> {
  readonly body: Body;
  readonly kept?: unknown;
}

export interface Sending<Body> {
  /** Whose troubles the log tells. */
  readonly maker: string;
  /** Everything that can be known before anything is sent. */
  readonly prepare: () => Promise<Rejected | Ready<Body>>;
  /** Null when it was taken in, and nobody was ready to say how it ends. */
  readonly send: (body: Body) => Promise<Made | null>;
  /** What a no means; it holds nothing and has taken nothing. */
  readonly refusalOf: (trouble: ConnectorTrouble) => Rejected;
  /** Whether there may be an order of ours behind a no. */
  readonly mayBeOurs: (trouble: ConnectorTrouble) => boolean;
  readonly log: Pick<Logger, 'warn'>;
  readonly signal: AbortSignal;
}

/**
 * Orders once for a reference, whoever asks and however often (INV-1): the one that claims it sends it, everybody else
 * is told how it stands. What was not sent is refused; what was sent and not answered is unknown (INV-6).
 */
export async function orderOnce<Body>(
  books: Books,
  named: Named,
  reading: Reading,
  { maker, prepare, send, refusalOf, mayBeOurs, log, signal }: Sending<Body>,
): Promise<SupplierOutcome> {
  const { journal, now } = books;
  const { reference, offerId } = named;
  const standing = async (): Promise<SupplierOutcome> => {
    const found = await findSent(books, named, reading);
    return found.kind === 'absent' ? { kind: 'unknown', message: 'There is no such order' } : found;
  };
  const refuse = async (outcome: Rejected): Promise<Rejected> => {
    await journal.note(reference, offerId, { kind: 'rejected', outcome }, now());
    return outcome;
  };
  if (await journal.read(reference)) return standing();

  const ready = await prepare().catch((error: unknown) => {
    if (!(error instanceof ConnectorTrouble) || signal.aborted) throw error;
    log.warn({ [maker]: factsOf(error), reference }, 'An order was not sent');
    return isTooOften(error) ? notNow(error) : explained(refusalOf(error), error);
  });
  if ('kind' in ready) return ready.kind === 'rejected' ? refuse(ready) : ready;
  if (!(await journal.claim(reference, offerId, now(), ready.kept))) return standing();

  try {
    const made = await send(ready.body);
    if (!made) {
      await journal.note(reference, offerId, { kind: 'accepted' }, now());
      return { kind: 'pending', supplierRef: null };
    }
    await journal.note(reference, offerId, { kind: 'booked', orderId: made.orderId }, now());
    return made.outcome;
  } catch (error) {
    if (!(error instanceof ConnectorTrouble)) throw error;
    log.warn({ [maker]: factsOf(error), reference }, 'An order was not made');
    if (error.kind === 'unclear')
      return { kind: 'unknown', message: error.message, trouble: factsOf(error)! };
    if (isTooOften(error)) {
      await journal.takeBack(reference, offerId, now());
      return notNow(error);
    }
    if (mayBeOurs(error)) {
      const found = await findSent(books, named, reading);
      // Not shown yet is no no: it may appear, and is looked up until it cannot any more.
      if (found.kind === 'unknown') {
        if (!(await reading.isAnothers?.())) return { ...found, trouble: factsOf(error)! };
      } else if (found.kind !== 'absent') return found;
    }
    return refuse(explained(refusalOf(error), error));
  }
}
