import { throwIfAllBroken } from '@/plugins/hotel/face/outside/all-broken';
import type { Ask } from '../../kit/http';
import { readMoney } from '../../kit/money';
import { readable } from '@/server/selling/supplier/outside/readable';
import { atMost } from '@/server/http/at-most';
import type { SignPicture } from '@/server/selling/pictures/signed';
import type { SearchOptions } from '@/server/ports/supplier';
import type { FoundStays, SupplierSearch, SupplierStay } from '@/plugins/hotel/face/port';
import { SearchResult, SearchResults } from '../api/schemas';
import { isAdultsOnly, listingOf } from './listing';
import { ratesIn } from './rates';
import type { StayIds } from '@/plugins/hotel/face/outside/stay-id';
import { stayOf, waysIn } from '@/plugins/hotel/face/outside/whole-rate';
import type { Money } from '@/core/contract';

const SEARCH_MS = 8_000;
const RATES_MS = 8_000;
/** A search ends after twelve seconds, whoever has not answered: what has come by then is given. */
const ALL_MS = 11_000;
/** Of all that Duffel finds at a place, so many are asked for their rates, so many at the same time. */
const MOST_RATED = 60;
const RATED_AT_ONCE = 12;
/** Properties that are told together. */
const PART = 5;
const MOST_RESULTS = 2_000;

export interface Searching {
  readonly ask: Ask;
  readonly ids: Pick<StayIds, 'seal'>;
  readonly sign: SignPicture;
}

/** What a search says of who comes and when; Duffel knows guests and a number of rooms, not who sleeps where. */
const guestsOf = ({ stay, rooms }: Pick<SupplierSearch, 'stay' | 'rooms'>) => ({
  check_in_date: stay.start,
  check_out_date: stay.end,
  rooms: rooms.length,
  guests: rooms.flatMap(({ adults, childAges }) => [
    ...Array.from({ length: adults }, () => ({ type: 'adult' })),
    ...childAges.map((age) => ({ type: 'child', age })),
  ]),
});

async function resultsOf(ask: Ask, body: object, signal: AbortSignal): Promise<SearchResult[]> {
  const { data } = await ask(SearchResults, {
    ...{ method: 'POST', path: '/stays/search', call: 'search stays', timeoutMs: SEARCH_MS },
    ...{ body, signal },
  });
  return readable(SearchResult, (data?.results ?? []).slice(0, MOST_RESULTS));
}

/** A result with all rates of its property; null when Duffel tells none. Throws DuffelTrouble. */
async function rated(ask: Ask, found: SearchResult, signal: AbortSignal): Promise<SearchResult | null> {
  const { data } = await ask(SearchResult, {
    ...{ method: 'POST', call: 'fetch rates', timeoutMs: RATES_MS, signal },
    path: `/stays/search_results/${found.id}/actions/fetch_all_rates`,
  });
  // An answer about another property than was asked for is none.
  return data?.accommodation.id === found.accommodation.id ? data : null;
}

/** A property with all its rates for these guests; null when nothing can be had there. Throws DuffelTrouble. */
export async function accommodationFor(
  ask: Ask,
  accommodationId: string,
  search: SupplierSearch,
  signal: AbortSignal,
): Promise<SearchResult['accommodation'] | null> {
  const results = await resultsOf(
    ask,
    { accommodation: { ids: [accommodationId] }, ...guestsOf(search) },
    signal,
  );
  const found = results.find(({ accommodation }) => accommodation.id === accommodationId);
  return found ? ((await rated(ask, found, signal))?.accommodation ?? null) : null;
}

export interface Found {
  readonly offers: readonly SupplierStay[];
  /** Currencies of the properties where none is priced in the agency's. */
  readonly foreign: readonly string[];
}

/**
 * What can be had around a place, told in parts as rates come, the rest as its answer. A property whose rates cannot be had
 * costs only itself. Throws DuffelTrouble.
 */
export async function searchStays(
  { ask, ids, sign }: Searching,
  search: SupplierSearch,
  { signal: caller, tell }: SearchOptions<FoundStays>,
): Promise<Found> {
  const signal = AbortSignal.any([caller, AbortSignal.timeout(ALL_MS)]);
  const { latitude, longitude, radius, currency, stay, rooms } = search;
  const location = {
    radius: Math.max(1, Math.round(radius)),
    geographic_coordinates: { latitude, longitude },
  };
  const all = await resultsOf(ask, { location, ...guestsOf(search) }, signal);
  const withChildren = rooms.some(({ childAges }) => childAges.length > 0);
  const priced = all.flatMap((found) => {
    if (withChildren && isAdultsOnly(found.accommodation)) return [];
    const price = readMoney(found.cheapest_rate_total_amount, found.cheapest_rate_currency);
    return price && price.amount > 0 ? [{ found, price }] : [];
  });
  const worth = worthRating(
    priced.filter(({ price }) => price.currency === currency),
    MOST_RATED,
  );
  let held: SupplierStay[][] = [];
  async function rate({ found }: Priced): Promise<void> {
    const given = (await rated(ask, found, signal))?.accommodation;
    const listing = given && listingOf(given, sign);
    if (!listing) return;
    const rates = ratesIn(given, { stay, rooms, currency, zone: listing.zone }, sign);
    held.push(waysIn(rates).map((way) => stayOf(listing, way, search, ids)));
    if (!tell || held.length < PART) return;
    tell({ offers: held.flat() });
    held = [];
  }
  const inTurn = atMost(RATED_AT_ONCE);
  const answers = await Promise.allSettled(worth.map((each) => inTurn(() => rate(each))));
  caller.throwIfAborted();
  throwIfAllBroken(answers);
  const foreign = new Set(priced.map(({ price }) => price.currency));
  const sells = foreign.delete(currency);
  return { offers: held.flat(), foreign: sells ? [] : [...foreign] };
}

/** A property that was found, and the cheapest price there. */
interface Priced {
  readonly found: SearchResult;
  readonly price: Money;
}

/**
 * Of all properties that were found those that are asked for their rates, the first first: in turn the cheapest of all and the
 * cheapest of a class of stars, so that whoever looks for a class or sorts by it finds some of each. Pure.
 */
function worthRating(priced: readonly Priced[], most: number): Priced[] {
  const cheapest = priced.toSorted((a, b) => a.price.amount - b.price.amount);
  const seen = new Map<number | null, number>();
  const ranked = cheapest.map((each) => {
    const stars = each.found.accommodation.rating ?? null;
    const rank = seen.get(stars) ?? 0;
    seen.set(stars, rank + 1);
    return { each, rank };
  });
  const classByClass = ranked.toSorted((a, b) => a.rank - b.rank);
  const inTurn = cheapest.flatMap((each, nth) => [each, classByClass[nth]!.each]);
  return [...new Set(inTurn)].slice(0, most);
}
