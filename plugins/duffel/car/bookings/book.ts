import type { Logger } from 'pino';
import { z } from 'zod/mini';
import type { LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import type { Ask } from '../../kit/http';
import { REFERENCE_KEY } from '../../kit/reference';
import {
  type Books,
  findSent,
  type Named,
  orderOnce,
  type Reading,
  type Ready,
} from '@/server/selling/supplier/outside/order-once';
import { type Rejected, rejected } from '@/server/selling/supplier/outside/sent-orders';
import { BOOK_MS, mayBeOurs, refusalBy } from '../../kit/quoted';
import { carRefusals } from '@/plugins/car/contract/refusals';
import { BookedRequest, hasExtras } from '@/plugins/car/face/order';
import { Booking } from '../api/schemas';
import type { Making } from '../rentals/offer';
import type { RentalKey } from '../rentals/offer-id';
import { isGone, quoteOf } from '../rentals/quote';
import { bookings, outcomeOf } from './booking';
import { driverOf } from './driver';

const QUOTE_MS = 15_000;

const refusalOf = refusalBy(isGone, {
  ...{ dearer: carRefusals.refused, gone: carRefusals.gone, refused: carRefusals.refused },
});

export interface Finding extends Books {
  readonly ask: Ask;
}

export interface Sending extends Finding {
  readonly making: Making;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** What is kept of an order: whom the driver asks for, and in what currency it is paid at the counter. */
const Kept = z.object({ vendor: z.string(), currency: z.string() });
type Kept = z.output<typeof Kept>;
const keptIn = (kept: unknown): Kept | null => z.safeParse(Kept, kept).data ?? null;

/** What was kept of the order with this reference; null where there is none. */
export const keptOf = async ({ journal }: Pick<Books, 'journal'>, reference: string): Promise<Kept | null> =>
  keptIn((await journal.read(reference))?.kept);

/**
 * How bookings of cars are read: by their number alone. Duffel publishes no list of them, so one whose answer was lost cannot
 * be looked for, and stays unknown until a person has asked.
 */
const readingOf = ({ ask, ...books }: Finding, { reference }: Named, signal: AbortSignal): Reading => ({
  read: async (bookingId) => {
    const kept = await keptOf(books, reference);
    return outcomeOf(await bookings.read(ask, bookingId, signal), kept?.vendor ?? '');
  },
  search: null,
});

/** How an order that was or may have been sent stands. Throws DuffelTrouble when Duffel cannot be asked. */
export const findRental = (finding: Finding, named: Named, signal: AbortSignal): Promise<LookupOutcome> =>
  findSent(finding, named, readingOf(finding, named, signal));

type Body = NonNullable<ReturnType<typeof driverOf>> & {
  readonly quote_id: string;
  readonly metadata: Readonly<Record<string, string>>;
};

/** Everything that can be known before anything is sent: the price of now, and who drives. */
async function prepare(
  { ask, making }: Sending,
  order: SupplierOrder,
  key: RentalKey,
  signal: AbortSignal,
): Promise<Rejected | Ready<Body>> {
  const quoted = await quoteOf(ask, key, { making, signal, timeoutMs: QUOTE_MS });
  if (!quoted) return rejected('sold-out', carRefusals.gone);
  const { offer, quoteId } = quoted;
  const { base, taxes, availableCore } = offer;
  const { net, reference } = order;
  if (base.currency !== net.currency || base.amount + taxes.amount > net.amount)
    return rejected('price-changed', carRefusals.refused);
  const request = z.parse(BookedRequest, order.request);
  const driver = hasExtras(request.extras) ? null : driverOf(request, offer);
  if (!driver) return rejected('refused', carRefusals.refused);
  const kept: Kept = { vendor: availableCore.vendor.name, currency: base.currency };
  return { body: { quote_id: quoteId, ...driver, metadata: { [REFERENCE_KEY]: reference } }, kept };
}

/** Books once for a reference, whoever asks and however often (INV-1): a quote of now, then the booking of it. */
export async function bookRental(
  booking: Sending,
  order: SupplierOrder,
  key: RentalKey,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, log } = booking;
  const named = { reference: order.reference, offerId: key.rateId };
  return orderOnce(booking, named, readingOf(booking, named, signal), {
    ...{ maker: 'duffel', refusalOf, mayBeOurs, log, signal },
    prepare: () => prepare(booking, order, key, signal),
    async send(body) {
      const { data } = await ask(Booking, {
        ...{ method: 'POST', path: '/cars/bookings', call: 'create booking' },
        ...{ body, timeoutMs: BOOK_MS, signal },
      });
      if (!data) return null;
      const kept = await keptOf(booking, order.reference);
      return { orderId: data.id, outcome: outcomeOf(data, kept?.vendor ?? '') };
    },
  });
}
