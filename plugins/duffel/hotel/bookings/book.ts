import type { Logger } from 'pino';
import { z } from 'zod/mini';
import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { REFERENCE_KEY } from '../../kit/reference';
import { orderOnce, type Ready } from '@/server/selling/supplier/outside/order-once';
import { BOOK_MS, mayBeOurs, refusalBy } from '../../kit/quoted';
import { type Rejected, rejected } from '@/server/selling/supplier/outside/sent-orders';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import { BookedRequest } from '@/plugins/hotel/face/order';
import { Booking } from '../api/schemas';
import { isGone, quoteOf } from '../stays/quote';
import type { StayKey } from '@/plugins/hotel/face/outside/stay-id';
import { outcomeOf } from './booking';
import { type Finding, readingOf } from './find-booking';
import { guestsOf } from './guests';

const QUOTE_MS = 15_000;

const refusalOf = refusalBy(isGone, {
  ...{ dearer: hotelRefusals.noPrice, gone: hotelRefusals.gone, refused: hotelRefusals.notMade },
});

export interface Sending extends Finding {
  readonly sign: SignPicture;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

type Body = NonNullable<ReturnType<typeof guestsOf>> & {
  readonly quote_id: string;
  readonly metadata: Readonly<Record<string, string>>;
};

/** Everything that can be known before anything is sent: the price of now, and who comes. */
async function prepare(
  { ask, sign }: Sending,
  order: SupplierOrder,
  key: StayKey,
  signal: AbortSignal,
): Promise<Rejected | Ready<Body>> {
  const quoted = await quoteOf(ask, key, { sign, signal, timeoutMs: QUOTE_MS });
  if (!quoted) return rejected('sold-out', hotelRefusals.gone);
  const { base, taxes, refunds } = quoted.rate;
  const { net, reference } = order;
  if (base.currency !== net.currency || base.amount + taxes.amount > net.amount)
    return rejected('price-changed', hotelRefusals.noPrice);
  const request = z.parse(BookedRequest, order.request);
  const guests = request.guests.length === key.rooms.length ? guestsOf(request) : null;
  if (!guests) return rejected('refused', hotelRefusals.notMade);
  const metadata = { [REFERENCE_KEY]: reference };
  return { body: { quote_id: quoted.quoteId, ...guests, metadata }, kept: refunds };
}

/** Books once for a reference, whoever asks and however often (INV-1): a quote of now, then the booking of it. */
export async function bookStay(
  booking: Sending,
  order: SupplierOrder,
  key: StayKey,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, log } = booking;
  const named = { reference: order.reference, offerId: key.rateId };
  return orderOnce(booking, named, readingOf(ask, named, signal), {
    ...{ maker: 'duffel', refusalOf, mayBeOurs, log, signal },
    prepare: () => prepare(booking, order, key, signal),
    async send(body) {
      const { data } = await ask(Booking, {
        ...{ method: 'POST', path: '/stays/bookings', call: 'create booking' },
        ...{ body, timeoutMs: BOOK_MS, signal },
      });
      return data && { orderId: data.id, outcome: outcomeOf(data) };
    },
  });
}
