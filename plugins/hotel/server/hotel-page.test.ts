import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import {
  decodeFirst,
  getHotelDetails,
  getHotelPrice,
  getPriceCalendar,
  getRoomsAndRates,
  getSearchGround,
  getStaticContent,
  HOTEL_ORDERS,
  type HotelDetails,
  type HotelOffer,
  type HotelQuote,
  occupanciesOf,
} from '../contract';
import { hotelRefusals } from '../contract/refusals';
import { COUPLE, hotelSite, searchIn } from './testing/site';

let site: Awaited<ReturnType<typeof hotelSite>>;
/** A search of a couple in Lisbon, and what it found. */
let corelationid: string;
let hotels: HotelOffer[];
beforeAll(async () => {
  site = await hotelSite();
  ({ corelationid } = await site.completed());
  hotels = await site.everything(corelationid, { sortBy: HOTEL_ORDERS.lowest });
});
afterAll(() => site.it.close());

const cheapest = (amounts: readonly number[]) => Math.min(...amounts);
const priceOf = async (
  hotelid: string,
  rates: readonly string[],
  amount: number,
  correlation = corelationid,
) =>
  site.post(getHotelPrice.path, [
    { corelationid: correlation, hotelid, rates, expectedTotal: { amount, currency: 'USD' } },
  ]);

/** What all of it costs, wherever it is paid. */
const whole = ({ total, atProperty }: Pick<HotelOffer['choices'][number], 'total' | 'atProperty'>) =>
  atProperty.reduce((sum, { amount }) => sum + amount.amount, total.amount);
const fromOf = ({ choices }: HotelOffer) => ({ ...choices[0]!.total, amount: whole(choices[0]!) });

describe('the page of a property', () => {
  test('R263 a property of a search is told with what guests ask first, at the price of the list', async () => {
    for (const hotel of hotels.slice(0, 5)) {
      const details = (await site.about(getHotelDetails.path, corelationid, hotel.id)).json
        .data as HotelDetails;
      expect(details).toMatchObject(hotel);
      expect(details.checkIn.from).toMatch(/^\d\d:\d\d$/);
    }
  });

  test('R263 a property is found by each of its names, and one that has none is not found', async () => {
    const merged = hotels.find(({ aliases }) => aliases.length > 0)!;
    for (const alias of merged.aliases)
      expect((await site.about(getHotelDetails.path, corelationid, alias)).json.data.id).toBe(merged.id);
    for (const path of [getHotelDetails.path, getRoomsAndRates.path]) {
      const answer = await site.about(path, corelationid, 'nowhere');
      expect([answer.status, answer.json.message]).toEqual([404, hotelRefusals.notFound.message]);
    }
    const content = await site.get(
      `${getStaticContent.path}?${new URLSearchParams({ corelationId: corelationid, hotelId: 'nowhere' }).toString()}`,
    );
    expect([content.status, content.json.message]).toEqual([404, hotelRefusals.notFound.message]);
  });

  test('R263 calls without the search or the property are refused by the field that is missing', async () => {
    const answer = await site.get(
      `${getRoomsAndRates.path}?corelationid=${encodeURIComponent(corelationid)}`,
    );
    expect([answer.status, answer.json.fields[0].path]).toEqual([422, 'hotelid']);
  });

  test('R263 every rate of every supplier is there: none is dearer than it was in the list, each once', async () => {
    for (const hotel of hotels.slice(0, 12)) {
      const [party] = await site.partiesOf(corelationid, hotel.id);
      const rates = party!.rooms.flatMap((room) => room.rates);
      expect(cheapest(rates.map(whole))).toBe(whole(hotel.choices[0]!));
      // Each way to stay that the list has can be chosen here, at its price.
      for (const { board, payment, freeUntil, total } of hotel.choices)
        expect(
          rates.some(
            (rate) =>
              rate.board === board &&
              rate.payment === payment &&
              rate.terms.freeUntil === freeUntil &&
              rate.total.amount === total.amount,
          ),
          `${hotel.name} ${board} ${payment} ${freeUntil}`,
        ).toBe(true);
      expect(new Set(rates.map(({ id }) => id)).size).toBe(rates.length);
      expect(new Set(party!.rooms.map(({ id }) => id)).size).toBe(party!.rooms.length);
      for (const { nights, taxes, total } of rates)
        expect(nights.reduce((sum, { amount }) => sum + amount.amount, taxes.amount)).toBe(total.amount);
    }
  });

  test('SEC-35 travelers read nothing of suppliers and what is paid to them; staff do', async () => {
    const [{ id }] = hotels as [HotelOffer];
    const shown = JSON.stringify([
      await site.partiesOf(corelationid, id),
      (await site.about(getHotelDetails.path, corelationid, id)).json,
    ]);
    expect(shown).not.toMatch(/wholesale|agencyFee|"supplier"|"retail"|quayside|roomlark/i);
    const [party] = await site.partiesOf(corelationid, id, site.owner);
    const [rate] = party!.rooms[0]!.rates;
    expect(rate!.total.amount).toBe(Math.round(rate!.wholesale!.amount * 1.1) + 500);
    expect(['quayside', 'roomlark']).toContain(rate!.supplier);
  });

  test('a property that a supplier sells alone, and one that both sell, are told by whoever sells them', async () => {
    const staff = await site.everything(corelationid, {}, site.owner);
    const both = staff.filter(({ aliases }) => aliases.length > 0);
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(staff.length);
    const suppliersIn = async (hotelid: string) => {
      const [party] = await site.partiesOf(corelationid, hotelid, site.owner);
      return new Set(party!.rooms.flatMap(({ rates }) => rates.map(({ supplier }) => supplier)));
    };
    const of = await Promise.all(both.map(({ id }) => suppliersIn(id)));
    expect(of.some(({ size }) => size === 2)).toBe(true);
    const alone = staff.find(({ aliases }) => aliases.length === 0)!;
    expect((await suppliersIn(alone.id)).size).toBe(1);
  });
});

describe('the price of what was chosen', () => {
  test('R264 R265 is of one item, and the same as in the list and on the page', async () => {
    const [hotel] = hotels as [HotelOffer];
    const [party] = await site.partiesOf(corelationid, hotel.id);
    const [room] = party!.rooms;
    const [rate] = room!.rates;
    const answer = await priceOf(hotel.id, [rate!.id], rate!.total.amount);
    expect(answer.status, answer.text).toBe(200);
    const quote = decodeFirst(answer.json.data) as HotelQuote;
    expect(quote.price.total).toEqual(rate!.total);
    expect(rate!.total).toEqual(hotel.choices[0]!.total);
    expect(quote).toMatchObject({
      changed: false,
      offer: { rooms: [{ name: room!.name, board: rate!.board }] },
    });
    expect(quote.offer.terms.freeUntil).toBe(rate!.terms.freeUntil);

    const item = {
      ...{ corelationid, hotelid: hotel.id, rates: [rate!.id] },
      expectedTotal: rate!.total,
    };
    for (const items of [[], [item, item]])
      expect((await site.post(getHotelPrice.path, items)).status).toBe(422);
  });

  test('of several rooms is what their rates add up to, whichever are combined', async () => {
    const rooms = [COUPLE, { adults: 1, childAges: [] }];
    const { corelationid: two } = await site.completed(
      searchIn('LIS', { occupancies: occupanciesOf(rooms) }),
    );
    const [first, second] = (await site.everything(two, { sortBy: HOTEL_ORDERS.lowest })) as [
      HotelOffer,
      HotelOffer,
    ];
    for (const hotel of [first, second]) {
      const parties = await site.partiesOf(two, hotel.id);
      expect(parties.map(({ party }) => party)).toEqual(rooms);
      const rates = parties.map((party) => party.rooms.flatMap((room) => room.rates));
      const least = rates.reduce((sum, each) => sum + cheapest(each.map(whole)), 0);
      expect(Math.abs(least - whole(hotel.choices[0]!))).toBeLessThan(rooms.length);
      const last = rates.map((each) => each.at(-1)!);
      const sum = last.reduce((total, rate) => total + rate.total.amount, 0);
      const answer = await priceOf(
        hotel.id,
        last.map(({ id }) => id),
        sum,
        two,
      );
      expect(answer.status, answer.text).toBe(200);
      const quote = decodeFirst(answer.json.data) as HotelQuote;
      expect(Math.abs(quote.price.total.amount - sum)).toBeLessThan(rooms.length);
      expect(quote.changed).toBe(false);
    }
  });

  test('SEC-34 rates that do not fit the rooms, or are of another property, are not priced', async () => {
    const [one, other] = hotels as [HotelOffer, HotelOffer];
    const [party] = await site.partiesOf(corelationid, one.id);
    const { id, total } = party!.rooms[0]!.rates[0]!;
    const many = await priceOf(one.id, [id, id], total.amount);
    expect([many.status, many.json.fields[0].path]).toEqual([422, 'rates']);
    for (const [hotelid, rate] of [
      [other.id, id],
      [one.id, 'x'],
    ] as const) {
      const answer = await priceOf(hotelid, [rate], total.amount);
      expect([answer.status, answer.json.message]).toEqual([410, hotelRefusals.gone.message]);
    }
  });
});

describe('what does not depend on the search', () => {
  const contentOf = async (hotelId: string, language = 'en') =>
    (
      await site.it.request(
        'alpha.localhost',
        'GET',
        `${getStaticContent.path}?${new URLSearchParams({ corelationId: corelationid, hotelId }).toString()}`,
        { token: site.client, headers: { 'accept-language': language } },
      )
    ).json.data;

  test('has pictures, reviews, what is near and the rules of the house, without words of its guests', async () => {
    const [hotel] = hotels as [HotelOffer];
    const content = await contentOf(hotel.id);
    expect(content.description).toBeNull();
    expect(content.reviews).toMatchObject(hotel.reviews!);
    const shares = content.reviews.guests.reduce(
      (sum: number, each: { share: number }) => sum + each.share,
      0,
    );
    expect(shares).toBeCloseTo(1, 5);
    expect(content.near.length).toBeGreaterThan(0);
    expect(content.pictures.length).toBeGreaterThanOrEqual(hotel.pictures.length);
    expect(content.ground.name).toBe('Lisbon');
    expect((await contentOf(hotel.id, 'pt')).ground.name).toBe('Lisboa');
  });

  test('pictures are drawn, and what is no picture is not found', async () => {
    const [{ pictures }] = hotels as [HotelOffer];
    expect(pictures[0]!.subject).toBe('facade');
    const fetched = (path: string) => site.it.request('alpha.localhost', 'GET', path);
    const picture = await fetched(pictures[0]!.src);
    expect(picture.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect(picture.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect(picture.headers.get('cache-control')).toMatch(/public.*immutable/);
    expect(picture.text).toMatch(/^<svg/);
    expect(picture.text).not.toMatch(/<script|\son\w+=/i);
    expect((await fetched(pictures[0]!.src)).text).toBe(picture.text);
    for (const path of [
      pictures[0]!.src.replace('facade-', 'cellar-'),
      pictures[0]!.src.replace(/\d\.svg$/, '9.svg'),
      '/api/hotel/pictures/h-none/facade-0.svg',
    ])
      expect((await fetched(path)).status, path).toBe(404);
  });

  test('the ground of the place that was searched is in the language of whoever asks', async () => {
    const { data } = (
      await site.get(`${getSearchGround.path}?corelationid=${encodeURIComponent(corelationid)}`)
    ).json;
    expect(data).toMatchObject({ name: 'Lisbon' });
    expect(data.areas.length).toBeGreaterThan(0);
  });
});

describe('prices by day', () => {
  const calendar = async (hotelid: string, month: string) =>
    (await site.about(getPriceCalendar.path, corelationid, hotelid, { month })).json.data;

  test('a day costs what the cheapest stay costs that begins on it', async () => {
    const [hotel] = hotels as [HotelOffer];
    const { nights, days } = await calendar(hotel.id, '2027-03');
    expect(nights).toBe(3);
    expect(days).toHaveLength(31);
    expect(days[7]).toEqual({ date: '2027-03-08', from: fromOf(hotel) });
    const { corelationid: later } = await site.completed(
      searchIn('LIS', { stayPeriod: { start: '2027-03-19', end: '2027-03-22' } }),
    );
    const other = (await site.everything(later)).find(({ id }) => id === hotel.id);
    expect(days[18]).toEqual({ date: '2027-03-19', from: other ? fromOf(other) : null });
  });

  test('no stay begins before today', async () => {
    const [{ id }] = hotels as [HotelOffer];
    const today = site.it.clock.now().toISOString().slice(0, 10);
    const { days } = await calendar(id, today.slice(0, 7));
    for (const { date, from } of days) if (date < today) expect(from, date).toBeNull();
    expect(days.some(({ from }: { from: unknown }) => from !== null)).toBe(true);
    const past = await calendar(id, '2026-01');
    expect(each(past.days, ({ from }: { from: unknown }) => from === null)).toBe(true);
    expect((await site.about(getPriceCalendar.path, corelationid, id, { month: '2027-13' })).status).toBe(
      422,
    );
  });
});
