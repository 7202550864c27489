import type { Logger } from 'pino';
import type { z } from 'zod/mini';
import type { Said } from '@/core/contract/refusal';
import type { CancelOutcome } from '@/server/ports/booking';
import type { ConnectorTrouble } from '@/server/lines/trouble';
import { SupplierError } from '@/server/selling/supplier/errors';
import { cancelOnce } from '@/server/selling/supplier/outside/cancel-once';
import type { Ask } from './http';
import { type Rejected, rejected } from '@/server/selling/supplier/outside/sent-orders';
import { DuffelTrouble, hasCode } from './trouble';

/** What stays and cars have alike: a rate is quoted, the quote is booked, and the booking is read and cancelled by its number. */

/** Duffel thinks about a booking for up to two minutes. */
export const BOOK_MS = 130_000;
const CANCEL_MS = 130_000;
const READ_MS = 20_000;

const NOT_FOUND = new Set(['not_found']);
const DEARER = new Set(['price_changed', 'rate_price_changed']);
/** There may be a booking of ours behind these. */
const MAYBE_OURS = new Set(['quote_already_booked', 'duplicate_booking', 'booking_already_exists']);
const ALREADY = new Set(['already_cancelled', 'booking_already_cancelled']);

/** Whether trouble means that a rate is not sold any more: by these codes, or as HTTP says it. */
export const goneBy =
  (codes: ReadonlySet<string>) =>
  (error: unknown): boolean =>
    hasCode(error, codes) ||
    (error instanceof DuffelTrouble && (error.status === 404 || error.status === 410));

/** What Duffel's no to a booking means, in the product's sentences; it holds nothing and has taken nothing. */
export const refusalBy =
  (isGone: (error: unknown) => boolean, said: Readonly<Record<'dearer' | 'gone' | 'refused', Said>>) =>
  (trouble: ConnectorTrouble): Rejected => {
    if (hasCode(trouble, DEARER)) return rejected('price-changed', said.dearer);
    return isGone(trouble) ? rejected('sold-out', said.gone) : rejected('refused', said.refused);
  };

export const mayBeOurs = (trouble: ConnectorTrouble): boolean => hasCode(trouble, MAYBE_OURS);

/** What is read by its number: `isNumber` keeps everything else from being asked for. */
interface Named<Schema extends z.ZodMiniType> {
  readonly path: string;
  readonly schema: Schema;
  readonly call: string;
  readonly isNumber: (id: string) => boolean;
  readonly unknown: () => SupplierError;
}

/** An order of Duffel's by its number. Throws DuffelTrouble, and what `unknown` gives for what is none. */
export async function readNamed<Schema extends z.ZodMiniType>(
  ask: Ask,
  { path, schema, call, isNumber, unknown }: Named<Schema>,
  id: string,
  signal: AbortSignal,
): Promise<NonNullable<z.output<Schema>>> {
  if (!isNumber(id)) throw unknown();
  try {
    const { data } = await ask(schema, {
      ...{ method: 'GET', path: `${path}/${id}`, call, timeoutMs: READ_MS, signal },
    });
    if (data == null) throw unknown();
    return data;
  } catch (error) {
    throw hasCode(error, NOT_FOUND) ? unknown() : error;
  }
}

/** A kind of bookings. */
export interface Kind<Schema extends z.ZodMiniType> {
  /** Below which they stand: `/stays/bookings`. */
  readonly path: string;
  readonly schema: Schema;
  /** What their numbers begin with. */
  readonly prefix: string;
  readonly isCancelled: (booking: z.output<Schema>) => boolean;
  readonly said: Readonly<Record<'noBooking' | 'notCancelled' | 'cancelUnknown', Said>>;
}

/** Bookings of a kind, by their numbers. */
export function bookingsOf<Schema extends z.ZodMiniType>({
  path,
  schema,
  prefix,
  isCancelled,
  said,
}: Kind<Schema>) {
  const unknown = () => new SupplierError('invalid', said.noBooking);
  const isNumber = (id: string) => id.startsWith(prefix) && /^\w{1,200}$/.test(id.slice(prefix.length));

  /** Throws DuffelTrouble, and SupplierError `invalid` for what is no booking of this kind. */
  const read = (ask: Ask, id: string, signal: AbortSignal) =>
    readNamed(ask, { path, schema, call: 'booking', isNumber, unknown }, id, signal);

  const cancel = (
    { ask, log }: { readonly ask: Ask; readonly log: Pick<Logger, 'warn'> },
    id: string,
    signal: AbortSignal,
  ): Promise<CancelOutcome> =>
    cancelOnce({
      ...{ maker: 'duffel', supplierRef: id, said, log },
      isCancelled: async () => isCancelled(await read(ask, id, signal)),
      send: () =>
        ask(schema, {
          ...{ method: 'POST', path: `${path}/${id}/actions/cancel`, call: 'cancel booking' },
          ...{ timeoutMs: CANCEL_MS, signal },
        }),
      isAlready: (error) => hasCode(error, ALREADY),
    });

  return {
    read,
    cancel,
    unknown,
    /** Whether Duffel says that it is cancelled; a word that is not known says nothing. Throws as `read`. */
    isCancelled: async (ask: Ask, id: string, signal: AbortSignal) =>
      isCancelled(await read(ask, id, signal)),
  };
}
