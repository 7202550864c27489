import type { Ask } from '../../kit/http';
import { Offer } from '../api/schemas';
import { DuffelTrouble, hasCode } from '../../kit/trouble';

const OFFER_MS = 20_000;
const GONE = new Set([
  'offer_no_longer_available',
  'offer_expired',
  'not_found',
  'offer_request_already_booked',
]);

export interface Fetching {
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly timeoutMs?: number;
  /** With what may be bought beside the fare, which takes airlines longer. */
  readonly withServices?: boolean;
}

/** The offer at the price of now; null when it is over or sold out. Throws DuffelTrouble. */
export async function fetchOffer(
  ask: Ask,
  offerId: string,
  { now, signal, timeoutMs = OFFER_MS, withServices = false }: Fetching,
): Promise<Offer | null> {
  try {
    const { data } = await ask(Offer, {
      method: 'GET',
      path: `/air/offers/${offerId}`,
      query: { return_available_services: String(withServices) },
      call: 'offer',
      timeoutMs,
      signal,
    });
    return data && Date.parse(data.expires_at) > now.getTime() ? data : null;
  } catch (error) {
    // An offer that is over is answered with 404, 410 or 422, with or without a code of its own.
    if (
      hasCode(error, GONE) ||
      (error instanceof DuffelTrouble && (error.status === 404 || error.status === 410))
    )
      return null;
    throw error;
  }
}
