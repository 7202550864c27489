import { throwIfAllBroken } from '@/plugins/hotel/face/outside/all-broken';
import type { SignPicture } from '@/server/selling/pictures/signed';
import type { SearchOptions } from '@/server/ports/supplier';
import type { StayIds } from '@/plugins/hotel/face/outside/stay-id';
import { distinct, stayOf, waysIn } from '@/plugins/hotel/face/outside/whole-rate';
import type { FoundStays, SupplierSearch, SupplierStay } from '@/plugins/hotel/face/port';
import type { Ask } from '../api/http';
import { type Offer, Properties, Rated } from '../api/schemas';
import { ratesIn } from './offers';
import { listingOf } from './property';
import type { Words } from './hotel-words';

const LIST_MS = 6_000;
/** Seconds after which it answers with the rates that it has: searches end after twelve. */
const RATES_S = 6;
const RATES_MS = 9_000;
/** Of all properties of a place so many are asked for, so many in a call; all calls at the same time. */
const MOST_PROPERTIES = 600;
const IN_A_CALL = 100;
/** Enough for the cheapest of each board and way to give it back; cheapest first. */
const RATES_EACH = 8;
/** The least radius that is taken, in metres. */
const LEAST_RADIUS = 1_000;

export interface Searching {
  readonly ask: Ask;
  readonly words: () => Promise<Words>;
  readonly ids: Pick<StayIds, 'seal'>;
  readonly sign: SignPicture;
}

/** What properties have for these guests, net: `margin` 0 leaves what the agency adds to the agency. Throws ConnectorTrouble. */
export async function offersAt(
  ask: Ask,
  hotelIds: readonly string[],
  { stay, rooms, currency, nationality }: SupplierSearch,
  signal: AbortSignal,
  most?: number,
): Promise<ReadonlyMap<string, readonly Offer[]>> {
  const rated = await ask(Rated, {
    ...{ method: 'POST', of: 'url', path: '/hotels/rates', call: 'rates', timeoutMs: RATES_MS, signal },
    body: {
      ...{ hotelIds, currency, checkin: stay.start, checkout: stay.end, guestNationality: nationality },
      occupancies: rooms.map(({ adults, childAges }) => ({ adults, children: childAges })),
      ...{ timeout: RATES_S, roomMapping: true, margin: 0 },
      ...(most ? { maxRatesPerHotel: most } : {}),
    },
  });
  return new Map((rated ?? []).map(({ hotelId, roomTypes }) => [hotelId, roomTypes]));
}

/**
 * What can be had around a place, told in parts as rates come, the last as its answer. Properties whose rates cannot be had cost
 * only themselves. Throws ConnectorTrouble.
 */
export async function searchStays(
  { ask, words: wordsOf, ids, sign }: Searching,
  search: SupplierSearch,
  { signal, tell }: SearchOptions<FoundStays>,
): Promise<SupplierStay[]> {
  const { latitude, longitude, radius } = search;
  const [words, properties] = await Promise.all([
    wordsOf(),
    ask(Properties, {
      ...{ method: 'GET', of: 'url', path: '/data/hotels', call: 'properties', timeoutMs: LIST_MS, signal },
      query: {
        ...{ latitude: String(latitude), longitude: String(longitude), limit: String(MOST_PROPERTIES) },
        radius: String(Math.max(LEAST_RADIUS, Math.round(radius * 1_000))),
        language: 'en',
      },
    }),
  ]);
  const listings = (properties ?? []).flatMap((given) => listingOf(given, words, sign) ?? []);
  const parts = Array.from({ length: Math.ceil(listings.length / IN_A_CALL) }, (_, nth) =>
    listings.slice(nth * IN_A_CALL, (nth + 1) * IN_A_CALL),
  );
  const untold: SupplierStay[] = [];
  const answers = await Promise.allSettled(
    parts.map(async (part) => {
      const named = part.map(({ id }) => id);
      const offers = await offersAt(ask, named, search, signal, RATES_EACH);
      const stays = part.flatMap((listing) => {
        const wanted = { ...search, zone: listing.zone, property: null, sign };
        const rates = ratesIn(listing.id, offers.get(listing.id) ?? [], wanted);
        return waysIn(distinct(rates)).map((way) => stayOf(listing, way, search, ids));
      });
      if (tell) tell({ offers: stays });
      else untold.push(...stays);
    }),
  );
  signal.throwIfAborted();
  throwIfAllBroken(answers);
  return untold;
}
