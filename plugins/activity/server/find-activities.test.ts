import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import {
  type ActivityCard,
  type ActivityFilter,
  searchActivities,
  storeSearch,
  tagsOfDestination,
} from '../contract';
import { LANGUAGES } from '@/core/contract';
import { WORLD_CITIES } from '@/server/reference/world/cities';
import { activitySite, activityWith, DAYS } from './testing/site';

let site: Awaited<ReturnType<typeof activitySite>>;
beforeAll(async () => {
  site = await activitySite();
});
afterAll(() => site.it.close());

interface Found {
  data: ActivityCard[];
  totalRecords: number;
  facets: Record<string, { value: string; count: number }[]>;
  prices: { lowest: { amount: number }; highest: { amount: number } };
  suppliers: object[];
}
async function found(more: object = {}, token?: string): Promise<Found> {
  const answer = await site.search(more, token);
  expect(answer.status, answer.text).toBe(200);
  return answer.json;
}
const filtered = (filter: ActivityFilter) => found({ filter });

describe('destinations', () => {
  const suggest = async (text: string, language = 'en') =>
    (
      await site.it.request(
        'alpha.localhost',
        'GET',
        `/api/activities/destinations?${new URLSearchParams({ text })}`,
        { token: site.client, headers: { 'accept-language': language } },
      )
    ).json.data as { destinationId: string; destinationName: string; activityCount: number }[];

  test('R313 are found by accents left out, by a typing error, and in the reader’s language', async () => {
    expect((await suggest('lisboa', 'pt'))[0]).toMatchObject({
      destinationId: 'LIS',
      destinationName: 'Lisboa',
    });
    expect((await suggest('Lisbno'))[0]!.destinationName).toBe('Lisbon');
    expect((await suggest('sao paulo'))[0]!.destinationName).toMatch(/S[ãa]o Paulo/);
  });

  test('R313 the city stands before its airports, by name and by any of their codes', async () => {
    for (const text of ['lis', 'LIS', 'Lisbon', 'lisboa'])
      expect((await suggest(text))[0], text).toMatchObject({ destinationId: 'LIS' });
    for (const text of ['CDG', 'ORY'])
      expect((await suggest(text))[0], text).toMatchObject({ destinationId: 'PAR' });
  });

  test('R313 the name of a country finds its cities, that with most to do first', async () => {
    for (const [text, first, language] of [
      ['brasil', 'BR', 'pt'],
      ['Brazil', 'BR', 'en'],
      ['portugal', 'PT', 'en'],
      ['españa', 'ES', 'es'],
    ] as const) {
      const places = await suggest(text, language);
      const cities = WORLD_CITIES.filter(({ country }) => country === first).map(({ id }) => id);
      expect(places.length, text).toBeGreaterThan(1);
      expect(cities, text).toContain(places[0]!.destinationId);
      expect(places.filter(({ destinationId }) => cities.includes(destinationId)).length, text).toBe(
        Math.min(8, cities.length),
      );
    }
  });

  test('R313 places without anything to do are left out, but for what was named itself', async () => {
    for (const text of ['san', 'por', 'lis', 'par', 'new'])
      for (const { destinationName, activityCount } of await suggest(text))
        expect(activityCount, `${text}: ${destinationName}`).toBeGreaterThan(0);
    for (const text of ['Longyearbyen', 'LYR'])
      expect((await suggest(text))[0], text).toMatchObject({
        destinationName: 'Longyearbyen',
        activityCount: 0,
      });
  });

  test('R313 an address names a city without anything to do by its code, too', async () => {
    for (const destinationId of ['LYR', 'city:LYR'])
      expect((await found({ destinationId })).totalRecords, destinationId).toBe(0);
  });

  test('R313 nothing typed gives the cities with most to do', async () => {
    const all = await suggest('');
    expect(all.length).toBeGreaterThan(4);
    const counts = all.map(({ activityCount }) => activityCount);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    expect(counts[0]).toBeGreaterThan(20);
  });

  test('R323 have the tags of what there is; an unknown one has none and says so', async () => {
    const tags = (await site.get(`${tagsOfDestination.path}?destinationId=LIS`)).json.data as {
      id: string;
      count: number;
    }[];
    const { facets } = await found({ from: undefined, to: undefined });
    expect(tags.length).toBeGreaterThan(5);
    for (const { id, count } of tags)
      expect(facets['tags']!.find(({ value }) => value === id)?.count).toBe(count);
    expect((await site.get(`${tagsOfDestination.path}?destinationId=nowhere`)).status).toBe(404);
  });
});

describe('a search', () => {
  test('R314 needs a destination; days that are none are refused with their field', async () => {
    const none = await site.search({ destinationId: '' });
    expect([none.status, none.json.fields[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'destinationId', message: 'Activity location is required' }),
    ]);
    expect((await site.search({ destinationId: 'nowhere' })).status).toBe(404);
    const turned = await site.search({ from: DAYS.to, to: DAYS.from });
    expect([turned.status, turned.json.fields[0].path]).toEqual([422, 'to']);
    expect((await site.search({ from: '2020-01-01', to: '2020-01-02' })).status).toBe(422);
    // At noon in Greenwich it is over in Lisbon, too.
    expect((await site.search({ from: '2026-11-19', to: '2026-11-19' })).status).toBe(422);
  });

  test('R315 answers pages that do not overlap and tell how many there are in all', async () => {
    const all = await found();
    expect(all.totalRecords).toBeGreaterThan(20);
    const first = await found({ limit: 10 });
    const second = await found({ limit: 10, page: 2 });
    expect(first.totalRecords).toBe(all.totalRecords);
    expect([...first.data, ...second.data].map((one) => one.productCode)).toEqual(
      all.data.slice(0, 20).map((one) => one.productCode),
    );
  });

  test('the price of a card can be had on its first day', async () => {
    const { data } = await found({ sort: 'lowest' });
    expect(data.map(({ from }) => from.amount)).toEqual(
      data.map(({ from }) => from.amount).sort((a, b) => a - b),
    );
    for (const { productCode, from, firstDay } of data.slice(0, 5)) {
      const dates = (await site.get(`/api/activities/availableDates/${productCode}`)).json.data as {
        date: string;
        from: { amount: number };
      }[];
      const within = dates.filter(({ date }) => date >= DAYS.from && date <= DAYS.to);
      expect(within[0]!.date).toBe(firstDay);
      expect(Math.min(...within.map((day) => day.from.amount))).toBe(from.amount);
    }
  });

  test.each([
    ['within days', { ...DAYS }],
    ['on a day', { from: DAYS.from, to: undefined }],
    ['on any day', { from: undefined, to: undefined }],
  ])('R325 the page of an activity has the price of its card: %s', async (_, days) => {
    const { data } = await found(days);
    expect(data.length).toBeGreaterThan(10);
    const asked = new URLSearchParams(
      Object.entries(days).filter(([, day]) => day !== undefined) as [string, string][],
    );
    for (const { productCode, from, before, firstDay, starts } of data) {
      const page = await site.get(`/api/activities/details/${productCode}?${asked}`);
      expect(page.json.data, page.text).toMatchObject({ from, before, firstDay, starts });
    }
  });

  test('R325 without room on the days that are looked at, a page has the lowest price of any day', async () => {
    const [{ productCode } = { productCode: '' }] = (await found()).data;
    const page = async (query: string) =>
      (await site.get(`/api/activities/details/${productCode}${query}`)).json;
    const { from } = (await page('?from=2031-01-01&to=2031-01-02')).data;
    const { json } = await site.get(`/api/activities/availableDates/${productCode}`);
    expect(from.amount).toBe(
      Math.min(...json.data.map((day: { from: { amount: number } }) => day.from.amount)),
    );
    expect((await page('?to=2031-01-02')).fields[0].path).toBe('to');
  });

  test.each([
    ['R319', 'durations'],
    ['R320', 'timesOfDay'],
    ['R321', 'specials'],
    ['R322', 'popularity'],
    ['R323', 'tags'],
    ['filters by', 'languages'],
    ['filters by', 'leastRating'],
  ])('%s %s leave what their counts say', async (_, group) => {
    const { facets } = await found();
    const options = facets[group]!.filter(({ count }) => count > 0);
    expect(options.length).toBeGreaterThan(0);
    for (const { value, count } of options) {
      const filter = { [group]: group === 'leastRating' ? value : [value] } as ActivityFilter;
      expect([value, (await filtered(filter)).totalRecords]).toEqual([value, count]);
    }
  });

  test('there are no other filters with counts', async () => {
    const { facets } = await found();
    expect(Object.keys(facets).sort()).toEqual([
      'durations',
      'languages',
      'leastRating',
      'popularity',
      'specials',
      'tags',
      'timesOfDay',
    ]);
  });

  test('R319 two options of a group are one or the other, R321 specials have to be true together', async () => {
    const one = await filtered({ durations: ['upTo1Hour'] });
    const other = await filtered({ durations: ['4HoursTo1Day'] });
    const both = await filtered({ durations: ['upTo1Hour', '4HoursTo1Day'] });
    expect(both.totalRecords).toBe(one.totalRecords + other.totalRecords);
    const deals = await filtered({ specials: ['deals', 'freeCancellation'] });
    expect(deals.totalRecords).toBeGreaterThan(0);
    for (const { before, from, freeCancellation } of deals.data) {
      expect(before!.amount).toBeGreaterThan(from.amount);
      expect(freeCancellation).toBe(true);
    }
  });

  test('R321 free cancellation is of the days that are searched, and the option says what comes back', async () => {
    const trek = activityWith(({ kind }) => kind.id === 'trek');
    const today = site.it.clock.now();
    const day = (ahead: number) => new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
    const free = async (from: number, to: number) => {
      const filter = { specials: ['freeCancellation'] };
      const { json, text } = await site.search({ from: day(from), to: day(to), filter });
      expect(json.data, text).toBeInstanceOf(Array);
      return (json.data as { productCode: string }[]).some(({ productCode }) => productCode === trek);
    };
    // All of it comes back until weeks before, so of the next days nothing of it is free.
    expect(await free(60, 120)).toBe(true);
    expect(await free(0, 6)).toBe(false);
    const option = await site.optionOf(trek, { ADULT: 2 }, day(3));
    expect(option.freeUntil).toBeNull();
  });

  test('a price narrows the list, both ends included', async () => {
    const { prices, data } = await found();
    const middle = data[3]!.from.amount;
    const some = await filtered({ price: { from: prices.lowest.amount, to: middle } });
    expect(each(some.data, ({ from }) => from.amount <= middle)).toBe(true);
    expect(some.data.some(({ from }) => from.amount === middle)).toBe(true);
  });

  test('R324 what a person means is found: the examples of the field, in each language, and words of kinds', async () => {
    const examples = LANGUAGES.flatMap((language) => {
      const catalog = readFileSync(`locales/${language}/activity.po`, 'utf8');
      const [, said] = /^msgid "Castle, boat, food…"\r?\nmsgstr "(.*)"/m.exec(catalog)!;
      return (said || 'Castle, boat, food…').replace('…', '').split(', ');
    });
    expect(examples.length).toBe(9);
    for (const title of [
      ...examples,
      'walk',
      'caminata',
      'passeio',
      'museo',
      'castillo',
      'transfer',
      'cooking class',
    ])
      expect((await found({ from: undefined, to: undefined, title })).totalRecords, title).toBeGreaterThan(0);
    expect((await found({ title: 'castle' })).data[0]!.title).toContain('Castelo');
    expect((await found({ title: 'submarine' })).totalRecords).toBe(0);
  });

  test('R324 titles are found by words in any order', async () => {
    const [card] = (await found()).data;
    const words = card!.title.split(' ').filter((word) => word.length > 3);
    const text = `${words.at(-1)!.slice(0, 4)} ${words[0]}`;
    const titles = await site.post('/api/activities/getActivityTitle', { destinationId: 'LIS', text });
    expect(titles.json.data.map((one: ActivityCard) => one.productCode)).toContain(card!.productCode);
    expect((await found({ title: text })).totalRecords).toBeGreaterThan(0);
  });

  test('R317 fails when no supplier answers, R238 and goes on when one does', async () => {
    const broken = await site.search({ destinationId: 'city:NLK' });
    expect([broken.status, broken.json.message]).toEqual([502, 'Something went wrong']);
    expect((await found({ destinationId: 'city:LYR' })).totalRecords).toBe(0);
    const less = await activitySite({ suppliersOff: ['driftwood'] });
    try {
      const { totalRecords } = (await less.search()).json;
      expect(totalRecords).toBeGreaterThan(5);
      expect(totalRecords).toBeLessThan((await found()).totalRecords);
    } finally {
      await less.it.close();
    }
  });

  test('SEC-35 only staff reads what a supplier asks and who it is', async () => {
    const [forClient] = (await found()).data;
    expect(forClient).not.toHaveProperty('wholesale');
    expect(forClient).not.toHaveProperty('supplier');
    const [forStaff] = (await found({}, site.owner)).data;
    expect(forStaff).toHaveProperty('wholesale');
    expect(forStaff!.supplier).toMatch(/^(Lanternway|Driftwood Days)$/);
  });

  test('SEC-31 another agency’s product is not sold: an agency without it has none of its calls', async () => {
    const token = await site.it.login('gamma', 'client');
    const body = { destinationId: 'LIS', ...DAYS };
    expect((await site.post(searchActivities.path, body, token, 'gamma.localhost')).status).toBe(404);
  });

  test('R349 a kept search is among the recent ones', async () => {
    const body = { destinationId: 'LIS', destinationName: 'Lisbon', ...DAYS };
    expect((await site.post('/api/activities/search-store', body)).status).toBe(200);
    const rows = await site.it.db.withTenant(site.it.agencies['alpha']!.id, (tx) =>
      tx.selectFrom('search_log').selectAll().where('product', '=', 'activity').execute(),
    );
    expect(rows).toMatchObject([{ location: 'Lisbon', from_date: DAYS.from, to_date: DAYS.to }]);
  });

  test('R349 a visitor’s search is kept where visitors may search, and one of any day without days', async () => {
    const body = { destinationId: 'OPO', destinationName: 'Porto' };
    const anonymous = await site.it.request('alpha.localhost', 'POST', storeSearch.path, { body });
    const asVisitor = await site.it.request('alpha.localhost', 'POST', searchActivities.path, {
      body: { destinationId: 'OPO' },
    });
    expect([anonymous.status, asVisitor.status]).toEqual([401, 401]);
    expect((await site.it.request('open.localhost', 'POST', storeSearch.path, { body })).status).toBe(200);
    // Twice is one.
    for (let times = 0; times < 2; times += 1)
      expect((await site.post(storeSearch.path, body)).status).toBe(200);
    const rows = await site.it.db.withTenant(site.it.agencies['alpha']!.id, (tx) =>
      tx
        .selectFrom('search_log')
        .selectAll()
        .where('location', '=', 'Porto')
        .where('user_id', 'is not', null)
        .execute(),
    );
    expect(rows).toMatchObject([{ from_date: null, to_date: null }]);
  });
});
