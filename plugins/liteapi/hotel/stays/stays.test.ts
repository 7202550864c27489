import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@/server/db';
import { type TestClock, testClock, testDb } from '@/server/testing/harness';
import { searchFor } from '@/plugins/hotel/server/testing/orders';
import { penaltyAt, termsOf } from '@/plugins/hotel/face/outside/refunds';
import type { SupplierStay } from '@/plugins/hotel/face/port';
import { liteapiMigration } from '../liteapi';
import { liteapiFor } from '../testing/adapter';
import { type FakeLiteapi, startFakeLiteapi } from '../testing/fake';
import { type Json, listed } from '../testing/world';
import { refundsOf } from './refunds';
import { boardOf } from './hotel-words';

let db: Database;
let fake: FakeLiteapi;
let stays: ReturnType<typeof liteapiFor>;
let clock: TestClock;
const { signal } = new AbortController();

beforeAll(async () => {
  db = await testDb([liteapiMigration]);
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = testClock('2027-01-10T12:00:00Z');
  fake = await startFakeLiteapi();
  stays = liteapiFor(fake, { db, clock });
});
afterEach(() => fake.close());

const found = async (given: Parameters<typeof searchFor>[0] = {}): Promise<readonly SupplierStay[]> =>
  (await stays.search(searchFor(given), { signal })).offers;
const ofEach = (all: readonly SupplierStay[]) => [...new Set(all.map(({ listing }) => listing.id))];

describe('a search', () => {
  it('says who comes from where and when, each room by itself, and asks for net prices', async () => {
    await found({
      rooms: [
        { adults: 2, childAges: [3] },
        { adults: 1, childAges: [] },
      ],
    });
    const of = (name: string) => fake.calls.find(({ operation }) => operation === name)!;
    expect(of('properties').query).toMatchObject({
      latitude: '38.7223',
      longitude: '-9.1393',
      radius: '20000',
    });
    expect(of('rates').body).toMatchObject({
      hotelIds: ['lp1', 'lp2', 'lp3'],
      occupancies: [
        { adults: 2, children: [3] },
        { adults: 1, children: [] },
      ],
      ...{ currency: 'EUR', guestNationality: 'BR', checkin: '2027-03-08', checkout: '2027-03-11' },
      margin: 0,
    });
  });

  it('sells what the account pays, alone and to everybody: not at the property, with a flight, or to members', async () => {
    const names = new Set((await found()).flatMap(({ rooms }) => rooms.map(({ room }) => room.name)));
    expect([...names].sort()).toEqual(['Standard King Room', 'Suite']);
  });

  it('tells taxes in the price and those that are paid there apart, what others ask, and terms in UTC', async () => {
    const stay = (await found()).find(({ rooms }) => rooms[0]!.rate.plan === 'flexible')!;
    expect(stay).toMatchObject({
      base: { amount: 26_790, currency: 'EUR' },
      taxes: { amount: 1_710, currency: 'EUR' },
      atProperty: [{ kind: 'cityTax', amount: { amount: 800, currency: 'EUR' } }],
      published: { amount: 33_345, currency: 'EUR' },
    });
    const floors = stay.rooms.map(({ rate }) => rate.floor!);
    expect(new Set(floors.map(({ currency }) => currency))).toEqual(new Set(['EUR']));
    expect(floors.reduce((sum, { amount }) => sum + amount, 0)).toBe(33_345);
    expect(stay.rooms[0]!.rate).toMatchObject({
      payment: 'now',
      terms: {
        freeUntil: '2027-03-05T02:00:00.000Z',
        fee: { amount: 14_250, currency: 'EUR' },
        nothingFrom: '2027-03-07T02:00:00.000Z',
      },
    });
  });

  it('tells times of check-in and check-out where the property tells them, and none of its own', async () => {
    const [offer] = await found();
    expect(offer!.listing).toMatchObject({ checkIn: { from: null, until: null }, checkOut: null });
    const times = { checkIn: { from: '16:00', until: null }, checkOut: '11:00' };
    expect((await stays.price(offer!.id, [], { signal })).offer.listing).toMatchObject(times);
    const content = await stays.content(offer!.listing.id, { currency: 'EUR', language: 'en' }, { signal });
    expect(content.times).toEqual(times);
  });

  it('shows a part as it comes, a hundred properties at a time; one that breaks costs only itself', async () => {
    fake.books.editListed = (all) =>
      Array.from({ length: 250 }, (_, nth) => ({ ...all[0], id: nth < 3 ? `lp${nth + 1}` : `other${nth}` }));
    const told: (readonly SupplierStay[])[] = [];
    const tell = ({ offers }: { offers: readonly SupplierStay[] }) => void told.push(offers);
    fake.fail('rates', 'nothing', 'broken');
    await stays.search(searchFor(), { signal, tell });
    expect(fake.count('rates')).toBe(3);
    fake.fail('rates', 'broken', 'broken', 'broken');
    await expect(stays.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
    expect(await stays.search(searchFor(), { signal, tell })).toEqual({ offers: [] });
    expect(ofEach(told.flat()).sort()).toEqual(['lp1', 'lp2', 'lp3']);
  });

  it('finds nothing where there is nothing, and is patient', async () => {
    expect(await found({ latitude: 0.5, longitude: 0.5 })).toEqual([]);
    fake.fail('properties', 'nothing');
    expect(await found()).toEqual([]);
    fake.fail('rates', { code: 2001, description: 'no availability found', status: 200 });
    expect(await found()).toEqual([]);
    fake.fail('rates', 'limited');
    await expect(stays.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
  });

  it('SEC-40 the key goes nowhere else, and nothing that was sent is in the log', async () => {
    fake.fail('properties', 'redirect');
    await expect(stays.search(searchFor(), { signal })).rejects.toMatchObject({ reason: 'failed' });
    expect(fake.strangers).toEqual([]);
    expect(stays.logged.join('')).not.toContain(fake.key);
  });
});

describe('what is missing, null or of tomorrow', () => {
  const everything = async () => (await found()).length;
  const each = (edit: (rate: Json) => Json) => (given: Json[]) =>
    given.map((offer) => ({ ...offer, rates: (offer['rates'] as Json[]).map(edit) }));

  it.each([
    ...['hotelDescription', 'stars', 'rating', 'reviewCount', 'main_photo'],
    ...['hotelTypeId', 'chain', 'zip', 'address', 'facilityIds'],
  ])('hides no property: %s', async (field) => {
    const before = await everything();
    for (const value of [null, undefined, [], 'ADDED_TOMORROW', 7]) {
      fake.books.editListed = (all) => all.map((one) => ({ ...one, [field]: value }));
      expect(await everything(), String(value)).toBe(before);
    }
  });

  it.each([
    'offerRetailRate',
    'suggestedSellingPrice',
    'rateType',
    'loyaltyMembershipIdRequired',
    'supplier',
  ])('hides no offer: %s', async (field) => {
    const before = ofEach(await found());
    for (const value of [null, undefined]) {
      fake.books.editOffers = (all) => all.map((one) => ({ ...one, [field]: value }));
      expect(ofEach(await found())).toEqual(before);
    }
  });

  it.each([
    'remarks',
    'perks',
    'retailRate',
    'boardType',
    'boardName',
    'cancellationPolicies',
    'mappedRoomId',
    'commission',
  ])('hides no rate: %s', async (field) => {
    const before = ofEach(await found());
    for (const value of [null, undefined, 'ADDED_TOMORROW']) {
      fake.books.editOffers = each((rate) => ({ ...rate, [field]: value }));
      expect(ofEach(await found())).toEqual(before);
    }
  });

  it('a property that is no more, or nowhere, is left out', async () => {
    for (const change of [
      { deletedAt: '2026-01-01' },
      { latitude: null, longitude: null },
      { country: '' },
    ]) {
      fake.books.editListed = (all) => all.map((one) => ({ ...one, ...change }));
      expect(await everything()).toBe(0);
    }
  });

  it('meals that are not known are none, and are told in words', async () => {
    const [rooms] = await stays.rates('lp1', searchFor(), { signal });
    const { room, rate } = rooms!.find((one) => one.room.name === 'Suite' && one.rate.board === 'roomOnly')!;
    const choice = { roomId: room.id, board: rate.board, plan: rate.plan };
    const { conditions } = await stays.compose('lp1', searchFor(), [choice], { signal });
    expect(conditions!.map(({ text }) => text)).toContain('Afternoon tea');
    expect(boardOf('BB2', null)).toBe('breakfast');
    expect(boardOf('AI', 'All-inclusive')).toBe('allInclusive');
    expect(boardOf('XX', 'ADDED_TOMORROW')).toBeNull();
  });

  it('a fee that is paid there and cannot be counted is told in words', async () => {
    fake.books.editOffers = each((rate) => ({
      ...rate,
      retailRate: {
        ...(rate['retailRate'] as Json),
        taxesAndFees: [{ included: false, description: 'Resort fee', amount: null, currency: 'EUR' }],
      },
    }));
    for (const { atProperty, conditions } of await found()) {
      expect(atProperty).toEqual([]);
      expect(conditions!.map(({ text }) => text)).toContain('Resort fee');
    }
  });
});

describe('a property', () => {
  it('has its amenities by LiteAPI’s own list of words, and is the same without it', async () => {
    expect((await found())[0]!.listing.amenities.toSorted()).toEqual(['pets', 'wifi']);
    fake.fail('facilities', 'broken');
    const other = liteapiFor(fake, { db, clock });
    const { offers } = await other.search(searchFor(), { signal });
    expect(offers[0]!.listing.amenities).toEqual([]);
    expect(other.logged).toHaveLength(1);
  });

  it('has the beds, size and pictures of the rooms that its offers are mapped to, and what guests have to know', async () => {
    const [rooms] = await stays.rates('lp2', searchFor(), { signal });
    expect(rooms![0]!.room).toMatchObject({ beds: [{ bed: 'king', count: 1 }], area: 26 });
    expect(rooms![0]!.room.pictures).toHaveLength(1);
    const { room, rate } = rooms![0]!;
    const choice = { roomId: room.id, board: rate.board, plan: rate.plan };
    const { conditions } = await stays.compose('lp2', searchFor(), [choice], { signal });
    expect(conditions!.map(({ text }) => text)).toEqual([
      'No smoking',
      'Guests show a photo identification. No parties.',
    ]);
  });

  it.each(['city', 'country', 'location', 'rooms', 'facilities', 'hotelImages', 'hotelDescription'])(
    'is sold as it is listed where it is not told in full: %s',
    async (field) => {
      for (const value of [null, undefined]) {
        fake.books.editDetailed = (told) => ({ ...told, [field]: value });
        const other = liteapiFor(fake, { db, clock });
        const [rooms] = await other.rates('lp2', searchFor(), { signal });
        const { room, rate } = rooms![0]!;
        const choice = { roomId: room.id, board: rate.board, plan: rate.plan };
        const { listing } = await other.compose('lp2', searchFor(), [choice], { signal });
        expect(listing).toMatchObject({ city: 'Lisbon', country: 'PT', zone: 'Europe/Lisbon' });
        await other.content('lp2', { currency: 'EUR', language: 'en' }, { signal });
      }
    },
  );

  it('is kept in mind for ten minutes, and asked for again after an outage', async () => {
    fake.fail('property', 'broken');
    await expect(stays.content('lp1', { currency: 'EUR', language: 'pt' }, { signal })).rejects.toMatchObject(
      {
        reason: 'failed',
      },
    );
    for (let i = 0; i < 3; i++) await stays.content('lp1', { currency: 'EUR', language: 'pt' }, { signal });
    expect(fake.count('property')).toBe(2);
    clock.advance(11 * 60_000);
    await stays.content('lp1', { currency: 'EUR', language: 'pt' }, { signal });
    expect(fake.count('property')).toBe(3);
    expect(listed('lp1')['country']).toBe('PT');
  });
});

describe('what comes back of a room', () => {
  const total = { amount: 30_000, currency: 'EUR' };
  const start = '2027-03-08T00:00:00.000Z';
  const after = (cancelTime: string, amount: number | null, more: object = {}) => ({
    ...{ cancelTime, amount, currency: 'EUR', type: 'amount', timezone: 'GMT', ...more },
  });
  const terms = (infos: unknown[], refundableTag: string | null = 'RFN') =>
    termsOf(refundsOf({ refundableTag, cancelPolicyInfos: infos, hotelRemarks: [] }, total, start), start);

  it('is all of it until the first deadline, then what each fee leaves', () => {
    const infos = [after('2027-03-06 02:00:00', 300), after('2027-03-03 02:00:00', 90, { timezone: '' })];
    expect(terms(infos)).toEqual({
      freeUntil: '2027-03-03T02:00:00.000Z',
      fee: { amount: 9_000, currency: 'EUR' },
      nothingFrom: '2027-03-06T02:00:00.000Z',
    });
    expect(terms([after('2027-03-03', 90)])).toMatchObject({ nothingFrom: start });
    expect(terms([after('2027-03-08 20:00:00', 300)])).toMatchObject({
      freeUntil: '2027-03-08T20:00:00.000Z',
    });
  });

  it('is nothing where nothing was promised, or not so that it can be read', () => {
    const free = after('2027-03-03 02:00:00', 300);
    for (const [infos, tag] of [
      [[], 'RFN'],
      [[free], 'NRFN'],
      [[after('soon', 300)], 'RFN'],
      [[free, { cancelTime: null }], 'RFN'],
      [[after('2027-03-03 02:00:00', 300, { timezone: 'Asia/Tokyo' })], 'RFN'],
    ] as const)
      expect(terms([...infos], tag)).toEqual({ freeUntil: null, fee: null, nothingFrom: start });
  });

  it('INV-5 is nothing after a deadline whose fee cannot be read, and never more than was paid', () => {
    for (const odd of [{ amount: null }, { currency: 'USD' }, { type: 'percent' }, { amount: -5 }]) {
      const refunds = refundsOf(
        {
          refundableTag: 'RFN',
          cancelPolicyInfos: [after('2027-03-03 02:00:00', 90, odd)],
          hotelRemarks: [],
        },
        total,
        start,
      );
      expect(penaltyAt(refunds, new Date('2027-03-04T00:00:00Z')).penalty).toEqual(total);
      expect(penaltyAt(refunds, new Date('2027-03-01T00:00:00Z')).penalty.amount).toBe(0);
    }
  });
});
