import { CUSTOM_SELLER_ID, type FareFamily, passengersOf } from '../../../contract';
import type { SupplierAnswer, SupplierOffer, SupplierSearch } from '../../supplier/port';
import type { Ask } from '@/server/selling/duffel/http';
import { withHold } from '../../supplier/hold';
import { payLaterUntil, readOffer } from './offer';
import { Offer, OfferRequest } from '../api/schemas';
import { readable } from '@/server/selling/duffel/readable';
import { dayAt } from '@/core/say/clock';

/** How long Duffel waits for airlines: a little less than a traveller waits for the search. */
const AIRLINES_MS = 10_000;
const TIMEOUT_MS = 20_000;

const CABIN = {
  economy: 'economy',
  premium: 'premium_economy',
  business: 'business',
  first: 'first',
} as const;

const PASSENGER = { ADT: 'adult', CHD: 'child', INF: 'infant_without_seat' } as const;

/** What Duffel is asked for. Prices come in the currency of the Duffel account; there is no asking for another. */
export function offerRequestOf(search: SupplierSearch, today: string) {
  const { legs, travellers, cabin, preferences, currency } = search;
  const { allowedStops } = preferences.schedule;
  return {
    slices: legs.map(({ origin, destination, departureDate }) => ({
      origin,
      destination,
      departure_date: departureDate,
    })),
    passengers: passengersOf(travellers, { today, currency }).map(({ ptcs }) => ({
      type: PASSENGER[ptcs[0]!],
    })),
    ...(cabin === 'NoPreference' ? {} : { cabin_class: CABIN[cabin] }),
    // Without it Duffel leaves out everything with two stops.
    max_connections: allowedStops === '2+' ? 2 : Number(allowedStops),
  };
}

const fits = (wanted: 'any' | 'yes' | 'no', is: boolean) => wanted === 'any' || (wanted === 'yes') === is;

/** Preferences that Duffel cannot be told. */
export function isWanted(
  offer: SupplierOffer,
  { fare, carrier, schedule }: SupplierSearch['preferences'],
): boolean {
  const segments = offer.flights.flatMap((leg) => leg.segments);
  const sold = new Set(segments.map((segment) => segment.carrier));
  if (!fare.fareTypes.includes(offer.seller === CUSTOM_SELLER_ID ? 'PRIVATE' : 'PUBLIC')) return false;
  const { faresAllowedCarriers: tickets, flightsAllowedMarketingCarriers: marketed } = carrier;
  if (tickets.length > 0 && !tickets.includes(offer.validatingCarrier)) return false;
  if (marketed.length > 0 && ![...sold].every((code) => marketed.includes(code))) return false;
  if (carrier.noInterline && sold.size > 1) return false;
  if (carrier.noCodeshare && segments.some(({ operatedBy }) => operatedBy !== null)) return false;
  if (schedule.noOvernightStay && offer.flights.some(({ stops }) => stops.some(({ overnight }) => overnight)))
    return false;
  return fits(fare.refundable, offer.refundable) && fits(fare.changeable, offer.changeable);
}

export interface Found extends SupplierAnswer {
  /** Currencies of offers that were left out because the agency sells in another. */
  readonly foreign: readonly string[];
}

/** Asks for offers and keeps those that can be sold, cheapest first. Throws DuffelTrouble. */
export async function searchDuffel(
  ask: Ask,
  search: SupplierSearch,
  { secret, now, signal }: { secret: string; now: Date; signal: AbortSignal },
): Promise<Found> {
  const today = dayAt(now, 'UTC');
  const { data } = await ask(OfferRequest, {
    method: 'POST',
    path: '/air/offer_requests',
    query: { return_offers: 'true', supplier_timeout: String(AIRLINES_MS) },
    body: offerRequestOf(search, today),
    call: 'search',
    timeoutMs: TIMEOUT_MS,
    signal,
  });
  const all = readable(Offer, data?.offers ?? []);
  const priced = all.filter(({ total_currency: currency }) => currency === search.currency);
  const families = new Map<string, FareFamily>();
  const offers: SupplierOffer[] = [];
  const { maxResults } = search.preferences.responseOptions;
  for (const given of priced.sort((a, b) => Number(a.total_amount) - Number(b.total_amount))) {
    if (offers.length >= maxResults) break;
    const read = readOffer(given, secret, search.routeType);
    if (!read || !isWanted(read.offer, search.preferences)) continue;
    families.set(read.fareFamily.id, read.fareFamily);
    offers.push(withHold(read.offer, payLaterUntil(given, now)));
  }
  const foreign = new Set(all.map((offer) => offer.total_currency));
  foreign.delete(search.currency);
  return { offers, fareFamilies: [...families.values()], foreign: [...foreign] };
}
