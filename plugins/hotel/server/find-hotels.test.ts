import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  filterHotels,
  HOTEL_ORDERS,
  type HotelOffer,
  type HotelResults,
  nearbyStays,
  occupanciesOf,
  searchHotels,
} from '../contract';
import { hotelFieldRefusals } from '../contract/refusals';
import { hotelRefusals } from '../contract/refusals';
import { filtered } from './find/filtered';
import { COUPLE, hotelSite, searchIn } from './testing/site';

let site: Awaited<ReturnType<typeof hotelSite>>;
beforeAll(async () => {
  site = await hotelSite();
});
afterAll(() => site.it.close());

const idsOf = (hotels: readonly HotelOffer[]) => hotels.map(({ id }) => id);
/** What all of it costs, wherever it is paid. */
const whole = ({ total, atProperty }: HotelOffer['choices'][number]) =>
  atProperty.reduce((sum, { amount }) => sum + amount.amount, total.amount);
const priceOf = ({ choices }: HotelOffer) => whole(choices[0]!);
const scoreOf = ({ reviews }: HotelOffer) => reviews?.score ?? 0;

describe('beginning a search', () => {
  test('G33 asks visitors to log in, unless the agency lets them search', async () => {
    expect((await site.search(searchIn(), '')).status).toBe(401);
    const open = await site.it.request('open.localhost', 'POST', searchHotels.path, { body: searchIn() });
    expect(open.status, open.text).toBe(200);
    expect(open.json.data.hotels[0].currency).toBe('JPY');
    expect(open.text).not.toMatch(/wholesale|quayside|roomlark/i);
  });

  test('R032 R436 is not there for an agency that does not sell it', async () => {
    const token = await site.it.login('gamma', 'owner');
    expect((await site.post(searchHotels.path, searchIn(), token, 'gamma.localhost')).status).toBe(404);
  });

  test('R244 answers the first page of all, the best first, where no page is named', async () => {
    const { hotels, hotelCount } = (await site.search()).json.data as HotelResults;
    expect(hotelCount).toBeGreaterThan(10);
    expect(hotels).toHaveLength(hotelCount);
    const scores = hotels.map(scoreOf);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test('R249 is for a room of two adults where nobody is named', async () => {
    const foundFor = async (occupancy: object) =>
      (await site.completed(searchIn('LIS', { occupancies: [occupancy] }))).found.hotels;
    const usual = await foundFor({});
    expect(usual.length).toBeGreaterThan(20);
    expect(usual).toEqual(await foundFor({ numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] }));
    expect(usual).not.toEqual(await foundFor({ numOfAdults: 1 }));
  });

  test('R256 is followed from the first stay on, up to fifty, where no page is named', async () => {
    const { corelationid } = await site.completed();
    const pageOf = async (page: object) =>
      idsOf(((await site.follow(corelationid, page)).json.data as HotelResults).hotels);
    const usual = await pageOf({});
    expect(usual.length).toBeGreaterThan(20);
    expect(usual).toEqual(await pageOf({ from: 0, size: 50 }));
    for (const other of [{ from: 1 }, { size: 20 }]) expect(usual).not.toEqual(await pageOf(other));
  });

  test.each([
    ['R245 no destination', { searchString: ' ' }, 'searchString', hotelFieldRefusals.searchString.message],
    ['R245 nowhere', { lat: undefined }, 'lat', hotelFieldRefusals.coordinates.message],
    [
      'R246 a stay without a night',
      { stayPeriod: { start: '2027-03-08', end: '2027-03-08' } },
      'stayPeriod.end',
      hotelFieldRefusals.sameDay.message,
    ],
    [
      'G31 a stay of 29 nights',
      { stayPeriod: { start: '2027-03-01', end: '2027-03-30' } },
      'stayPeriod.end',
      hotelFieldRefusals.tooLong.message,
    ],
    [
      'an arrival that is over',
      { stayPeriod: { start: '2026-11-18', end: '2026-11-20' } },
      'stayPeriod.start',
      hotelFieldRefusals.checkIn.message,
    ],
    [
      'R247 seven rooms',
      { occupancies: [{ numOfRoom: 7 }] },
      'occupancies',
      hotelFieldRefusals.rooms.message,
    ],
    [
      'R249 a room without adults',
      { occupancies: [{ numOfAdults: 0 }] },
      'occupancies.0',
      hotelFieldRefusals.guests.message,
    ],
    [
      'R250 a child without an age',
      { occupancies: [{ numOfChildren: 1, childAges: [] }] },
      'occupancies.0',
      hotelFieldRefusals.childAge.message,
    ],
    ['no nationality', { nationality: undefined }, 'nationality', hotelFieldRefusals.nationality.message],
    ['SEC-34 an agency', { agency: 'other' }, 'agency', 'This field is unknown'],
  ])('refuses %s by name', async (_, change, field, message) => {
    const answer = await site.search(searchIn('LIS', change));
    expect(answer.status, answer.text).toBe(422);
    const [refused] = answer.json.fields;
    expect([refused.path, refused.message]).toEqual([field, message]);
  });

  test('tells no stays from suppliers that all failed', async () => {
    const nothing = await site.completed({ ...searchIn(), locationId: 'city:LYR' });
    expect(nothing.found).toMatchObject({ hotels: [], hotelCount: 0, hasMore: false, nextPage: null });
    const begun = await site.search({ ...searchIn(), locationId: 'city:NLK' });
    const { corelationid } = begun.json.data as { corelationid: string };
    // While one of them has failed another one may still have stays.
    let followed = await site.follow(corelationid, { seen: 1 });
    for (let calls = 0; followed.status === 200 && calls < 5; calls++)
      followed = await site.follow(corelationid, { seen: 1 });
    expect([followed.status, followed.json.message]).toEqual([502, hotelRefusals.support.message]);
  });
});

describe('without a supplier', () => {
  test('a search says that nobody sells hotels', async () => {
    const bare = await hotelSite({ suppliersOff: ['quayside', 'roomlark'] });
    const begun = await bare.search();
    expect([begun.status, begun.json.message]).toEqual([502, hotelRefusals.noVendor.message]);
    await bare.it.close();
  });
});

describe('following a search', () => {
  test('R255 answers while suppliers are silent, and says when nothing more will come', async () => {
    const begun = await site.search({ ...searchIn(), locationId: 'city:GOH' });
    expect(begun.json.data).toMatchObject({ hotels: [], pollCompleted: false, answered: 0 });
    const { corelationid } = begun.json.data;
    // Whoever has seen nothing is not kept waiting for nothing, and is told when something is there.
    let found = begun.json.data as HotelResults;
    let calls = 0;
    for (; !found.pollCompleted && calls < 5; calls++)
      found = (await site.follow(corelationid, { seen: found.answered })).json.data;
    expect(found).toMatchObject({ pollCompleted: true, answered: 2 });
    expect(found.hotels.length).toBeGreaterThan(0);
  });

  test('R254 R257 pages follow each other in each order, and leave nothing out', async () => {
    const { corelationid, found } = await site.completed();
    const inOrder = {
      [HOTEL_ORDERS.recommended]: (a, b) => scoreOf(b) - scoreOf(a) || priceOf(b) - priceOf(a),
      [HOTEL_ORDERS.lowest]: (a, b) => priceOf(a) - priceOf(b),
      [HOTEL_ORDERS.highest]: (a, b) => priceOf(b) - priceOf(a),
    } satisfies Record<string, (a: HotelOffer, b: HotelOffer) => number>;
    for (const [sortBy, compare] of Object.entries(inOrder)) {
      const all: HotelOffer[] = [];
      let page: HotelResults;
      do {
        page = (await site.follow(corelationid, { from: all.length, size: 7, sortBy })).json.data;
        all.push(...page.hotels);
        expect(page.nextPage).toBe(page.hasMore ? String(all.length) : null);
      } while (page.hasMore);
      expect(all).toHaveLength(found.hotelCount);
      expect(new Set(idsOf(all)).size).toBe(found.hotelCount);
      for (const [at, hotel] of all.slice(1).entries())
        expect(compare(all[at]!, hotel)).toBeLessThanOrEqual(0);
    }
  });

  test('R255 SEC-34 a search that is over, changed or of another agency is not followed', async () => {
    const { corelationid, found } = await site.completed();
    const [{ id: hotelid }] = found.hotels as [HotelOffer];
    const foreign = await site.it.request('open.localhost', 'POST', searchHotels.path, { body: searchIn() });
    const refused = async (name: string) => {
      const answers = [
        await site.follow(name),
        await site.follow(name, {}, site.client, filterHotels.path),
        await site.about('/api/v3/hotel/get-hotel-details', name, hotelid),
        await site.about('/api/v3/hotel/get-rooms-and-rates', name, hotelid),
        await site.about('/api/v2/hotel/price-calendar', name, hotelid, { month: '2027-03' }),
        await site.get(`/api/v2/hotel/ground?corelationid=${encodeURIComponent(name)}`),
        await site.get(
          `/api/v2/hotel/static-content?${new URLSearchParams({ corelationId: name, hotelId: hotelid }).toString()}`,
        ),
      ];
      for (const { status, json } of answers)
        expect([status, json.message]).toEqual([410, hotelRefusals.expired.message]);
    };
    await refused(foreign.json.data.corelationid);
    await refused(`${corelationid.slice(0, -2)}xx`);
    await refused('x');
    site.it.clock.advance(29 * 60_000);
    expect((await site.follow(corelationid)).status).toBe(200);
    site.it.clock.advance(2 * 60_000);
    await refused(corelationid);
  });

  test('R258 filters are posted to the address that comes with the search', async () => {
    const { filterUrl, corelationid } = await site.completed();
    const all = await site.everything(corelationid);
    const filter = { freeCancellation: true, boards: ['breakfast'], stars: [3, 4], amenities: ['wifi'] };
    const narrowed = await site.post(filterUrl, filter);
    const usual = { from: 0, size: 50, sortBy: HOTEL_ORDERS.recommended };
    const passing = filtered(all, { ...usual, ...filter } as Parameters<typeof filtered>[1]);
    expect(passing.length).toBeGreaterThan(0);
    expect(passing.length).toBeLessThan(all.length);
    expect(narrowed.json.data.hotels).toEqual(passing.slice(0, 50));
    expect(narrowed.json.data).toMatchObject({ hotelCount: passing.length, pollCompleted: true });
    // What the filters offer does not change by their use.
    const { facilities, maxDistance } = (await site.follow(corelationid)).json.data as HotelResults;
    expect(narrowed.json.data).toMatchObject({ facilities, maxDistance });
    expect((await site.post(filterUrl, { boards: ['supper'] })).status).toBe(422);
    expect((await site.post(filterUrl, { size: 51 })).status).toBe(422);
  });

  test('R259 tells what properties have and how far the farthest is', async () => {
    const { corelationid, found } = await site.completed();
    const all = await site.everything(corelationid);
    expect(found.maxDistance).toBe(Math.max(...all.map(({ distance }) => distance)));
    expect(new Set(found.facilities)).toEqual(new Set(all.flatMap(({ amenities }) => amenities)));
  });
});

describe('what is said of prices', () => {
  test("G69 SEC-35 prices carry the agency's markup and fee; only staff see what is below them, and of whom", async () => {
    const { corelationid, found } = await site.completed();
    const seen = await site.everything(corelationid, {}, site.owner);
    const shown = await site.everything(corelationid);
    expect(idsOf(shown)).toEqual(idsOf(seen));
    const text = JSON.stringify([found, shown]);
    expect(text).not.toMatch(/wholesale|agencyFee|"supplier"|"retail"|quayside|roomlark/i);
    for (const [at, { choices }] of seen.entries())
      for (const [nth, { payment, wholesale, agencyFee, total, supplier }] of choices.entries()) {
        // What the property collects is its own price.
        const [share, fee] = payment === 'property' ? [1, 0] : [1.1, 500];
        expect(total.amount).toBe(Math.round(wholesale!.amount * share) + fee);
        expect(agencyFee).toEqual({ ...total, amount: fee });
        expect(['quayside', 'roomlark']).toContain(supplier);
        expect(shown[at]!.choices[nth]!.total).toEqual(total);
      }
    const ways = seen.flatMap(({ choices }) => choices.map(({ payment }) => payment));
    expect([...new Set(ways)].sort()).toEqual(['now', 'property']);
    const reports = found.suppliers;
    expect(reports.map(({ name, state }) => [name, state])).toEqual([
      ['', 'answered'],
      ['', 'answered'],
    ]);
    const staff = (await site.follow(corelationid, {}, site.owner)).json.data as HotelResults;
    expect(staff.suppliers.map(({ id }) => id).sort()).toEqual(['quayside', 'roomlark']);
  });

  test('R281 a public price is shown where it is above the total', async () => {
    const { corelationid } = await site.completed();
    const published = (await site.everything(corelationid)).flatMap(({ choices }) =>
      choices.flatMap((choice) => (choice.published ? [choice] : [])),
    );
    expect(published.length).toBeGreaterThan(0);
    for (const choice of published) expect(choice.published!.amount).toBeGreaterThan(choice.total.amount);
  });

  test('G135 each way to stay is there once, the cheapest of it, and what a night costs covers the whole price', async () => {
    const { corelationid } = await site.completed();
    for (const { choices } of await site.everything(corelationid)) {
      const ways = choices.map(({ board, payment, freeUntil }) => [board, payment, freeUntil].join());
      expect(new Set(ways).size).toBe(ways.length);
      const totals = choices.map(whole);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
      for (const choice of choices) {
        expect(choice.perNight.amount * 3).toBeGreaterThanOrEqual(whole(choice));
        expect(choice.perNight.amount * 3).toBeLessThan(whole(choice) + 3);
      }
    }
  });

  test('R247 a choice has a room for each party', async () => {
    const rooms = [COUPLE, { adults: 1, childAges: [] }, { adults: 2, childAges: [5] }];
    const { found } = await site.completed(searchIn('LIS', { occupancies: occupanciesOf(rooms) }));
    expect(found.hotels.length).toBeGreaterThan(0);
    for (const { choices } of found.hotels)
      for (const choice of choices) expect(choice.rooms).toHaveLength(3);
  });
});

describe('the same stay on other days', () => {
  test('costs at least what a search of those days says; what is over is left out', async () => {
    const search = searchIn();
    const { data } = (await site.post(nearbyStays.path, { search, days: 2 })).json;
    expect(data.map(({ start }: { start: string }) => start)).toEqual([
      '2027-03-06',
      '2027-03-07',
      '2027-03-08',
      '2027-03-09',
      '2027-03-10',
    ]);
    for (const { start, end, from } of data) {
      const { corelationid } = await site.completed({ ...search, stayPeriod: { start, end } });
      const [cheapest] = await site.everything(corelationid, { sortBy: HOTEL_ORDERS.lowest });
      expect(from).toEqual({ ...cheapest!.choices[0]!.total, amount: priceOf(cheapest!) });
    }
    const soon = { ...search, stayPeriod: { start: '2026-11-21', end: '2026-11-23' } };
    const near = (await site.post(nearbyStays.path, { search: soon, days: 3 })).json.data;
    expect(near[0].start).toBe('2026-11-20');
    expect((await site.post(nearbyStays.path, { search, days: 4 })).status).toBe(422);
  });
});

test('what was looked for is noted for whoever looks again', async () => {
  await site.completed();
  const noted = await site.it.db.asSystem((tx) =>
    tx.selectFrom('search_log').selectAll().where('product', '=', 'hotel').execute(),
  );
  expect(noted.length).toBeGreaterThan(0);
});
