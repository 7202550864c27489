import { expect } from 'vitest';
import type { Config } from '@/server/config';
import type { ServerPluginEntry } from '@/server/plugin';
import { plugins } from '@/server/plugins';
import { testServer } from '@/server/testing/harness';
import { entries } from '../../../entries';
import {
  autosuggest,
  followHotels,
  type HotelOffer,
  type HotelResults,
  type HotelSearchInput,
  occupanciesOf,
  type PartyRooms,
  searchHotels,
} from '../../contract';
import { worldCity } from '@/server/reference/world/cities';
import { hotel } from '../plugin';

/** The product as tests install it. */
export const entry: ServerPluginEntry = { id: 'hotel', ...entries.hotel, plugin: hotel };

const ALPHA = 'alpha.localhost';
export const PROTECTION = 'refund-protect';

export const COUPLE = { adults: 2, childAges: [] };

/** Three nights of a couple in a city, with changes. */
export function searchIn(cityId = 'LIS', changes: object = {}): HotelSearchInput {
  const { latitude, longitude, name } = worldCity(cityId)!;
  return {
    searchString: name,
    locationId: cityId,
    ...{ lat: latitude, lng: longitude, radius: 30 },
    stayPeriod: { start: '2027-03-08', end: '2027-03-11' },
    occupancies: occupanciesOf([COUPLE]),
    nationality: { name: 'Brazil', alpha2Code: 'BR' },
    ...changes,
  };
}

/**
 * Agencies on a server with this product: `alpha` sells hotels and protection with a markup of 10 % and a fee of 5 dollars,
 * `gamma` sells no hotels, `open` lets visitors search, in yen.
 */
export async function hotelSite(config: Partial<Config> = {}) {
  const it = await testServer({
    plugins: [entry, plugins.find(({ id }) => id === PROTECTION)!],
    config: { rateFactor: 1000, ...config },
    agencies: [
      { name: 'Platform', subdomain: 'platform', isPlatform: true },
      {
        name: 'Alpha Voyages',
        subdomain: 'alpha',
        markupBasisPoints: 1000,
        feeMinor: 500,
        protectionBasisPoints: 600,
        settings: {
          primaryColor: '#c2410c',
          contactEmailId: 'hello@alpha.example',
          bookingMenuItemOptions: [{ name: 'Hotels', isActive: true, isDefault: true }],
          applications: [PROTECTION],
        },
      },
      {
        name: 'Gamma',
        subdomain: 'gamma',
        settings: { bookingMenuItemOptions: [{ name: 'Cars', isActive: true, isDefault: true }] },
      },
      { name: 'Open', subdomain: 'open', currency: 'JPY', settings: { visitorsMaySearch: true } },
    ],
  });
  const [client, other, owner, restricted] = (await Promise.all(
    (['client', 'other', 'owner', 'restricted'] as const).map((name) => it.login('alpha', name)),
  )) as [string, string, string, string];

  const post = (path: string, body: unknown, token: string | undefined = client, host = ALPHA) =>
    it.request(host, 'POST', path, { token, body });
  const get = (path: string, token: string | undefined = client, host = ALPHA) =>
    it.request(host, 'GET', path, { token });

  const search = (body: object = searchIn(), token = client) => post(searchHotels.path, body, token);
  const follow = (
    corelationid: string,
    body: object = {},
    token = client,
    path: string = followHotels.path,
  ) => post(`${path}?${new URLSearchParams({ corelationid }).toString()}`, body, token);

  /** Begins a search and looks until nothing more comes. */
  async function completed(body: object = searchIn(), token = client) {
    const begun = await search(body, token);
    expect(begun.status, begun.text).toBe(200);
    const { corelationid, filterUrl } = begun.json.data as { corelationid: string; filterUrl: string };
    let found = begun.json.data as HotelResults;
    while (!found.pollCompleted)
      found = (await follow(corelationid, { seen: found.answered }, token)).json.data as HotelResults;
    return { corelationid, filterUrl, found };
  }
  /** Every property of a search, page by page. */
  async function everything(corelationid: string, filter: object = {}, token = client, path?: string) {
    const hotels: HotelOffer[] = [];
    for (let from = 0; ; from += 50) {
      const { data } = (await follow(corelationid, { ...filter, from }, token, path)).json as {
        data: HotelResults;
      };
      hotels.push(...data.hotels);
      if (!data.hasMore) return hotels;
    }
  }
  /** A call about a property of a search. */
  const about = (path: string, corelationid: string, hotelid: string, more: object = {}, token = client) =>
    get(`${path}?${new URLSearchParams({ corelationid, hotelid, ...more }).toString()}`, token);
  async function partiesOf(corelationid: string, hotelid: string, token = client): Promise<PartyRooms[]> {
    const answer = await about('/api/v3/hotel/get-rooms-and-rates', corelationid, hotelid, {}, token);
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data.parties;
  }
  const suggest = (term: string, language = 'en') =>
    it.request(ALPHA, 'GET', `${autosuggest.path}?${new URLSearchParams({ term }).toString()}`, {
      token: client,
      headers: { 'accept-language': language },
    });

  return {
    ...{ it, client, other, owner, restricted },
    ...{ post, get, search, follow, completed, everything, about, partiesOf, suggest },
  };
}
