import { expect } from 'vitest';
import type { Config } from '@/server/config/config';
import { connectors } from '@/server/connectors';
import { connected, type ServerPluginEntry } from '@/server/plugin';
import { plugins } from '@/server/plugins';
import { ALPHA, productSite } from '@/server/selling/bookable/testing/site';
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
export const entry = {
  id: 'hotel',
  ...entries.hotel,
  plugin: connected(hotel, connectors),
} satisfies ServerPluginEntry;

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

/** A server with this product and protection; see `productSite`. */
export async function hotelSite(config: Partial<Config> = {}) {
  const site = await productSite(entry, {
    applications: [plugins.find(({ id }) => id === PROTECTION)!],
    config,
  });
  const { it, client, post, get } = site;

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

  return { ...site, search, follow, completed, everything, about, partiesOf, suggest };
}
