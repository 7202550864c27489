import { describe, expect, it } from 'vitest';
import type { Json } from '../../kit/testing/fake-server';
import { pictureSigner } from '@/server/selling/pictures/signed';
import { z } from 'zod/mini';
import { Accommodation } from '../api/schemas';
import { property, rate, roomsOf, type Sale } from '../testing/world';
import { contentOf } from './content';
import { listingOf } from './listing';
import { ratesIn } from './rates';

const sign = pictureSigner('secret');
const sale: Sale = {
  ...{ now: new Date('2027-01-10T12:00:00Z'), currency: 'EUR', nights: 3, rooms: 1 },
  ...{ arrival: '2027-03-08', search: 's' },
};
const wanted = {
  stay: { start: '2027-03-08', end: '2027-03-11' },
  rooms: [{ adults: 2, childAges: [] }],
  currency: 'EUR',
  zone: 'Europe/Lisbon',
};
const read = (given: Json) => z.parse(Accommodation, { ...property('acc_lis1'), ...given });
const located = (place: unknown, address: Json = {}) => {
  const { location } = property('acc_lis1') as { location: { address: Json } };
  return { location: { address: { ...location.address, ...address }, geographic_coordinates: place } };
};
const listed = (given: Json) => listingOf(read(given), sign);
/** What can be had of one rate with these fields. */
const ratesWith = (given: Json, whole = wanted) => {
  const base = rate({ id: 'r', night: 100, refunds: [[3, 1]] }, { ...sale, rooms: whole.rooms.length });
  return ratesIn(read({ rooms: [{ name: 'Room', rates: [{ ...base, ...given }] }] }), whole, sign);
};

describe('what Duffel says of a property is not believed', () => {
  it.each([
    ['far north', { latitude: 91, longitude: 0 }],
    ['far east', { latitude: 0, longitude: 181 }],
    ['in the middle of nowhere', { latitude: 0, longitude: 0 }],
  ])('a place %s is none', (_, place) => {
    expect(listed(located(place))).toBeNull();
  });

  it.each([null, { latitude: '38.7', longitude: -9 }, { latitude: NaN, longitude: -9 }, {}])(
    'a place that is no pair of numbers is none: %j',
    (place) => {
      expect(z.safeParse(Accommodation, { ...property('acc_lis1'), ...located(place) }).success).toBe(false);
    },
  );

  it('a property without a name, a city or a country is none', () => {
    const place = { latitude: 38.7, longitude: -9.1 };
    expect(listed({ name: ' \u202e\u0000 ' })).toBeNull();
    expect(listed(located(place, { city_name: null }))).toBeNull();
    expect(listed(located(place, { country_code: 'Portugal' }))).toBeNull();
  });

  it('its texts are one line, cut, and nothing turns them around', () => {
    const listing = listed({ name: `Hotel\u202E\n\u0007${'x'.repeat(5_000)}`, chain: { name: 'A\tB' } })!;
    expect(listing.name).toMatch(/^Hotel x+$/);
    expect(listing.name.length).toBe(120);
    expect(listing.chain).toBe('A B');
  });

  it('its description is plain text, however it was written', () => {
    const said = (description: string) => contentOf(read({ description }), 'en', sign).description;
    expect(said('<p>Near the <b>river</b> &amp; the&nbsp;sea.</p><script>alert(1)</script>')).toBe(
      'Near the river & the sea.',
    );
    expect(said('<style>*{display:none}</style><img src=x onerror=alert(1)>Quiet<!-- <b> -->')).toBe('Quiet');
    expect(said('<script>alert(1)')).toBeNull();
    expect(said('&#999999;&lt;b&gt; 3 < 4 &unknown;')).toBe('<b> 3 < 4 &unknown;');
    expect(said(`<p>${'long '.repeat(100_000)}`)!.length).toBeLessThanOrEqual(4_000);
    expect(contentOf(read({ description: null }), 'en', sign).description).toBeNull();
  });

  it('its pictures are paths of this site, signed, not too many, and never anything else', () => {
    const photos = [
      ...['javascript:alert(1)', 'data:text/html,x', 'http://a.example/x.jpg', 'https://u:p@a.example/x.jpg'],
      ...['/api/logout', '//a.example/x.jpg', `https://a.example/${'x'.repeat(3_000)}`],
    ].map((url) => ({ url }));
    expect(listed({ photos: [...photos, null, 7, { url: 7 }] })!.pictures).toEqual([]);
    const many = Array.from({ length: 5_000 }, (_, nth) => ({ url: `https://a.example/${nth}.jpg` }));
    const { pictures } = listed({ photos: many })!;
    expect(pictures).toHaveLength(40);
    for (const { url } of pictures) expect(url).toMatch(/^\/api\/pictures\/[\w-]{32}\/640\/[\w-]+$/);
  });

  it.each([
    [{ review_score: 11, review_count: 3 }, null],
    [{ review_score: -1, review_count: 3 }, null],
    [{ review_score: 8.76, review_count: 0 }, null],
    [{ review_score: 8.76, review_count: 1.5 }, null],
    [
      { review_score: 8.76, review_count: 3 },
      { score: 8.8, count: 3 },
    ],
  ])('its points are possible ones: %j', (given, reviews) => {
    expect(listed(given)!.reviews).toEqual(reviews);
  });

  it('its stars, hours and number are what they are elsewhere, or not known', () => {
    const { stars, checkIn, checkOut, telephone, amenities, accessibility } = listed({
      ...{
        rating: 9,
        phone_number: '<a href="tel:1">call</a>',
        amenities: [{ type: 'constructor' }, 'wifi'],
      },
      check_in_information: { check_in_after_time: '25:99', check_out_before_time: 'noon' },
    })!;
    expect({ stars, telephone, amenities, accessibility }).toEqual({
      ...{ stars: null, telephone: null, amenities: [], accessibility: [] },
    });
    expect([checkIn.from, checkOut]).toEqual([null, null]);
    expect(listed({})).toMatchObject({ checkIn: { from: '14:30' }, checkOut: '11:30' });
  });
});

describe('what Duffel asks is not believed', () => {
  it('a rate is sold as it is', () => {
    const [sold] = ratesWith({});
    expect(sold).toMatchObject({
      base: { amount: 28_000, currency: 'EUR' },
      taxes: { amount: 2_000, currency: 'EUR' },
    });
  });

  it.each<[string, Json]>([
    ['for nothing', { total_amount: '0.00' }],
    ['below nothing', { total_amount: '-5.00' }],
    ['no number', { total_amount: 'NaN' }],
    ['a number that is none of money', { total_amount: '1e3' }],
    ['a fraction of a cent', { total_amount: '300.001' }],
    ['endless', { total_amount: '9'.repeat(17) }],
    ['a number where text is due', { total_amount: 300 }],
    ['an unknown currency', { total_currency: 'ZZZ' }],
    ['no currency', { total_currency: 'euro' }],
    ['another currency than was searched', { total_currency: 'USD' }],
    ['an unknown board', { board_type: 'toString' }],
    ['an unknown payment', { payment_type: 'constructor' }],
    ['a deposit', { payment_type: 'deposit' }],
    ['for cards alone', { available_payment_methods: ['card'] }],
    ['for members alone', { loyalty_programme_required: true }],
    ['sold out', { quantity_available: 0 }],
    ['due there in a currency that nobody knows', due('5.00', 'ZZZ')],
    ['due there in words', due('five', 'EUR')],
    ['an id that is a path', { id: 'rat_1/../../bookings' }],
  ])('not sold: %s', (_, given) => {
    expect(ratesWith(given)).toEqual([]);
  });

  it('taxes above the price are not believed, those of another currency neither', () => {
    for (const given of [{ tax_amount: '900.00' }, { tax_currency: 'USD', fee_currency: 'USD' }])
      expect(ratesWith(given)[0]).toMatchObject({ base: { amount: 30_000 }, taxes: { amount: 0 } });
  });

  it('what is due at the property is told in the currency of the search', () => {
    expect(ratesWith(due('39.95', 'EUR'))[0]!.atProperty).toEqual([
      { kind: 'other', amount: { amount: 3_995, currency: 'EUR' } },
    ]);
    const [converted] = ratesWith(due('100.00', 'USD'));
    expect(converted!.atProperty[0]!.amount.currency).toBe('EUR');
    expect(converted!.atProperty[0]!.amount.amount).toBeGreaterThan(5_000);
    expect(ratesWith(due('0.00', 'EUR'))[0]!.atProperty).toEqual([]);
  });

  it('how many are left is a small whole number, or not known', () => {
    const left = (quantity_available: unknown) =>
      ratesWith({ quantity_available } as Json)[0]!.rooms[0]!.rate.left;
    expect([left(null), left(1.5), left(-3), left(1e9), left(4)]).toEqual([null, null, null, 99, 4]);
  });

  it('a rate with fewer rooms than are wanted is none', () => {
    const two = { ...wanted, rooms: [...wanted.rooms, ...wanted.rooms] };
    expect(ratesWith({ quantity_available: 1 }, two)).toEqual([]);
    expect(ratesWith({ quantity_available: 2 }, two)[0]!.rooms).toHaveLength(2);
  });

  it('one rate that cannot be read costs only itself, and a million cost no more than a few', () => {
    const [first] = roomsOf('acc_lis1', sale);
    const rates = [null, 'x', { id: 'rat_x' }, ...(first!['rates'] as Json[])];
    expect(ratesIn(read({ rooms: [{ ...first, rates }] }), wanted, sign).length).toBeGreaterThan(2);
    const flood = Array.from({ length: 20_000 }, (_, nth) => ({ name: `Room ${nth}`, rates }));
    expect(ratesIn(read({ rooms: flood }), wanted, sign).length).toBeLessThan(500);
  });

  it('rooms of the same name are told apart, and beds that nobody knows are left out', () => {
    const [first] = roomsOf('acc_lis1', sale);
    const odd = [
      { type: 'double', count: 1e9 },
      { type: '__proto__', count: 1 },
      { type: 'sofabed', count: 1 },
    ];
    const rooms = ratesIn(read({ rooms: [first, { ...first, beds: odd }] }), wanted, sign).map(
      (whole) => whole.rooms[0]!.room,
    );
    expect(new Set(rooms.map(({ id }) => id))).toEqual(new Set(['double-room', 'double-room~2']));
    expect(rooms.find(({ id }) => id.endsWith('~2'))!.beds).toEqual([{ bed: 'sofa', count: 1 }]);
  });
});

function due(amount: string, currency: string): Json {
  return { due_at_accommodation_amount: amount, due_at_accommodation_currency: currency };
}
