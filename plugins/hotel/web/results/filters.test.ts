import { describe, expect, it } from 'vitest';
import { addressOf, facetsOfResults, passing } from '@/core/selling/results/filters/choices';
import { describeAddress } from '@/core/selling/results/filters/testing/address.cases';
import { aHotelChoice, aHotelOffer, usd } from '../testing/fixtures';
import { type Filters, HOTEL_CHOICES } from './filters';
import { rowsOf } from './rows';
import { ORDERS, SORTS } from './sort';
import { spanPer } from './use-per';

const FEE = [{ kind: 'cityTax' as const, amount: usd(5) }];

const hotels = [
  aHotelOffer({ id: 'a', name: 'Solar de São Bento', aliases: ['a2'] }),
  aHotelOffer({ id: 'b', name: 'Casa das Oliveiras', aliases: [] }),
];
const found = (filters: Filters) =>
  new Set(
    rowsOf(hotels)
      .filter(passing(HOTEL_CHOICES, filters))
      .map(({ hotel }) => hotel.id),
  );
const read = (address: Record<string, unknown>) => addressOf(HOTEL_CHOICES).filters.parse(address);

describe('the name of a property', () => {
  it.each([
    ['sao bento', ['a']],
    ['BENTO solar ', ['a']],
    ['casa', ['b']],
    ['s', ['a', 'b']],
    ['bento casa', []],
  ])('is found by its words, however they are written: %s', (name, ids) => {
    expect([...found({ name })]).toEqual(ids);
  });

  it('is read from an address as it was typed, and is no filter when nothing was', () => {
    expect(read({ name: 'solar ' })).toEqual({ name: 'solar ' });
    expect(read({ name: '  ' }).name).toBeUndefined();
    expect(read({ name: 'x'.repeat(81) }).name).toBeUndefined();
    expect(addressOf(HOTEL_CHOICES).writeFilters({ name: 'solar' })).toEqual({ name: 'solar' });
  });
});

describe('a list that was handed on', () => {
  it('shows its properties by any of their names, and no others', () => {
    expect([...found({ saved: 'a2,gone' })]).toEqual(['a']);
    expect([...found({ saved: 'b,a' })]).toEqual(['a', 'b']);
  });

  it('is no filter when it cannot be one', () => {
    for (const saved of ['', ',', 'a,,b', '<b>', 'a'.repeat(4001)])
      expect(read({ saved }).saved).toBeUndefined();
    expect(read({ saved: 'sandbox:12,b' })).toEqual({ saved: 'sandbox:12,b' });
  });
});

describe('the order of stays', () => {
  const priced = (id: string, score: number, amount: number) => {
    const { reviews, ...offer } = aHotelOffer({ id, choices: [aHotelChoice({ total: usd(amount) })] });
    return { ...offer, reviews: { ...reviews!, score } };
  };
  const rows = rowsOf([priced('cheap', 7, 100), priced('good', 9, 200), priced('best', 9, 300)]);
  const sorted = (order: (typeof SORTS)[number]) => rows.toSorted(ORDERS[order]).map(({ hotel }) => hotel.id);

  it('R257 is the recommended one, the lowest or the highest price', () => {
    expect(SORTS).toEqual(['recommended', 'lowest', 'highest']);
    expect(sorted('recommended')).toEqual(['best', 'good', 'cheap']);
    expect(sorted('lowest')).toEqual(['cheap', 'good', 'best']);
    expect(sorted('highest')).toEqual(['best', 'good', 'cheap']);
  });
});

describe('the whole price', () => {
  const stay = (id: string, total: number, fee: number) =>
    aHotelOffer({
      id,
      choices: [aHotelChoice({ total: usd(total), atProperty: [{ kind: 'resortFee', amount: usd(fee) }] })],
    });
  const rows = rowsOf([stay('resort', 300, 120), stay('hotel', 340, 0), stay('palace', 390, 30)]);

  it('G135 is what stays are listed, ordered and narrowed by: a fee at the property makes none cheaper', () => {
    expect(rows.map(({ price }) => price)).toEqual([usd(420), usd(340), usd(420)]);
    expect(rows.toSorted(ORDERS.lowest)[0]!.hotel.id).toBe('hotel');
    const passed = rows.filter(passing(HOTEL_CHOICES, { price: { from: 0, to: 40_000 } }));
    expect(passed.map(({ hotel }) => hotel.id)).toEqual(['hotel']);
  });
});

describe('prices per night', () => {
  const [row] = rowsOf(
    [aHotelOffer({ choices: [aHotelChoice({ total: usd(301), perNight: usd(101), atProperty: [] })] })],
    'night',
  );

  it('are those of the choice, rounded up as it says', () => {
    expect(row!.price).toEqual(usd(101));
    expect(rowsOf([row!.hotel])[0]!.price).toEqual(usd(301));
    expect(passing(HOTEL_CHOICES, { price: { from: 0, to: 10_100 } })(row!)).toBe(true);
  });

  it('a limit that is carried over lets through whatever passed before', () => {
    expect(spanPer({ from: 100, to: 1000 }, 'night', 3)).toEqual({ from: 33, to: 334 });
    expect(spanPer({ from: 33, to: 334 }, 'stay', 3)).toEqual({ from: 99, to: 1002 });
    expect(spanPer({ from: 0, to: Infinity }, 'night', 3)).toEqual({ from: 0, to: Infinity });
  });
});

describe('what stays are narrowed by', () => {
  const { reviews, ...plain } = aHotelOffer();
  const room = (...beds: ('queen' | 'king')[]) => ({
    ...{ name: 'Room', accessible: false },
    beds: beds.map((bed) => ({ bed, count: 1 })),
  });
  const rows = rowsOf([
    {
      ...{ ...plain, id: 'good', stars: 4.5, distance: 3, reviews: { ...reviews!, score: 8 } },
      ...{ area: { id: 'alfama', name: 'Alfama' }, chain: 'Alder' },
      choices: [
        aHotelChoice({ rooms: [room('queen', 'king'), room('queen')], total: usd(15), atProperty: FEE }),
      ],
    },
    {
      ...{ ...plain, id: 'plain', stars: null, distance: 3.1, reviews: null, area: null, chain: null },
      choices: [aHotelChoice({ freeUntil: null, rooms: [room('king')], total: usd(25), atProperty: FEE })],
    },
  ]);
  const left = (filters: Filters) =>
    rows.filter(passing(HOTEL_CHOICES, filters)).map(({ hotel }) => hotel.id);

  it('R259 are stars, scores, distances, terms and beds, each at its bound', () => {
    expect([left({ stars: ['4'] }), left({ stars: ['5'] })]).toEqual([['good'], []]);
    expect([left({ score: ['8'] }), left({ score: ['9'] })]).toEqual([['good'], []]);
    expect([left({ distance: ['3'] }), left({ distance: ['1'] })]).toEqual([['good'], []]);
    expect(left({ distance: ['5'] })).toEqual(['good', 'plain']);
    expect(left({ terms: ['free-cancellation'] })).toEqual(['good']);
    // A bed that every room has.
    expect([left({ beds: ['queen'] }), left({ beds: ['king'] })]).toEqual([['good'], ['plain']]);
  });

  describeAddress(HOTEL_CHOICES, rows, ['chains']);

  it('R259 are the areas and chains of what was found, by name', () => {
    const { areas, chains } = facetsOfResults(
      HOTEL_CHOICES,
      rows.map((row) => [row]),
      ({ price }) => price,
      {},
    );
    expect(areas).toEqual([{ value: 'alfama', name: 'Alfama', count: 1, lowest: usd(20) }]);
    expect(chains).toEqual([{ value: 'Alder', name: 'Alder', count: 1, lowest: usd(20) }]);
    expect(left({ areas: ['alfama'], chains: ['Alder'] })).toEqual(['good']);
  });
});
