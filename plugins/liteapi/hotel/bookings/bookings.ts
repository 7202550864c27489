import type { LookupOutcome, SupplierOutcome } from '@/server/ports/booking';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { SupplierError } from '@/server/selling/supplier/errors';
import { cancelOnce } from '@/server/selling/supplier/outside/cancel-once';
import {
  type Books,
  findSent,
  type Made,
  type Named,
  type Reading,
} from '@/server/selling/supplier/outside/order-once';
import { rejected } from '@/server/selling/supplier/outside/sent-orders';
import type { Logger } from 'pino';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import type { StoredDetails } from '@/plugins/hotel/face/order';
import type { Ask } from '../api/http';
import { Booking, Bookings, Cancelled } from '../api/schemas';
import { LITEAPI } from '../stays/property';

/** Every reference of an order of this supplier starts with it. */
export const ORDER_PREFIX = 'LA-';
const READ_MS = 20_000;
/** Shorter than the engine waits for it. */
const CANCEL_MS = 55_000;

export interface Finding extends Books {
  readonly ask: Ask;
  readonly log: Pick<Logger, 'warn'>;
}

const orderIdOf = ({ bookingId }: Pick<Booking, 'bookingId'>): string => `${ORDER_PREFIX}${bookingId}`;

/** `CANCELLED`, `CANCELED` and `CANCELLED_WITH_CHARGES` are all written in the document. */
const isGivenBack = ({ status, cancelledAt }: Booking): boolean =>
  Boolean(cancelledAt) || /^cancell?ed/i.test(status);

/** The booking as the outcome of ours; one that was cancelled since holds nothing. */
export function outcomeOf(booking: Booking): SupplierOutcome {
  const { bookingId, status, hotelConfirmationCode } = booking;
  if (isGivenBack(booking)) return rejected('refused', hotelRefusals.notMade);
  const supplierRef = orderIdOf(booking);
  if (status.toUpperCase() !== 'CONFIRMED') return { kind: 'pending', supplierRef };
  const details: StoredDetails = {
    orderId: bookingId,
    confirmationNumber: plain(hotelConfirmationCode, 60) || bookingId,
  };
  return { kind: 'booked', supplierRef, locator: bookingId, status: 'Confirmed', details };
}

export const madeOf = (booking: Booking): Made => ({
  orderId: orderIdOf(booking),
  outcome: outcomeOf(booking),
});

export const unknown = () => new SupplierError('invalid', hotelRefusals.bookingId);

/** Throws ConnectorTrouble, and SupplierError `invalid` for what is no booking of LiteAPI's. */
async function read(ask: Ask, supplierRef: string, signal: AbortSignal): Promise<Booking> {
  const id = supplierRef.slice(ORDER_PREFIX.length);
  if (!supplierRef.startsWith(ORDER_PREFIX) || !/^[\w-]{1,200}$/.test(id)) throw unknown();
  const booking = await ask(Booking, {
    ...{ method: 'GET', of: 'bookUrl', path: `/bookings/${id}`, call: 'booking', timeoutMs: READ_MS, signal },
  });
  if (!booking) throw unknown();
  return booking;
}

/** How bookings are read: by their number, and by our reference. */
export const readingOf = (ask: Ask, { reference }: Named, signal: AbortSignal): Reading => ({
  read: async (orderId) => outcomeOf(await read(ask, orderId, signal)),
  async search() {
    const bookings = await ask(Bookings, {
      ...{ method: 'GET', of: 'bookUrl', path: '/bookings', query: { clientReference: reference } },
      ...{ call: 'find booking', timeoutMs: READ_MS, signal },
    });
    const booking = bookings?.find(({ clientReference }) => clientReference === reference);
    return booking ? madeOf(booking) : null;
  },
});

/** How an order that was or may have been sent stands. Throws ConnectorTrouble when LiteAPI cannot be asked. */
export const findBooking = (
  { ask, ...books }: Finding,
  named: Named,
  signal: AbortSignal,
): Promise<LookupOutcome> => findSent(books, named, readingOf(ask, named, signal));

/** Whether LiteAPI says that it is cancelled; a word that is not known says nothing. Throws as `read`. */
export const isCancelled = async (ask: Ask, supplierRef: string, signal: AbortSignal): Promise<boolean> =>
  isGivenBack(await read(ask, supplierRef, signal));

export const cancelBooking = ({ ask, log }: Finding, supplierRef: string, signal: AbortSignal) =>
  cancelOnce({
    ...{ maker: LITEAPI, supplierRef, log },
    isCancelled: () => isCancelled(ask, supplierRef, signal),
    send: () =>
      ask(Cancelled, {
        ...{ method: 'PUT', of: 'bookUrl', path: `/bookings/${supplierRef.slice(ORDER_PREFIX.length)}` },
        ...{ call: 'cancel booking', timeoutMs: CANCEL_MS, signal },
      }),
    isAlready: () => false,
    said: { notCancelled: hotelRefusals.notCancelled, cancelUnknown: hotelRefusals.support },
  });
