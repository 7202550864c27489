import type { Logger } from 'pino';
import { SupplierError } from '@/server/selling/supplier/errors';
import { CUSTOM_SELLER_ID, type FareFamily, passengersOf } from '@/plugins/flight/contract';
import type { SupplierAnswer, SupplierOffer, SupplierSearch } from '@/plugins/flight/face/port';
import type { Ask } from '../../kit/http';
import type { Exchange } from '@/core/contract/money/exchange';
import { DuffelTrouble, factsOf } from '../../kit/trouble';
import { heavy } from '@/server/http/heavy';
import { withHold } from '@/plugins/flight/face/hold';
import { offerIn } from './in-currency';
import { payLaterUntil, readOffer } from './offer';
import { Offer, OfferRequest, Offers } from '../api/schemas';
import { readEach } from '@/server/selling/supplier/outside/readable';
import { dayAt } from '@/core/say/clock';
import { flightRefusals } from '@/plugins/flight/contract/refusals';

/** What Duffel waits for airlines, in milliseconds: it ignores what lies outside, and waits twenty seconds then. */
const AIRLINES_MS = { min: 2_000, max: 60_000, whenNobodySays: 10_000 } as const;
/** So much of a search's time is kept for reading what airlines answered. */
const READING_MS = 2_000;
/** Added to what airlines may take: Duffel's own work, and the way. */
const GRACE_MS = 10_000;
const PAGE_MS = 15_000;
/** The most that Duffel gives in a page: of 200 offers, some 2.5 MB. */
const PER_PAGE = 200;
/** A list that does not end is not read to its end. */
const MOST_PAGES = 40;

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
    // Either one or the other, never both.
    passengers: passengersOf(travellers, { today, currency }).map(({ ptcs, age }) =>
      age === undefined ? { type: PASSENGER[ptcs[0]!] } : { age },
    ),
    ...(cabin === 'NoPreference' ? {} : { cabin_class: CABIN[cabin] }),
    // Without it Duffel leaves out everything with two stops.
    max_connections: allowedStops === '2+' ? 2 : Number(allowedStops),
  };
}

/** How long Duffel may wait for airlines when the search ends in so many milliseconds. */
export const airlinesMs = (withinMs: number | undefined): number =>
  withinMs === undefined
    ? AIRLINES_MS.whenNobodySays
    : Math.round(Math.min(Math.max(withinMs - READING_MS, AIRLINES_MS.min), AIRLINES_MS.max));

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

export interface Searching {
  readonly secret: string;
  readonly now: Date;
  readonly signal: AbortSignal;
  readonly log: Pick<Logger, 'warn'>;
  /** Milliseconds until the search ends. */
  readonly withinMs?: number | undefined;
  /** What the account's currency costs in others. */
  readonly exchange?: readonly Exchange[] | undefined;
}

/** Airlines' answers to a search, some of them at a time, cheapest first. */
interface Page extends SupplierAnswer {
  /** Currencies of offers that were left out because the agency sells in another. */
  readonly foreign: readonly string[];
}

async function requestOffers(
  ask: Ask,
  search: SupplierSearch,
  { now, signal, withinMs }: Searching,
): Promise<string> {
  const waits = airlinesMs(withinMs);
  const { data } = await ask(OfferRequest, {
    method: 'POST',
    path: '/air/offer_requests',
    query: { return_offers: 'false', supplier_timeout: String(waits) },
    body: offerRequestOf(search, dayAt(now, 'UTC')),
    call: 'search',
    timeoutMs: waits + GRACE_MS,
    signal,
  });
  if (!data) throw new SupplierError('failed', flightRefusals.failed);
  return data.id;
}

/** What of a page can be sold, and what not: one offer that cannot be read costs only itself. */
function readPage(
  given: readonly unknown[],
  search: SupplierSearch,
  { secret, now, log, exchange }: Searching,
  most: number,
): Page {
  const { read, unread } = readEach(Offer, given);
  const families = new Map<string, FareFamily>();
  const offers: SupplierOffer[] = [];
  const foreign = new Set<string>();
  let unshown = 0;
  for (const each of read) {
    const isOwn = each.total_currency === search.currency;
    const rate = exchange?.find(({ from, to }) => from === each.total_currency && to === search.currency);
    if (!isOwn && !rate) {
      foreign.add(each.total_currency);
      continue;
    }
    if (offers.length >= most) break;
    const found = readOffer(offerIn(each, rate), secret, search.routeType, rate);
    if (!found) unshown += 1;
    if (!found || Date.parse(each.expires_at) <= now.getTime()) continue;
    if (!isWanted(found.offer, search.preferences)) continue;
    families.set(found.fareFamily.id, found.fareFamily);
    offers.push(withHold(found.offer, payLaterUntil(each, now)));
  }
  if (unread.count > 0 || unshown > 0)
    log.warn(
      { duffel: { unread: unread.count, at: unread.at, unshown, of: given.length } },
      'Offers of Duffel were left out of a search',
    );
  return { offers, fareFamilies: [...families.values()], foreign: [...foreign] };
}

/**
 * Asks for offers and reads them page by page, cheapest first, so that thousands of them take neither the memory nor the
 * time of one answer. A page that does not come ends the list; what came before is sold. Throws DuffelTrouble and
 * SupplierError when there is none.
 */
export async function* searchDuffel(
  ask: Ask,
  search: SupplierSearch,
  searching: Searching,
): AsyncGenerator<Page> {
  const { signal, log } = searching;
  const request = await requestOffers(ask, search, searching);
  let left = search.preferences.responseOptions.maxResults;
  let after: string | null = null;
  for (let page = 0; page < MOST_PAGES && left > 0; page++) {
    const query: Record<string, string> = {
      offer_request_id: request,
      limit: String(PER_PAGE),
      sort: 'total_amount',
      ...(after === null ? {} : { after }),
    };
    const answer = await ask(Offers, {
      ...{ method: 'GET', path: '/air/offers', query, call: 'offers' },
      ...{ timeoutMs: PAGE_MS, signal },
    }).catch((error: unknown) => {
      if (page === 0 || !(error instanceof DuffelTrouble)) throw error;
      if (!signal.aborted) log.warn({ duffel: factsOf(error), page }, 'Duffel did not give a page of offers');
      return null;
    });
    if (!answer) return;
    const found = await heavy(() => readPage(answer.data ?? [], search, searching, left));
    left -= found.offers.length;
    yield found;
    // The same page again, or one without an end: there is no more.
    if (answer.after === null || answer.after === after) return;
    after = answer.after;
  }
}
