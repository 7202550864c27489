import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import { addDays } from '@/server/selling/supplier/time';
import type { Hotel, RoomKind } from '../content/hotel';
import { type Demand, demandOn } from './demand';
import { boardsOf } from './plans';
import { type Market, type NetRate, ratesOf } from './rates-of';
import type { Party } from '@/plugins/hotel/contract/occupancy';
import type { Stay } from '@/plugins/hotel/contract/stay';

const double: RoomKind = {
  id: 'double',
  name: 'Double room',
  beds: [{ bed: 'double', count: 1 }],
  area: 18,
  maxAdults: 3,
  maxGuests: 4,
  view: 'street',
  count: 20,
  factor: 1,
  accessible: false,
};
const inn: Hotel = {
  id: 'inn',
  name: 'Casa do Largo',
  kind: 'inn',
  stars: 3,
  chain: null,
  cityId: 'LIS',
  areaId: 'baixa',
  latitude: 38.71,
  longitude: -9.14,
  address: { line: 'Rua Augusta 24', postalCode: '1100-053' },
  telephone: '+351 21 000 00 00',
  amenities: ['breakfastRoom', 'wifi'],
  accessibility: [],
  checkIn: { from: '15:00', until: '23:00' },
  checkOut: '11:00',
  reviews: {
    score: 8.4,
    count: 320,
    topics: { cleanliness: 9, staff: 9, location: 9, comfort: 8, facilities: 8, value: 8 },
    guests: { families: 0.2, couples: 0.4, solo: 0.2, friends: 0.1, business: 0.1 },
    until: '2027-01',
  },
  rooms: [double],
  night: 90,
  resortFee: null,
  cityTax: 2,
  childrenFree: 5,
  built: 1931,
  renovated: 2016,
};
const quiet: Demand = { months: Array.from({ length: 12 }, () => 1), weekend: 1, events: [] };
const market: Market = {
  demand: quiet,
  zone: 'Europe/Lisbon',
  taxRate: 0.06,
  level: 1,
  supplierId: 'one',
  currency: 'EUR',
  today: '2027-01-10',
};
const week: Stay = { start: '2027-03-08', end: '2027-03-11' };
const two: Party = { adults: 2, childAges: [] };

function found(change: {
  hotel?: Partial<Hotel>;
  room?: Partial<RoomKind>;
  stay?: Stay;
  party?: Party;
  market?: Partial<Market>;
}): NetRate[] {
  const rates = ratesOf(
    { ...inn, ...change.hotel },
    { ...double, ...change.room },
    change.stay ?? week,
    change.party ?? two,
    { ...market, ...change.market },
  );
  if (typeof rates === 'string') throw new Error(`No rate: ${rates}`);
  return rates;
}
const netOf = ({ base, taxes }: NetRate) => base.amount + taxes.amount;
const cheapest = (change: Parameters<typeof found>[0]) => Math.min(...found(change).map(netOf));

describe('rates of a room', () => {
  it('INV-4 add up to the minor unit: nights to the base, in every currency and for every party', () => {
    const currency = fc.constantFrom('EUR', 'USD', 'BRL', 'JPY', 'KWD');
    const party = fc.record({
      adults: fc.integer({ min: 1, max: 3 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
    });
    fc.assert(
      fc.property(currency, party, fc.integer({ min: 1, max: 28 }), (code, guests, nights) => {
        const stay = { start: '2027-05-03', end: addDays('2027-05-03', nights) };
        for (const rate of found({ stay, party: guests, market: { currency: code }, room: { count: 500 } })) {
          expect(rate.nights).toHaveLength(nights);
          expect(rate.nights.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(rate.base.amount);
          for (const money of [
            rate.base,
            rate.taxes,
            rate.published,
            rate.retail,
            ...rate.atProperty.map((fee) => fee.amount),
          ]) {
            expect(Number.isSafeInteger(money.amount) && money.amount >= 0).toBe(true);
            expect(money.currency).toBe(code);
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are the same whenever and in whatever process they are asked for', () => {
    expect(found({})).toEqual(found({}));
    expect(found({ market: { supplierId: 'two' } })).not.toEqual(found({}));
  });

  it('cost less the less may be given back, and more with meals', () => {
    const of = (board: string, plan: string) =>
      netOf(found({}).find((rate) => rate.board === board && rate.plan === plan)!);
    expect(of('roomOnly', 'nonRefundable')).toBeLessThan(of('roomOnly', 'moderate'));
    expect(of('roomOnly', 'moderate')).toBeLessThan(of('roomOnly', 'flexible'));
    expect(of('breakfast', 'flexible')).toBeGreaterThan(of('roomOnly', 'flexible'));
  });

  it('have the meals alone that the property serves', () => {
    expect(boardsOf({ ...inn, amenities: [] })).toEqual(['roomOnly']);
    expect(boardsOf(inn)).toEqual(['roomOnly', 'breakfast']);
    expect(boardsOf({ ...inn, amenities: ['restaurant'], kind: 'resort' })).toContain('allInclusive');
  });

  it('follow season, weekend and event', () => {
    const busy: Demand = {
      months: [1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1],
      weekend: 1.3,
      events: [{ from: '12-30', to: '01-01', factor: 2, minStay: 3 }],
    };
    expect(demandOn('2027-07-28', busy)).toBeCloseTo(2 + 0, 5);
    expect(demandOn('2027-03-08', busy), 'a Monday').toBe(1);
    expect(demandOn('2027-03-12', busy), 'a Friday').toBeCloseTo(1.3);
    expect(demandOn('2027-12-31', busy) / demandOn('2027-12-24', busy)).toBeCloseTo(2);
    expect(demandOn('2028-01-01', busy), 'over New Year').toBeGreaterThan(1.9);
    expect(
      cheapest({
        market: { demand: { ...quiet, months: quiet.months.map(() => 1.5) } },
        room: { count: 500 },
      }),
    ).toBeGreaterThan(1.4 * cheapest({ room: { count: 500 } }));
  });

  it('let small children sleep free, and ask for others and for a third bed', () => {
    const couple = cheapest({});
    expect(cheapest({ party: { adults: 2, childAges: [inn.childrenFree] } })).toBe(couple);
    expect(cheapest({ party: { adults: 2, childAges: [inn.childrenFree + 1] } })).toBeGreaterThan(couple);
    expect(cheapest({ party: { adults: 3, childAges: [] } })).toBeGreaterThan(couple);
    expect(cheapest({ party: { adults: 1, childAges: [] } })).toBeLessThan(couple);
  });

  it('keep apart what is paid at the property: resort fee a night, city tax for each adult and night', () => {
    const [rate] = found({ hotel: { resortFee: 20 }, market: { currency: 'USD' } });
    expect(rate!.atProperty).toEqual([
      { kind: 'resortFee', amount: { amount: 6000, currency: 'USD' } },
      { kind: 'cityTax', amount: { amount: 1200, currency: 'USD' } },
    ]);
    expect(found({ hotel: { cityTax: 0 } })[0]!.atProperty).toEqual([]);
  });

  it('say that there is none: too many, too short, sold out', () => {
    const rates = (stay: Stay, party: Party, change: Partial<Market> = {}, room: Partial<RoomKind> = {}) =>
      ratesOf(inn, { ...double, ...room }, stay, party, { ...market, ...change });
    expect(rates(week, { adults: 4, childAges: [] })).toBe('tooMany');
    expect(rates(week, { adults: 3, childAges: [1, 2] })).toBe('tooMany');
    const festival: Demand = { ...quiet, events: [{ from: '03-08', to: '03-14', factor: 1, minStay: 4 }] };
    expect(rates(week, two, { demand: festival })).toBe('minStay');
    expect(rates({ ...week, end: '2027-03-12' }, two, { demand: festival })).toBeInstanceOf(Array);
    expect(rates(week, two, {}, { count: 0 })).toBe('soldOut');
    const full: Demand = { ...quiet, months: quiet.months.map(() => 5) };
    expect(rates(week, two, { demand: full })).toBe('soldOut');
  });

  it('one night that is sold out costs the whole stay, and no stay has more left than its worst night', () => {
    const leftOf = (stay: Stay): number => {
      const rates = ratesOf(inn, { ...double, count: 6 }, stay, two, market);
      return typeof rates === 'string' ? 0 : rates[0]!.left;
    };
    for (let day = 0; day < 60; day++) {
      const start = addDays('2027-03-01', day);
      const nights = [0, 1, 2].map((at) =>
        leftOf({ start: addDays(start, at), end: addDays(start, at + 1) }),
      );
      expect(leftOf({ start, end: addDays(start, 3) })).toBe(Math.min(...nights));
    }
  });
});

describe('what is kept of a rate that is given back', () => {
  const planned = (plan: string, stay = week) =>
    found({ stay }).find((rate) => rate.plan === plan && rate.board === 'roomOnly')!;
  const at = (iso: string, rate: NetRate) =>
    timedPenalty(rate.terms, { amount: netOf(rate), currency: 'EUR' }, new Date(iso));

  it('R282 is nothing until 18:00 on the property’s clocks, then the first night, then everything', () => {
    const rate = planned('flexible');
    expect(rate.terms.freeUntil).toMatch(/^2027-03-0[567]T18:00:00\.000Z$/);
    expect(at(rate.terms.freeUntil!, rate).penalty.amount).toBe(0);
    const after = new Date(Date.parse(rate.terms.freeUntil!) + 1000).toISOString();
    expect(at(after, rate).penalty).toEqual(rate.nights[0]!.amount);
    expect(at('2027-03-09T00:00:00Z', rate)).toMatchObject({
      penalty: { amount: netOf(rate) },
      refundable: false,
    });
  });

  it('R282 follows the summer time of the place', () => {
    const rate = planned('flexible', { start: '2027-07-05', end: '2027-07-08' });
    expect(rate.terms.freeUntil).toMatch(/T17:00:00\.000Z$/);
  });

  it('R279 is everything of a non-refundable one at any time, and half of a moderate one', () => {
    const none = planned('nonRefundable');
    expect(at('2027-01-11T00:00:00Z', none)).toMatchObject({
      penalty: { amount: netOf(none) },
      refundable: false,
    });
    const half = planned('moderate');
    expect(at('2027-01-11T00:00:00Z', half).penalty.amount).toBe(0);
    expect(at('2027-03-07T00:00:00Z', half).penalty.amount).toBe(Math.round(netOf(half) / 2));
  });
});
