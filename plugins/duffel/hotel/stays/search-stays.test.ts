import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Ask } from '../../kit/http';
import type { Json } from '../../kit/testing/fake-server';
import { stayIds } from '@/plugins/hotel/face/outside/stay-id';
import type { FoundStays } from '@/plugins/hotel/face/port';
import { searchFor } from '@/plugins/hotel/server/testing/orders';
import { PLACES, property, roomsOf } from '../testing/world';
import { searchStays } from './search-stays';

const { signal } = new AbortController();
const SALE = {
  now: new Date('2027-01-10T12:00:00Z'),
  currency: 'EUR',
  nights: 3,
  rooms: 1,
  arrival: '2027-03-08',
};

/** So many properties around a place, each of which takes a while to tell its rates. */
function town(count: number, edit: (accommodation: Json, nth: number) => Json = (given) => given) {
  let running = 0;
  const seen = { most: 0, asked: 0, done: 0 };
  const at = (nth: number) => edit({ ...property(PLACES[nth % PLACES.length]!), id: `acc_${nth}` }, nth);
  const result = (nth: number, accommodation: Json): Json => ({
    ...{ id: `srr_${nth}`, accommodation, cheapest_rate_total_amount: `${100 + nth}.00` },
    cheapest_rate_currency: 'EUR',
  });
  const ask = (async (_: unknown, { path }: { path: string }) => {
    if (path === '/stays/search')
      return { data: { results: Array.from({ length: count }, (_each, nth) => result(nth, at(nth))) } };
    seen.asked += 1;
    seen.most = Math.max(seen.most, (running += 1));
    await sleep(5);
    running -= 1;
    seen.done += 1;
    const nth = Number(/srr_(\d+)/.exec(path)![1]);
    const rooms = roomsOf(PLACES[nth % PLACES.length]!, { ...SALE, search: String(nth) });
    return { data: result(nth, { ...at(nth), rooms }) };
  }) as unknown as Ask;
  return { seen, parts: { ask, ids: stayIds('ds1.', 's'.repeat(32)), sign: (url: string) => url } };
}
const namesIn = (found: readonly FoundStays[]) =>
  new Set(found.flatMap(({ offers }) => offers.map(({ listing }) => listing.id)));

it('R255 stays are told as their rates come, a dozen at a time, and none is told twice', async () => {
  const { seen, parts } = town(33);
  const told: FoundStays[] = [];
  const before: number[] = [];
  const tell = (part: FoundStays) => {
    told.push(part);
    before.push(seen.done);
  };
  const rest = await searchStays(parts, searchFor(), { signal, tell });
  expect(seen).toMatchObject({ most: 12, asked: 33 });
  expect(before[0]).toBeLessThanOrEqual(12);
  expect(told.map((part) => namesIn([part]).size)).toEqual(Array.from({ length: 6 }, () => 5));
  expect(namesIn([rest]).size).toBe(3);
  expect(namesIn([...told, rest]).size).toBe(33);
  const whole = await searchStays(town(33).parts, searchFor(), { signal });
  expect(namesIn([whole]).size).toBe(33);
});

it('of many properties the cheapest are rated, and the cheapest of each class of stars', async () => {
  const { seen, parts } = town(200, (given, nth) => ({
    ...given,
    rating: nth < 100 ? 2 : nth < 150 ? 4 : 5,
  }));
  const ids = namesIn([await searchStays(parts, searchFor(), { signal })]);
  expect(seen.asked).toBe(60);
  const nths = [...ids].map((id) => Number(id.slice('acc_'.length))).sort((a, b) => a - b);
  // Thirty are the cheapest of all; of those that are dearer, each class has as many as the other.
  expect(nths.slice(0, 30)).toEqual(Array.from({ length: 30 }, (_, nth) => nth));
  expect(nths).toEqual(expect.arrayContaining([100, 101, 109, 150, 151, 159]));
  expect(nths).toHaveLength(60);
});

it('a property for adults only is not offered to a family, and says so to everybody else', async () => {
  const { parts } = town(3, (given, nth) =>
    nth === 1 ? { ...given, amenities: [{ type: 'adult_only', description: 'Adults only' }] } : given,
  );
  const couple = await searchStays(parts, searchFor(), { signal });
  expect([...namesIn([couple])].sort()).toEqual(['acc_0', 'acc_1', 'acc_2']);
  const family = await searchStays(parts, searchFor({ rooms: [{ adults: 2, childAges: [4] }] }), { signal });
  expect([...namesIn([family])].sort()).toEqual(['acc_0', 'acc_2']);
});

it('what the property asks its guests to know is kept with a stay, as plain text', async () => {
  const { parts } = town(1);
  const { offers } = await searchStays(parts, searchFor(), { signal });
  expect(offers[0]!.conditions).toEqual([{ title: 'Parking', text: 'No parking' }]);
});
