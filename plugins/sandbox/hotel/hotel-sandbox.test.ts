import { describe, expect, it } from 'vitest';
import { openJournal } from '@/server/selling/supplier/journal';
import { netOf, options } from '@/server/selling/supplier/testing/supplier.cases';
import { testClock, testDb } from '@/server/testing/harness';
import { WORLD_CITIES, worldCity } from '@/server/reference/world/cities';
import { allHotels, hotelOf, hotelsIn } from './content/hotels';
import { createMerger } from '@/plugins/hotel/server/mapping/merger';
import { describeHotelSupplier } from '@/plugins/hotel/server/supplier/hotel-supplier.cases';
import type { RatedRoom, SupplierSearch } from '@/plugins/hotel/face/port';
import { type HotelOrder, penaltyOf } from './hotel-orders';
import { BOOKS, hotelSandbox, journalMigration } from './hotel-sandbox';
import { listingOf, sells, VIEWS } from './views';

const NOW = '2026-11-20T12:00:00Z';
const { latitude, longitude } = worldCity('LIS')!;
const couple = { adults: 2, childAges: [] };
const search: SupplierSearch = {
  ...{ latitude, longitude, radius: 20 },
  stay: { start: '2027-03-08', end: '2027-03-11' },
  rooms: [couple],
  nationality: 'BR',
  currency: 'EUR',
  cityCode: 'LIS',
};
const [quayside, roomlark] = VIEWS as unknown as [(typeof VIEWS)[number], (typeof VIEWS)[number]];
const supplier = (view = quayside, now = NOW) =>
  hotelSandbox(view, { clock: testClock(now), journal: {} as never, secret: 'secret' });
const found = async (change: Partial<SupplierSearch> = {}, view = quayside) =>
  (await supplier(view).search({ ...search, ...change }, options)).offers;

for (const view of VIEWS)
  describeHotelSupplier(view.name, async () => {
    const clock = testClock(NOW);
    const db = await testDb([journalMigration]);
    return {
      anew: () =>
        hotelSandbox(view, { clock, journal: openJournal<HotelOrder>(db, BOOKS, view.id), secret: 'secret' }),
      now: () => clock.now(),
      close: () => db.close(),
    };
  });

describe('what the embedded suppliers find', () => {
  it('is the cheapest way of each board, refund and payment of each property that they sell, the same all day', async () => {
    const offers = await found();
    const hotelIds = [...new Set(offers.map(({ listing }) => listing.id))];
    expect(hotelIds.length).toBeGreaterThan(15);
    const wayOf = ({ rate }: Pick<RatedRoom, 'rate'>) =>
      [rate.board, rate.payment, rate.terms.freeUntil !== null].join(' ');
    for (const id of hotelIds) {
      expect(sells(quayside, hotelOf(id)!)).toBe(true);
      const [choices] = await supplier().rates(id, search, options);
      const least = new Map<string, number>();
      for (const choice of choices!)
        least.set(wayOf(choice), Math.min(least.get(wayOf(choice)) ?? Infinity, netOf(choice.rate).amount));
      const stays = offers.filter(({ listing }) => listing.id === id);
      expect(stays.map((stay) => [wayOf(stay.rooms[0]!), netOf(stay).amount]).sort()).toEqual(
        [...least].sort(),
      );
    }
    const later = await supplier(quayside, '2026-11-20T23:00:00Z').search(search, options);
    expect(later.offers).toEqual(offers);
  });

  it('R247 has a room for every party, and never more of a sort than are left', async () => {
    const rooms = [couple, { adults: 2, childAges: [4, 9] }, { adults: 1, childAges: [] }];
    const offers = await found({ rooms });
    expect(offers.length).toBeGreaterThan(0);
    for (const offer of offers) {
      expect(offer.rooms.map(({ party }) => party)).toEqual(rooms);
      for (const { room, rate } of offer.rooms)
        expect(offer.rooms.filter((other) => other.room.id === room.id).length).toBeLessThanOrEqual(
          rate.left!,
        );
      const [sum] = [offer.rooms.reduce((total, { rate }) => total + netOf(rate).amount, 0)];
      expect(netOf(offer).amount).toBe(sum);
    }
    const many = await found({
      rooms: Array(6).fill(couple),
      stay: { start: '2026-12-29', end: '2027-01-02' },
    });
    expect(many.length).toBeLessThan(
      (await found({ stay: { start: '2026-12-29', end: '2027-01-02' } })).length,
    );
  });

  it('is other rates for other rooms of one stay, as they are chosen', async () => {
    const two = { ...search, rooms: [couple, couple] };
    const [offer] = (await supplier().search(two, options)).offers;
    const { id } = offer!.listing;
    const choices = await supplier().rates(id, two, options);
    const [first, second] = choices.map((each, at) => each[at * (each.length - 1)]!);
    const chosen = [first!, second!].map(({ room, rate: { board, plan } }) => ({
      roomId: room.id,
      board,
      plan,
    }));
    const stay = await supplier().compose(id, two, chosen, options);
    expect(stay.rooms.map(({ room, rate: { board, plan } }) => ({ roomId: room.id, board, plan }))).toEqual(
      chosen,
    );
    expect(netOf(stay).amount).toBe(netOf(first!.rate).amount + netOf(second!.rate).amount);
    expect((await supplier().price(stay.id, [], options)).offer).toEqual(stay);
    await expect(supplier().compose(id, two, chosen.slice(1), options)).rejects.toMatchObject({
      reason: 'gone',
    });
    await expect(
      supplier().compose(id, two, [{ ...chosen[0]!, roomId: 'x' }, chosen[1]!], options),
    ).rejects.toMatchObject({ reason: 'gone' });
  });

  it('is nothing in the past, nothing far from everywhere, and gone when nobody sells it', async () => {
    expect(await found({ stay: { start: '2026-11-18', end: '2026-11-21' } })).toEqual([]);
    expect(await found({ latitude: -60, longitude: -120 })).toEqual([]);
    const foreign = allHotels().find((hotel) => !sells(quayside, hotel))!;
    await expect(supplier().rates(foreign.id, search, options)).rejects.toMatchObject({ reason: 'gone' });
  });

  it('a rate of one supplier is no rate of the other', async () => {
    const [offer] = await found();
    await expect(supplier(roomlark).price(offer!.id, [], options)).rejects.toMatchObject({
      reason: 'request',
    });
  });

  it.each([
    ['LYR', 0],
    ['NLK', 'failed'],
  ])('fails on purpose at %s', async (cityCode, outcome) => {
    const asked = supplier().search({ ...search, cityCode }, options);
    if (outcome === 0) expect((await asked).offers).toEqual([]);
    else await expect(asked).rejects.toMatchObject({ reason: outcome });
  });

  it('costs more for a guest who asks for it', async () => {
    const [offer] = await found();
    const { offer: dearer } = await supplier().price(offer!.id, ['Dearer'], options);
    expect(netOf(dearer).amount).toBeGreaterThan(netOf(offer!).amount);
  });
});

describe('an order of several rooms', () => {
  const eur = (amount: number) => ({ amount, currency: 'EUR' });
  const terms = (freeUntil: string | null) => ({
    ...{ freeUntil, fee: null },
    nothingFrom: '2027-03-08T23:59:00Z',
  });
  const order = (...free: (string | null)[]) =>
    ({
      net: eur(300),
      rooms: free.map((each) => ({ net: eur(100), terms: terms(each) })),
    }) as unknown as HotelOrder;

  it('R282 INV-5 keeps of each room what its own terms say, and is free until the first of them ends', () => {
    const at = (iso: string, ...free: (string | null)[]) => penaltyOf(order(...free), new Date(iso));
    const [early, late] = ['2027-03-01T18:00:00Z', '2027-03-05T18:00:00Z'] as const;
    const of = (iso: string, ...free: (string | null)[]) => at(iso, ...free).penalty.amount;
    expect(at('2027-02-01T00:00:00Z', early, late)).toEqual({
      ...{ penalty: eur(0), refundable: true },
      freeUntil: early,
    });
    expect(of('2027-03-02T00:00:00Z', early, late)).toBe(100);
    expect(of('2027-03-06T00:00:00Z', early, late)).toBe(200);
    expect(at('2027-02-01T00:00:00Z', early, null)).toMatchObject({ penalty: eur(100), freeUntil: null });
    expect(of('2027-03-06T00:00:00Z', null, null, null, null)).toBe(300);
  });
});

describe('the two views', () => {
  it('are of other parts of the world, which leave nothing out', () => {
    for (const hotel of allHotels())
      expect(
        VIEWS.some((view) => sells(view, hotel)),
        hotel.id,
      ).toBe(true);
    const both = allHotels().filter((hotel) => VIEWS.every((view) => sells(view, hotel)));
    expect(both.length).toBeGreaterThan(1000);
    expect(both.length).toBeLessThan(allHotels().length * 0.7);
    expect(both.filter((hotel) => listingOf(roomlark, hotel).name !== hotel.name).length).toBeGreaterThan(
      500,
    );
  });

  it('merge into the properties that there are: none is missed, and no two become one', () => {
    const wrong: string[] = [];
    for (const { id } of WORLD_CITIES) {
      const merger = createMerger();
      const hotels = hotelsIn(id);
      for (const view of VIEWS)
        merger.add(hotels.filter((hotel) => sells(view, hotel)).map((hotel) => listingOf(view, hotel)));
      for (const { listings } of merger.merged()) {
        const ids = new Set(listings.map((listing) => listing.id));
        const sellers = VIEWS.filter((view) => sells(view, hotelOf(listings[0]!.id)!));
        if (ids.size !== 1 || sellers.length !== listings.length)
          wrong.push(listings.map(({ supplierId, name }) => `${supplierId} ${name}`).join(' | '));
      }
    }
    expect(wrong).toEqual([]);
  });
});
