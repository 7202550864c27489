import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import {
  describeSupplier,
  netOf,
  options,
  type Trial,
  type Tried,
} from '@/server/selling/supplier/testing/supplier.cases';
import { HotelContent, HotelSummary, HotelTerms } from '../../contract';
import { datesOf } from '../../contract/stay';
import { summaryOf, picturesOf } from '../find/summary';
import type { BookedRequest } from '../../face/order';
import type {
  Guests,
  HotelSupplier,
  RatedRoom,
  RoomChoice,
  SupplierSearch,
  SupplierStay,
} from '../../face/port';

type TriedHotels = Tried<SupplierStay, Guests, HotelSupplier>;
type Given = Pick<TriedHotels, 'anew' | 'now' | 'close' | 'listed'>;

const couple = { adults: 2, childAges: [] };
/** Around the middle of Lisbon. */
const SEARCH: SupplierSearch = {
  ...{ latitude: 38.7223, longitude: -9.1393, radius: 20 },
  stay: { start: '2027-03-08', end: '2027-03-11' },
  rooms: [couple],
  nationality: 'BR',
  currency: 'EUR',
  cityCode: 'LIS',
};
const REQUEST: BookedRequest = {
  guests: [{ firstName: 'Ana', lastName: 'Silva' }],
  email: 'ana@example.com',
  phone: '+351 912 345 678',
  arrivalTime: '22:00',
  specialRequests: 'A quiet room',
};

/** What holds for every supplier of stays, embedded or real: whatever sells through the port has to pass it. */
export function describeHotelSupplier(name: string, start: () => Promise<Given>): void {
  const begin = async (): Promise<TriedHotels> => {
    const given = await start();
    return {
      ...given,
      asked: ['Silva'],
      request: REQUEST,
      offers: async () => (await given.anew().search(SEARCH, options)).offers,
    };
  };
  describeSupplier(name, begin, (trial: () => Trial<SupplierStay, TriedHotels>) => {
    const supplier = () => trial().tried.anew();

    it('G73 sells what the contract knows, whose parts add up', () => {
      for (const { listing, rooms, stay, base, taxes } of trial().offers) {
        expect(listing.supplierId).toBe(supplier().id);
        expect(() => z.parse(HotelSummary, summaryOf([listing]))).not.toThrow();
        expect(stay).toEqual(SEARCH.stay);
        expect(rooms.map(({ party }) => party)).toEqual(SEARCH.rooms);
        const sum = (part: 'base' | 'taxes') =>
          rooms.reduce((total, { rate }) => total + rate[part].amount, 0);
        expect([sum('base'), sum('taxes')]).toEqual([base.amount, taxes.amount]);
        for (const { rate } of rooms) {
          expect(() => z.parse(HotelTerms, rate.terms)).not.toThrow();
          expect(rate.nights.map(({ date }) => date)).toEqual(datesOf(stay));
          expect(rate.nights.reduce((total, { amount }) => total + amount.amount, 0)).toBe(rate.base.amount);
        }
      }
    });

    it('has for each party every rate, of which the cheapest is what the search found', async () => {
      const cheapest = new Map<string, number>();
      for (const offer of trial().offers) {
        const { id } = offer.listing;
        cheapest.set(id, Math.min(cheapest.get(id) ?? Infinity, netOf(offer).amount));
      }
      for (const [id, amount] of [...cheapest].slice(0, 3)) {
        const parties = await supplier().rates(id, SEARCH, options);
        expect(parties).toHaveLength(1);
        expect(Math.min(...parties[0]!.map(({ rate }) => netOf(rate).amount))).toBe(amount);
        const ways = parties[0]!.map(({ room, rate }) => [room.id, rate.board, rate.plan].join(' '));
        expect(new Set(ways).size).toBe(ways.length);
      }
    });

    it('composes a stay of several rooms, which is sold at the price that was chosen', async () => {
      const two = { ...SEARCH, rooms: [couple, { adults: 1, childAges: [4, 9] }] };
      const wayOf = ({ room, rate }: RatedRoom) => [room.id, rate.board, rate.plan].join(' ');
      /** A sort of room of which there are two, at a rate that both parties can have. */
      async function shareable(): Promise<{ id: string; choice: RoomChoice }> {
        const { offers } = await supplier().search(two, options);
        for (const { listing } of offers) {
          const [first, second] = await supplier().rates(listing.id, two, options);
          const others = new Set(second!.map(wayOf));
          const one = first!.find((each) => (each.rate.left ?? 2) >= 2 && others.has(wayOf(each)));
          if (one)
            return {
              id: listing.id,
              choice: { roomId: one.room.id, board: one.rate.board, plan: one.rate.plan },
            };
        }
        throw new Error('Nothing has two rooms of a sort');
      }
      const { id, choice } = await shareable();
      const stay = await supplier().compose(id, two, [choice, choice], options);
      expect(stay.rooms.map(({ party }) => party)).toEqual(two.rooms);
      expect((await supplier().price(stay.id, [], options)).offer).toEqual(stay);
      for (const choices of [[choice], [{ ...choice, roomId: 'x' }, choice], []])
        await expect(supplier().compose(id, two, choices, options)).rejects.toMatchObject({ reason: 'gone' });
    });

    it('tells of its properties in plain text and with pictures of this site, and of nobody else’s', async () => {
      const [offer] = trial().offers;
      const asked = { currency: 'EUR', language: 'en' } as const;
      const content = await supplier().content(offer!.listing.id, asked, options);
      expect(() =>
        z.parse(HotelContent, { ...content, pictures: picturesOf(content.pictures) }),
      ).not.toThrow();
      expect(content.description ?? '').not.toMatch(/<|&\w+;/);
      for (const { url } of [...content.pictures, ...offer!.listing.pictures])
        expect(url).toMatch(/^\/api\//);
      await expect(supplier().content('nobody', asked, options)).rejects.toMatchObject({ reason: 'gone' });
      await expect(supplier().rates('nobody', SEARCH, options)).rejects.toMatchObject({ reason: 'gone' });
    });

    it('tells prices by day for the days that were asked for, or none', async () => {
      const days = ['2027-03-08', '2027-03-09'];
      const told = await supplier().calendar(trial().offers[0]!.listing.id, SEARCH, days, options);
      for (const { date } of told) expect(days).toContain(date);
      expect(new Set(told.map(({ date }) => date)).size).toBe(told.length);
    });
  });
}
