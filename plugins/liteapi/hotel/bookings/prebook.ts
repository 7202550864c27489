import { SupplierError } from '@/server/selling/supplier/errors';
import { hotelRefusals } from '@/plugins/hotel/contract/refusals';
import type { StayKey } from '@/plugins/hotel/face/outside/stay-id';
import type { WholeRate } from '@/plugins/hotel/face/outside/whole-rate';
import type { Ask } from '../api/http';
import { Prebooked } from '../api/schemas';
import { namedBy, prebookedRate, type Wanted } from '../stays/offers';

const PREBOOK_MS = 30_000;

/** An offer at the price of now, which can be booked. */
export interface AtHand {
  readonly prebookId: string;
  readonly rate: WholeRate;
}

/**
 * Asks whether an offer can still be had, and at what price: of one that is sold out LiteAPI may find a similar one, which is told as
 * what it is. Null when it cannot be sold. Throws ConnectorTrouble, and SupplierError `failed` for an answer about something else.
 */
export async function prebook(
  ask: Ask,
  { rateId, stay, rooms, currency }: StayKey,
  about: Pick<Wanted, 'zone' | 'property' | 'sign'>,
  signal: AbortSignal,
): Promise<AtHand | null> {
  const { hotelId, offerId } = namedBy(rateId);
  const told = await ask(Prebooked, {
    ...{ method: 'POST', of: 'bookUrl', path: '/rates/prebook', call: 'prebook', timeoutMs: PREBOOK_MS },
    ...{ body: { offerId, usePaymentSdk: false }, signal },
  });
  if (!told) return null;
  if (told.hotelId !== hotelId || told.checkin !== stay.start || told.checkout !== stay.end)
    throw new SupplierError('failed', hotelRefusals.noPrice);
  const rate = prebookedRate(rateId, told, { stay, rooms, currency, ...about });
  return rate && { prebookId: told.prebookId, rate };
}
