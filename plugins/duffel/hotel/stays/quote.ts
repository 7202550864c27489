import { SupplierError } from '@/server/selling/supplier/errors';
import type { Ask } from '../../kit/http';
import { readMoney } from '../../kit/money';
import { goneBy } from '../../kit/quoted';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import type { SupplierListing } from '@/plugins/hotel/face/port';
import { Quote } from '../api/schemas';
import { listingOf } from './listing';
import type { StayKey } from '@/plugins/hotel/face/outside/stay-id';
import type { WholeRate } from '@/plugins/hotel/face/outside/whole-rate';
import { roomsIn, wholeRate } from './rates';

const QUOTE_MS = 25_000;
export const isGone = goneBy(
  new Set(['not_found', 'rate_unavailable', 'rate_expired', 'search_result_expired']),
);

/** A rate at the price of now, which can be booked. */
export interface Quoted {
  readonly quoteId: string;
  readonly listing: SupplierListing;
  readonly rate: WholeRate;
}

/**
 * Asks whether a rate can still be had, and at what price. Null when it cannot, or not for what it was offered. Throws
 * DuffelTrouble, and SupplierError `failed` for a quote of something else.
 */
export async function quoteOf(
  ask: Ask,
  { rateId, currency, stay, rooms }: StayKey,
  { sign, signal, timeoutMs = QUOTE_MS }: { sign: SignPicture; signal: AbortSignal; timeoutMs?: number },
): Promise<Quoted | null> {
  const { data } = await ask(Quote, {
    ...{ method: 'POST', path: '/stays/quotes', call: 'quote', body: { rate_id: rateId } },
    ...{ timeoutMs, signal },
  }).catch((error: unknown) => {
    if (isGone(error)) return { data: null };
    throw error;
  });
  if (!data) return null;
  if (data.check_in_date !== stay.start || data.check_out_date !== stay.end || data.rooms !== rooms.length)
    throw new SupplierError('failed', hotelRefusals.noPrice);
  const listing = listingOf(data.accommodation, sign);
  const quoted = roomsIn(data.accommodation, sign)
    .flatMap(({ room, rates }) => rates.map((rate) => ({ room, rate })))
    .find(({ rate }) => rate.id === rateId);
  if (!listing || !quoted || (readMoney(data.deposit_amount, currency)?.amount ?? 0) > 0) return null;
  const wanted = { stay, rooms, currency, zone: listing.zone };
  const rate = wholeRate(quoted.rate, quoted.room, wanted, data);
  return rate && { quoteId: data.id, listing, rate };
}
