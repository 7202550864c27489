import { saidOf } from '@/core/contract/refusal';
import fc from 'fast-check';
import { getUserTransactions } from '@/core/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { getAgencyHotel } from './hotel-office';
import { getHotelDetails, getRoomsAndRates, getStaticContent } from './hotel-page';
import { getHotelBooking } from './stay-booking';
import { bookHotel, getHotelPrice } from './hotel-checkout';
import { HotelFilter } from './hotel-filter';
import { HotelSearch, HOTEL_ORDERS, occupanciesOf, roomsOf } from './hotel-search';
import { checkParty, guestsOf, type Party, withChild, withRoom } from './occupancy';
import { decodeFirst, encodePayload } from './price-payload';
import {
  HOTEL_POLL,
  HOTEL_RESULT_FILTER,
  isComparable,
  isPolled,
  priceWarnings,
  shownPublished,
  withCompared,
  withPage,
} from './results-rules';
import { bookingOf, HOTEL_STATUSES, isHotelStatus } from './statuses';
import { checkStay, datesOf, isDay, nightsOf } from './stay';

const SEARCH = '7f0c9a4e-52f1-4b06-9f0a-3d1f1c1b2a33';
const couple: Party = { adults: 2, childAges: [] };
const payload = {
  searchString: 'Lisbon',
  occupancies: [{}],
  stayPeriod: { start: '2027-03-08', end: '2027-03-11' },
  lat: 38.71,
  lng: -9.14,
  nationality: { name: 'Brazil', alpha2Code: 'BR' },
};

/** What is said at each field of a payload that is changed in some. */
function problems(change: object): Record<string, string> {
  const read = HotelSearch.safeParse({ ...payload, ...change });
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), saidOf(message).message]),
  );
}

describe('calls', () => {
  it('G05 of a booking are one for its traveler and another for the agency', () => {
    expect(getHotelBooking).toMatchObject({
      method: 'GET',
      path: '/api/v3/hotel/hotel-booking/{id}',
      access: 'user',
    });
    expect(getAgencyHotel).toMatchObject({
      method: 'GET',
      path: '/api/agency/hotels/bookings/{id}',
      access: 'staff',
    });
  });

  it('G17 of v3 write the names of a query in small letters, that of v2 does not', () => {
    const id = 'hotel-0123456789';
    const takes = ({ query }: { query: z.core.$ZodType }, given: object) => z.safeParse(query, given).success;
    for (const call of [getRoomsAndRates, getHotelDetails]) {
      expect(takes(call, { corelationid: SEARCH, hotelid: id })).toBe(true);
      expect(takes(call, { corelationId: SEARCH, hotelId: id })).toBe(false);
    }
    expect(takes(getStaticContent, { corelationId: SEARCH, hotelId: id })).toBe(true);
    expect(takes(getStaticContent, { corelationid: SEARCH, hotelid: id })).toBe(false);
  });
});

describe('a search', () => {
  it('R244 fills in what is not said', () => {
    const occupancies = occupanciesOf([couple]);
    expect(HotelSearch.parse({ ...payload, occupancies })).toMatchObject({
      currency: 'USD',
      allowedCountry: 'US',
      paging: { pageNo: 1, pageSize: 50, orderBy: 'rating desc, price desc' },
    });
  });

  it('R248 R249 is of one room for two adults without children where nobody says otherwise', () => {
    expect(HotelSearch.safeParse(payload).data?.occupancies).toEqual([
      { numOfRoom: 1, numOfAdults: 2, numOfChildren: 0, childAges: [] },
    ]);
  });

  it('G19 turns pages by pageNo and pageSize, as trips do by from and size', () => {
    const paging = (change: object) => HotelSearch.parse({ ...payload, paging: { ...change } }).paging;
    expect(paging({ pageNo: 3, pageSize: 20 })).toMatchObject({ pageNo: 3, pageSize: 20 });
    expect(getUserTransactions.body!.safeParse({ from: 40, size: 20 }).success).toBe(true);
    expect(getUserTransactions.body!.safeParse({ pageNo: 3, pageSize: 20 }).success).toBe(false);
  });

  it('R257 G12 has an order for each of the three', () => {
    expect(HOTEL_ORDERS).toEqual({
      recommended: 'rating desc, price desc',
      lowest: 'price asc',
      highest: 'price desc',
    });
    expect(problems({ paging: { orderBy: 'name asc' } })).toHaveProperty(['paging.orderBy']);
  });

  it.each([
    ['R245 no destination', { searchString: '  ' }, 'searchString', 'Missing search string'],
    ['no dates', { stayPeriod: undefined }, 'stayPeriod', 'Missing stay period'],
    ['R245 no place', { lat: undefined }, 'lat', 'Missing latitude and longitude'],
    ['no nationality', { nationality: undefined }, 'nationality', 'Missing nationality'],
    ['no rooms', { occupancies: [] }, 'occupancies', 'Missing occupancies'],
    ['an unknown currency', { currency: 'euro' }, 'currency', 'Missing currency'],
    [
      'R246 no night',
      { stayPeriod: { start: '2027-03-08', end: '2027-03-08' } },
      'stayPeriod.end',
      'Check-out date cannot be the same as check-in date',
    ],
    [
      'a day that is none',
      { stayPeriod: { start: '2027-02-30', end: '2027-03-08' } },
      'stayPeriod.start',
      'Please choose a check-in date from today on',
    ],
    ['R247 seven rooms', { occupancies: Array(7).fill({}) }, 'occupancies', 'You can select at most 6 rooms'],
    [
      'R247 seven rooms of one sort',
      { occupancies: [{ numOfRoom: 7 }] },
      'occupancies',
      'You can select at most 6 rooms',
    ],
    [
      'G83 a child of 18',
      { occupancies: [{ numOfChildren: 1, childAges: [18] }] },
      'occupancies.0',
      'Please choose the age of each child, from 0 to 17',
    ],
    [
      'a child without an age',
      { occupancies: [{ numOfChildren: 1 }] },
      'occupancies.0',
      'Please choose the age of each child, from 0 to 17',
    ],
    [
      'G30 six adults in a room',
      { occupancies: [{ numOfAdults: 6 }] },
      'occupancies.0',
      'A room sleeps 1 to 5 adults and up to 5 children',
    ],
  ])('%s: what is wrong is said', (_, change, field, message) => {
    expect(problems(change)).toEqual({ [field]: message });
  });

  it('carries rooms there and back', () => {
    const rooms = [couple, { adults: 1, childAges: [3, 10] }];
    const { occupancies } = HotelSearch.parse({ ...payload, occupancies: occupanciesOf(rooms) });
    expect(roomsOf(occupancies)).toEqual(rooms);
    expect(
      roomsOf(HotelSearch.parse({ ...payload, occupancies: [{ numOfRoom: 3 }] }).occupancies),
    ).toHaveLength(3);
  });

  it('SEC-34 takes no field that it does not know', () => {
    expect(HotelSearch.safeParse({ ...payload, agencyId: 'other' }).success).toBe(false);
  });
});

describe('rooms', () => {
  it('R248 R249 a new one is for two adults, without children', () => {
    expect(withRoom([])).toEqual([{ adults: 2, childAges: [] }]);
  });

  it('R247 are added up to six', () => {
    let rooms: readonly Party[] = [couple];
    for (let more = 0; more < 10; more++) rooms = withRoom(rooms);
    expect(rooms).toHaveLength(6);
    expect(guestsOf(rooms)).toEqual({ adults: 12, children: 0 });
  });

  it('R250 G82 take children of ten, up to five', () => {
    let room = couple;
    for (let more = 0; more < 10; more++) room = withChild(room);
    expect(room.childAges).toEqual([10, 10, 10, 10, 10]);
    expect(checkParty(room)).toBeNull();
    expect(checkParty({ adults: 2, childAges: [1, 2, 3, 4, 5, 6] })).toBe('guests');
    expect(checkParty({ adults: 0, childAges: [] })).toBe('guests');
    expect(checkParty({ adults: 2, childAges: [1.5] })).toBe('childAge');
  });

  it('G83 take children of 0 to 17', () => {
    const problemAt = (age: number) => checkParty({ adults: 2, childAges: [age] });
    expect([-1, 0, 17, 18].map(problemAt)).toEqual(['childAge', null, null, 'childAge']);
  });
});

describe('a stay', () => {
  it('counts nights over the end of months, years and summer time', () => {
    expect(nightsOf({ start: '2027-12-30', end: '2028-01-02' })).toBe(3);
    expect(nightsOf({ start: '2027-03-27', end: '2027-03-29' })).toBe(2);
    expect(datesOf({ start: '2028-02-28', end: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29']);
    expect(isDay('2027-02-29')).toBe(false);
  });

  it('R246 G82 is of 1 to 28 nights, from today on', () => {
    const stay = (end: string) => checkStay({ start: '2027-03-01', end }, '2027-03-01');
    expect(stay('2027-03-02')).toBeNull();
    expect(stay('2027-03-29')).toBeNull();
    expect(stay('2027-03-30')).toEqual({ field: 'end', problem: 'tooLong' });
    expect(stay('2027-03-01')).toEqual({ field: 'end', problem: 'sameDay' });
    expect(checkStay({ start: '2027-03-01', end: '2027-03-02' }, '2027-03-02')).toEqual({
      field: 'start',
      problem: 'checkIn',
    });
  });
});

describe('results', () => {
  const page = (count: number, nextPage: string | null) => ({
    hotels: Array<number>(count).fill(0),
    nextPage,
  });

  it('R254 G26 are added when 50 are held and a new next page comes, and replaced otherwise', () => {
    const lengthOf = (held: number, heldNext: string | null, next: string | null) =>
      withPage(page(held, heldNext), page(7, next)).hotels.length;
    expect(lengthOf(50, 'a', 'b')).toBe(57);
    expect(lengthOf(49, 'a', 'b')).toBe(7);
    expect(lengthOf(50, 'a', 'a')).toBe(7);
    expect(lengthOf(50, 'a', null)).toBe(7);
    expect(lengthOf(50, 'a', '')).toBe(7);
    expect(lengthOf(120, null, 'b')).toBe(127);
  });

  it('R255 G81 are asked for every two seconds until all of them are there, for a minute at most', () => {
    expect(HOTEL_POLL.every).toBe(2000);
    expect(isPolled(false, 0)).toBe(true);
    expect(isPolled(true, 0)).toBe(false);
    expect(isPolled(false, 59_999)).toBe(true);
    expect(isPolled(false, 60_000)).toBe(false);
  });

  it('R256 begin at the first, fifty at a time', () => {
    expect(HOTEL_RESULT_FILTER).toEqual({ from: 0, size: 50 });
    expect(HotelFilter.parse({})).toMatchObject({ from: 0, size: 50 });
  });

  it('R257 come in the recommended order to who asks for none', () => {
    expect(HotelFilter.parse({}).sortBy).toBe('rating desc, price desc');
  });

  it('R260 three can be chosen to be compared, and no fourth', () => {
    expect(withCompared(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(withCompared(['a', 'b', 'c'], 'd')).toBeNull();
    expect(withCompared(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });

  it('R261 one alone is not compared', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']].map(isComparable)).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });
});

describe('a price', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });

  it('R264 is asked for with an array of one, and no other', () => {
    const item = {
      ...{ corelationid: 'search.sealed', hotelid: 'htl_baixa', rates: ['rate-lowest'] },
      expectedTotal: eur(48_630),
    };
    const takes = (...items: unknown[]) => getHotelPrice.body.safeParse(items).success;
    expect([takes(), takes(item), takes(item, item)]).toEqual([false, true, false]);
  });

  it('R265 G59 travels as base64 of JSON in UTF-8, and its first item is kept', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'grapheme' }), (value, text) => {
        const sent = JSON.parse(JSON.stringify({ value, text })) as unknown;
        expect(decodeFirst(encodePayload([sent, 'another']))).toEqual(sent);
      }),
    );
  });

  it.each(['', '%', '####', btoa('no JSON'), btoa('{}'), btoa('[]'), btoa('["\u00ff"]')])(
    'R265 is cleared when %j cannot be read',
    (answer) => {
      expect(decodeFirst(answer)).toBeNull();
    },
  );

  it('R268 R269 is warned of above the published and above the retail price, with both figures', () => {
    const above = priceWarnings({ total: eur(101), published: eur(100), retail: eur(99) });
    expect(above).toEqual([
      { problem: 'abovePublished', total: eur(101), limit: eur(100) },
      { problem: 'aboveRetail', total: eur(101), limit: eur(99) },
    ]);
    expect(priceWarnings({ total: eur(100), published: eur(100), retail: null })).toEqual([]);
    const dollars = { amount: 1, currency: 'USD' };
    expect(priceWarnings({ total: eur(100), published: dollars, retail: null })).toEqual([]);
  });

  it('R281 is shown beside the published one only where that may be shown', () => {
    expect(shownPublished(true, eur(5))).toEqual(eur(5));
    expect(shownPublished(false, eur(5))).toBeNull();
  });
});

describe('a booking', () => {
  const item = {
    quoteId: '8ed3f6fc-5f13-45b5-862e-2a520a144fe6',
    acceptedTotal: { amount: 48_630, currency: 'USD' },
    guests: {
      rooms: [{ firstName: 'Ana', lastName: 'Silva' }],
      email: 'ana@example.com',
      phone: '+351 912 345 678',
    },
    termsAccepted: true,
    payment: null,
    language: 'en',
    idempotencyKey: '0c5b1f5e-4a51-4f1b-9e3c-6a5a3c1d2e4f',
  };
  const takes = (...items: unknown[]) => bookHotel.body.safeParse(items).success;

  it('R266 is sent as an array of one, and no other', () => {
    expect([takes(), takes(item), takes(item, item)]).toEqual([false, true, false]);
  });

  it('R271 is refused without the agreement to its terms', () => {
    expect(takes({ ...item, termsAccepted: false })).toBe(false);
    expect(takes({ ...item, termsAccepted: undefined })).toBe(false);
  });

  it('R267 G80 that was not made is none, whatever else its first result says', () => {
    const made = { message: 'Confirmed', bookingId: 'b1' };
    expect(bookingOf([made, { message: 'Booking failed' }])).toEqual(made);
    for (const message of ['Booking failed', 'An ERROR', 'Invalid rate', 'Room not available'])
      expect(bookingOf([{ ...made, message }]), message).toBeNull();
    expect(bookingOf([{ message: 'Confirmed' }])).toBeNull();
    expect(bookingOf([])).toBeNull();
  });

  it('R273 G87 has one of six statuses, and others are left as they came', () => {
    expect(HOTEL_STATUSES).toEqual([
      'booked',
      'failed',
      'awaiting payment',
      'processing payment',
      'invalid',
      'cancelled',
    ]);
    expect(isHotelStatus('booked')).toBe(true);
    expect(isHotelStatus('Booked')).toBe(false);
  });
});
