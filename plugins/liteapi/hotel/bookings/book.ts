import { z } from 'zod/mini';
import type { ConnectorTrouble } from '@/server/lines/trouble';
import type { SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { orderOnce, type Ready } from '@/server/selling/supplier/outside/order-once';
import type { TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import { type Rejected, rejected } from '@/server/selling/supplier/outside/sent-orders';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import type { StayKey } from '@/plugins/hotel/face/outside/stay-id';
import type { WholeRate } from '@/plugins/hotel/face/outside/whole-rate';
import { wishesOf } from '@/plugins/hotel/face/outside/wishes';
import { BookedRequest, stayOrdered } from '@/plugins/hotel/face/order';
import type { LiteapiAccount } from '../../account';
import { Booking } from '../api/schemas';
import { LITEAPI } from '../stays/property';
import { type Finding, madeOf, readingOf } from './bookings';
import type { AtHand } from './prebook';

const BOOK_MS = 120_000;

export interface Sending extends Finding {
  readonly payment: LiteapiAccount['payment'];
  /** The price of now. Throws ConnectorTrouble and SupplierError. */
  readonly priced: (key: StayKey, signal: AbortSignal) => Promise<AtHand | null>;
}

const refusalOf = ({ meaning }: ConnectorTrouble): Rejected =>
  meaning === 'gone' ? rejected('sold-out', hotelRefusals.gone) : rejected('refused', hotelRefusals.notMade);

/** Of a room what may not change once somebody has agreed to it. */
const agreedOf = ({ name, board, terms }: { name: string; board: string; terms: TimedTerms }): string =>
  [name, board, terms.freeUntil, terms.fee?.amount, terms.nothingFrom].join('\n');

/** Whether rooms, meals and terms are still those that were agreed to. */
function isAsAgreed({ rooms }: WholeRate, { offer }: SupplierOrder): boolean {
  const agreed = stayOrdered(offer)?.rooms;
  return (
    !agreed ||
    (agreed.length === rooms.length &&
      rooms.every(
        ({ room: { name }, rate: { board, terms } }, nth) =>
          agreedOf({ name, board, terms }) === agreedOf(agreed[nth]!),
      ))
  );
}

/** Who comes, as LiteAPI takes it: who has booked, and a guest for each room. */
function bodyOf(
  { prebookId }: AtHand,
  { reference }: SupplierOrder,
  request: BookedRequest,
  payment: LiteapiAccount['payment'],
) {
  const wishes = wishesOf(request);
  const people = request.guests.map(({ firstName, lastName }) => ({
    firstName: plain(firstName),
    lastName: plain(lastName),
    ...{ email: request.email, phone: request.phone },
  }));
  return {
    prebookId,
    clientReference: reference,
    holder: people[0],
    guests: people.map((guest, nth) => ({
      ...{ occupancyNumber: nth + 1, ...guest },
      ...(wishes ? { remarks: wishes } : {}),
    })),
    payment: { method: payment },
  };
}

/** Everything that can be known before anything is sent: the price of now, its terms, and who comes. */
async function prepare(
  { priced, payment }: Sending,
  order: SupplierOrder,
  key: StayKey,
  signal: AbortSignal,
): Promise<Rejected | Ready<ReturnType<typeof bodyOf>>> {
  const atHand = await priced(key, signal);
  if (!atHand) return rejected('sold-out', hotelRefusals.gone);
  const { base, taxes, refunds } = atHand.rate;
  const { net } = order;
  if (base.currency !== net.currency || base.amount + taxes.amount > net.amount)
    return rejected('price-changed', hotelRefusals.noPrice);
  if (!isAsAgreed(atHand.rate, order)) return rejected('price-changed', hotelRefusals.noPrice);
  const request = z.parse(BookedRequest, order.request);
  if (request.guests.length !== key.rooms.length) return rejected('refused', hotelRefusals.notMade);
  return { body: bodyOf(atHand, order, request, payment), kept: refunds };
}

/** Books once for a reference, whoever asks and however often (INV-1): an offer at the price of now, then the booking of it. */
export async function bookStay(
  booking: Sending,
  order: SupplierOrder,
  key: StayKey,
  signal: AbortSignal,
): Promise<SupplierOutcome> {
  const { ask, log } = booking;
  const named = { reference: order.reference, offerId: key.rateId };
  return orderOnce(booking, named, readingOf(ask, named, signal), {
    ...{ maker: LITEAPI, refusalOf, log, signal },
    prepare: () => prepare(booking, order, key, signal),
    // What leaves that open is no refusal: see `api/http.ts`.
    mayBeOurs: () => false,
    async send(body) {
      const made = await ask(Booking, {
        ...{ method: 'POST', of: 'bookUrl', path: '/rates/book', call: 'book', timeoutMs: BOOK_MS },
        ...{ body, signal },
      });
      return made && madeOf(made);
    },
  });
}
