import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { pictureSigner } from '@/server/selling/pictures/signed';
import type { Json } from '../../kit/testing/fake-server';
import { CarDetails } from '@/plugins/car/contract';
import { Quote, Rate } from '../api/schemas';
import { ratesOf, TEXTS } from '../testing/world';
import { textsOf } from './location';
import { offerOf } from './offer';
import { openRental, type RentalKey, sealRental } from './offer-id';

const making = { sign: pictureSigner('secret'), secret: 'secret' };
const point = { latitude: 38.77, longitude: -9.13 };
const place = { radius: 5, geographic_coordinates: point };
const key: RentalKey = {
  ...{ rateId: 'rae_1_mini', currency: 'EUR', age: 30, pickUp: point, dropOff: point },
  ...{ pickUpDateTime: '2027-03-12T10:00', returnDateTime: '2027-03-19T10:00' },
};
const body = {
  ...{ pickup_date: '2027-03-12', pickup_time: '10:00', dropoff_date: '2027-03-19', dropoff_time: '10:00' },
  ...{ pickup_location: place, dropoff_location: place },
  driver: { age: 30, residence_country_code: 'BR' },
};
const mini = (): Json =>
  structuredClone(ratesOf({ body, currency: 'EUR', search: '1' }).find(({ id }) => id === key.rateId)!);

/** A rate with what stands at these paths replaced. */
function changed(changes: Readonly<Record<string, unknown>>): Json {
  const rate = mini();
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop()!;
    const within = names.reduce<Json>((at, name) => at[name] as Json, rate);
    within[last] = value;
  }
  return rate;
}
/** What is sold of such a rate; null where nothing is. */
function sold(changes: Readonly<Record<string, unknown>> = {}) {
  const read = z.safeParse(Rate, changed(changes));
  return read.success ? offerOf(read.data, key, making) : null;
}
const vehicle = (changes: Readonly<Record<string, unknown>>) => sold(changes)!.availableCore.vehicle;

describe('what Duffel asks is not believed', () => {
  it.each<[string, Json]>([
    ['for nothing', { total_amount: '0.00' }],
    ['below nothing', { total_amount: '-5.00' }],
    ['no number', { total_amount: 'NaN' }],
    ['a fraction of a cent', { total_amount: '300.001' }],
    ['endless', { total_amount: '9'.repeat(17) }],
    ['a number where text is due', { total_amount: 300 }],
    ['an unknown currency', { total_currency: 'ZZZ' }],
    ['another currency than was searched', { total_currency: 'USD' }],
    ['paid by a card at Duffel', { payment_type: 'prepaid' }],
    ['kept by a card at Duffel', { payment_type: 'guarantee' }],
    ['an unknown payment', { payment_type: 'constructor' }],
    ['by nobody', { 'supplier.name': ' \u202e ' }],
    ['an id that is a path', { id: 'rae_1/../../bookings' }],
    ['nowhere', { 'pickup_location.geographic_coordinates': { latitude: 0, longitude: 0 } }],
    ['far north', { 'dropoff_location.geographic_coordinates': { latitude: 91, longitude: 0 } }],
    ['in no country', { 'pickup_location.address.country_code': 'Portugal' }],
  ])('not sold: %s', (_, changes) => {
    expect(sold(changes)).toBeNull();
  });

  it.each<[string, Json]>([
    ['none', { base_amount: null, base_currency: null }],
    ['above the price', { base_amount: '900.00' }],
    ['of another currency', { base_currency: 'USD' }],
    ['in words', { base_amount: 'ninety' }],
  ])('a price whose base is %s has no parts', (_, changes) => {
    expect(sold(changes)!.charges).toEqual([{ kind: 'rental', amount: { amount: 10_134, currency: 'EUR' } }]);
  });
});

describe('what Duffel says of a car costs at most itself', () => {
  const OPTIONAL = [
    'base_amount',
    'base_currency',
    'mileage',
    'supplier.logo_url',
    ...['name', 'code', 'category', 'type', 'transmission', 'fuel'].map((name) => `car.${name}`),
    ...['air_conditioning', 'max_passengers', 'baggage', 'images'].map((name) => `car.${name}`),
    ...['line_one', 'city_name', 'postal_code', 'region'].map((name) => `pickup_location.address.${name}`),
    ...['phone_number', 'access', 'additional_information', 'opening_hours'].map(
      (name) => `pickup_location.${name}`,
    ),
  ];
  it.each(OPTIONAL)('%s', (path) => {
    for (const value of [null, undefined, 7, 'constructor', '__proto__', [], {}, [null, 7, {}], true]) {
      const offer = sold({ [path]: value, a_field_of_tomorrow: value });
      expect(offer, JSON.stringify(value)).not.toBeNull();
      // Everything that a page is told of it can be told.
      const { base: _, taxes: __, ...shown } = offer!;
      const total = { amount: 1, currency: 'EUR' };
      const whole = {
        ...{ ...shown, price: total, perDay: total },
        availableCore: {
          ...shown.availableCore,
          totalCharge: { estimatedTotal: 1, currencyCode: 'EUR' },
        },
      };
      expect(z.safeParse(CarDetails, whole).error).toBeUndefined();
    }
  });

  it.each([
    ['compact_elite', 'four_door', 'petrol', 'compact', 4],
    ['standard', 'two_door', 'diesel', 'midsize', 2],
    ['economy', 'suv', 'petrol', 'suv-compact', null],
    ['fullsize', 'suv', 'petrol', 'suv', null],
    ['fullsize', 'suv', 'electric', 'electric-suv', null],
    ['compact', 'four_door', 'electric', 'electric', 4],
    ['special', 'passenger_van', 'petrol', 'van', null],
    ['intermediate', 'wagon_estate', 'hybrid', 'estate', null],
    ['special', 'recreational_vehicle', 'diesel', 'special', null],
    ['a class of tomorrow', 'two_wheel_vehicle', 'petrol', 'special', null],
  ])('a %s %s with %s is of the size %s', (category, type, fuel, size, doors) => {
    const { size: its, doorCount } = vehicle({
      'car.category': category,
      'car.type': type,
      'car.fuel': fuel,
    });
    expect([its, doorCount]).toEqual([size, doors]);
  });

  it('fuels are those of ours, or not known', () => {
    const fuels = ['lpg', 'hydrogen', 'multi_fuel', 'unspecified_fuel', 'steam'];
    expect(fuels.map((fuel) => vehicle({ 'car.fuel': fuel }).fuelType)).toEqual([
      ...['gas', 'hydrogen', 'multi-fuel'],
      ...[null, null],
    ]);
  });

  it('numbers are possible ones, or not known', () => {
    expect(
      [0, -1, 1.5, 1e9, 9].map((seats) => vehicle({ 'car.max_passengers': seats }).passengerQuantity),
    ).toEqual([null, null, null, null, 9]);
    const bags = (large: unknown, small: unknown) =>
      vehicle({ 'car.baggage': { large, small } }).baggageQuantity;
    expect([bags(2, 1), bags(0, 0), bags(-1, 2), bags(1e9, 0)]).toEqual([3, 0, null, null]);
  });

  it('how far it may go is one limit, or not known', () => {
    const far = (mileage: unknown) => sold({ mileage })!.availableCore.rentalRate;
    expect(far({ type: 'limited', unit: 'miles', limit: 500 }).included).toEqual({
      distance: 500,
      unit: 'mile',
    });
    for (const mileage of [
      { type: 'limited', unit: 'leagues', limit: 500 },
      { type: 'limited', unit: 'miles', limit: -1 },
      { type: 'limited' },
      { type: 'as you like' },
    ])
      expect(far(mileage)).toEqual({ unlimitedIndicator: false, distance: null });
  });

  it('a place tells how the car changes hands in words of ours', () => {
    const handover = (access: unknown) => sold({ 'pickup_location.access': access })!.pickUp.handover;
    expect(
      ['in_terminal', 'shuttle', 'meet_and_greet', 'call_for_pickup', null, 'toString'].map(handover),
    ).toEqual(['terminal-desk', 'shuttle', 'meet-and-greet', 'call-for-pickup', 'office', 'office']);
  });

  it('hours are of the day that was asked for; those that make no sense are not known', () => {
    const hours = (...given: unknown[]) => {
      const { openingHours, isAlwaysOpen } = sold({ 'pickup_location.opening_hours': given })!.pickUp;
      return [
        openingHours.map(({ weekday, opens, closes }) => `${weekday} ${opens} ${closes}`),
        isAlwaysOpen,
      ];
    };
    expect(hours({ from: '00:00', to: '00:00' })).toEqual([['5 00:00 24:00'], true]);
    expect(hours({ from: '08:00:00', to: '23:59' })).toEqual([['5 08:00 24:00'], false]);
    expect(hours({ from: '20:00', to: '08:00' }, { from: '25:99', to: 'noon' }, null)).toEqual([[], false]);
  });

  it('pictures are paths of this site, signed, and never anything else', () => {
    for (const url of [
      'javascript:alert(1)',
      'http://a.example/x.png',
      '/api/logout',
      'https://u:p@a.example/',
    ])
      expect(vehicle({ 'car.images': [{ url }] })).not.toHaveProperty('picture');
    expect(sold({ 'supplier.logo_url': 'data:text/html,x' })!.availableCore.vendor).not.toHaveProperty(
      'logo',
    );
  });

  it('its texts are plain, cut, not too many, and nothing turns them around', () => {
    const offer = sold({ 'car.name': `Fiat\u202E\n${'x'.repeat(500)}`, 'supplier.name': 'A\tB' })!;
    expect(offer.availableCore.vehicle.model).toMatch(/^Fiat x{75}$/);
    expect(offer.availableCore.vendor.name).toBe('A B');
    const texts = textsOf([
      ...[{ title: null, text: '<script>alert(1)</script>Fine' }, { text: '' }, null, { title: 'x' }],
      ...Array.from({ length: 500 }, () => ({ title: 't', text: 'long '.repeat(10_000) })),
    ]);
    expect(texts[0]).toEqual({ title: '', text: 'Fine' });
    expect(texts.length).toBeLessThanOrEqual(30);
    for (const { text } of texts) expect(text.length).toBeLessThanOrEqual(4_000);
  });

  it('vendors are told apart by a code of their own, of the form that addresses take', () => {
    const code = (name: string) => sold({ 'supplier.name': name })!.availableCore.vendor.code;
    const codes = ['Europcar', 'Europcar Premium', 'Éclair', '优', 'A'].map(code);
    for (const each of codes) expect(each).toMatch(/^[A-Z0-9]{2,8}$/);
    expect(new Set(codes).size).toBe(codes.length);
    expect(sold()!.pickUp.id).toMatch(/^[a-z]+:[\w-]{2,60}$/);
  });
});

describe('a quote', () => {
  const { id: _, ...rate } = mini();
  const days = { pickup_date: 'x', pickup_time: 'x', dropoff_date: 'x', dropoff_time: 'x' };
  const quote = { id: 'qut_1', rate_id: 'rae_1_mini', ...rate, ...TEXTS, ...days };
  it.each(['charges', 'conditions', 'privacy_policies'])('is read whatever its %s are', (name) => {
    for (const value of [null, undefined, 7, 'x', {}, [null, 7, { text: 7 }]])
      expect(z.safeParse(Quote, { ...quote, [name]: value }).success).toBe(true);
  });
});

describe('the id of an offer', () => {
  it('opens to what it was made of, and fits into an address', () => {
    const id = sealRental(key, 'secret');
    expect(openRental(id, 'secret')).toEqual(key);
    const longest = sealRental(
      { ...key, rateId: `rae_${'x'.repeat(200)}`, pickUp: { latitude: -24.38, longitude: -128.32 } },
      's',
    );
    // With the mark of the agency behind it.
    expect(longest.length).toBeLessThan(380);
  });

  it('SEC-34 is refused where it was changed or sealed elsewhere', () => {
    const id = sealRental(key, 'secret');
    for (const other of [
      id.replace('mini', 'suv'),
      id.replace('/30/', '/70/'),
      sealRental(key, 'x'),
      'dc1.',
      '',
    ])
      expect(() => openRental(other, 'secret')).toThrow(expect.objectContaining({ reason: 'invalid' }));
  });
});
