import { describe, expect, it } from 'vitest';
import { addressOf, facetsOf, passing } from '@/core/selling/results/filters/choices';
import { describeAddress } from '@/core/selling/results/filters/testing/address.cases';
import { aCard, usd } from '../testing/fixtures';
import { ACTIVITY_CHOICES, type Filters } from './filters';
import { ORDERS, rowsOf } from './rows';

const rows = rowsOf([
  aCard({
    productCode: 'a',
    duration: { least: 45, most: 45 },
    starts: ['08:00'],
    from: usd(20),
    reviews: null,
  }),
  aCard({ productCode: 'b', before: usd(60), from: usd(40), likelyToSellOut: true, freeCancellation: false }),
  aCard({ productCode: 'c', duration: { least: 2_880, most: 2_880 }, starts: ['18:30'], from: usd(300) }),
]);
const left = (filters: Filters) => rows.filter(passing(ACTIVITY_CHOICES, filters)).map(({ id }) => id);
const has = (name: 'durations' | 'times' | 'specials' | 'rating' | 'tags' | 'popularity', at: number) => {
  const choice = ACTIVITY_CHOICES[name];
  if (!('has' in choice)) throw new Error(`${name} is no list`);
  return choice.has(rows[at]!);
};

describe('what activities are narrowed by', () => {
  it('R319 durations and R320 times of day', () => {
    expect([has('durations', 0), has('durations', 2)]).toEqual([['upTo1Hour'], ['1To3Days']]);
    expect([has('times', 0), has('times', 2)]).toEqual([['morning'], ['evening']]);
  });

  it('R321 deals, what is likely to sell out, free cancellation', () => {
    expect(has('specials', 0)).toEqual(['freeCancellation']);
    expect(has('specials', 1)).toEqual(['deals', 'likelyToSellOut']);
  });

  it('R322 popularity and R323 kinds are what the activity says', () => {
    expect(has('popularity', 0)).toEqual(['kidFriendly']);
    expect(has('tags', 0)).toEqual(['walks', 'culture']);
  });

  it('a rating is that or more; nobody’s is none', () => {
    expect(has('rating', 0)).toEqual([]);
    expect(has('rating', 1)).toEqual(['4.5', '4', '3.5', '3']);
  });

  it('a rating passes at just that', () => {
    const [row] = rowsOf([aCard({ reviews: { score: 4, count: 9 } })]);
    const passes = (rating: Filters['rating']) => passing(ACTIVITY_CHOICES, { rating })(row!);
    expect([passes(['4.5']), passes(['4'])]).toEqual([false, true]);
  });

  it('R321 R322 what is special and popular has to be there wholly, of anything else one is enough', () => {
    expect(left({ specials: ['deals', 'likelyToSellOut'] })).toEqual(['b']);
    expect(left({ specials: ['deals', 'freeCancellation'] })).toEqual([]);
    expect(left({ popularity: ['kidFriendly', 'avoidCrowd'] })).toEqual([]);
    expect(left({ tags: ['walks', 'food'], languages: ['pt', 'de'] })).toEqual(['a', 'b', 'c']);
    expect(left({ languages: ['de'] })).toEqual([]);
  });

  it('R323 has the kinds and the languages of what was found as options', () => {
    const { tags, languages } = facetsOf(ACTIVITY_CHOICES, rows, {});
    expect(tags.map(({ value, count }) => [value, count])).toEqual([
      ['culture', 3],
      ['walks', 3],
    ]);
    expect(languages.map(({ value, name }) => [value, name])).toEqual([
      ['en', 'en'],
      ['es', 'es'],
      ['pt', 'pt'],
    ]);
  });

  describeAddress(ACTIVITY_CHOICES, rows);

  it('stands in the address and is read back', () => {
    const { filters, writeFilters } = addressOf(ACTIVITY_CHOICES);
    const chosen = { durations: ['upTo1Hour'], price: { from: 0, to: 4000 } } as const;
    const written = writeFilters(chosen);
    expect(written).toEqual({ durations: 'upTo1Hour', price: '0-4000' });
    expect(filters.parse(written)).toMatchObject(chosen);
  });

  it('is sorted by price, rating and length', () => {
    const sorted = (order: keyof typeof ORDERS) => [...rows].sort(ORDERS[order]).map(({ id }) => id);
    expect(sorted('lowest')).toEqual(['a', 'b', 'c']);
    expect(sorted('highest')).toEqual(['c', 'b', 'a']);
    expect(sorted('shortest')).toEqual(['a', 'b', 'c']);
    expect(sorted('rating').at(-1)).toBe('a');
  });
});
