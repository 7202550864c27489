import { saidOf } from '@/core/contract/refusal';
import { describe, expect, it } from 'vitest';
import { ActivitySearch, findTitles, storeSearch } from './find-activities';
import { findDestinations, tagsOfDestination } from './place';
import { activityRefusals, rejections } from './refusals';
import { DURATIONS, POPULARITIES, SPECIALS, TIMES_OF_DAY } from './vocabulary';

const asked = { destinationId: 'LIS' };
const problems = (change: object): Record<string, string> => {
  const read = ActivitySearch.safeParse({ ...asked, ...change });
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), saidOf(message).message]),
  );
};

describe('a search of things to do', () => {
  it('R314 needs a location', () => {
    expect(problems({ destinationId: undefined })).toEqual({
      destinationId: 'Activity location is required',
    });
    expect(problems({ destinationId: '  ' })).toEqual({ destinationId: 'Activity location is required' });
  });

  it('R315 fills in what is not said: any day, the first page of 50, recommended', () => {
    expect(ActivitySearch.parse(asked)).toEqual({
      ...asked,
      filter: {},
      sort: 'recommended',
      page: 1,
      limit: 50,
    });
    expect(problems({ limit: 51 })).toHaveProperty('limit');
    expect(problems({ page: 0 })).toHaveProperty('page');
  });

  it('takes days that exist, the last one not before the first', () => {
    expect(problems({ from: '2027-02-30' })).toEqual({ from: 'Please select a date' });
    expect(problems({ to: '2027-02-03' })).toEqual({ to: 'Please select a date' });
    expect(problems({ from: '2027-02-04', to: '2027-02-03' })).toEqual({ to: 'Please select a date' });
    expect(problems({ from: '2027-02-03', to: '2027-02-03' })).toEqual({});
    expect(problems({ from: '2027-02-03' })).toEqual({});
  });

  it.each([
    ['R319 durations', 'durations', ['upTo1Hour', '1To4Hours', '4HoursTo1Day', '1To3Days', '3DaysOrMore']],
    ['R320 times of day', 'timesOfDay', ['morning', 'afternoon', 'evening']],
    ['R321 specials', 'specials', ['deals', 'likelyToSellOut', 'freeCancellation']],
    ['R322 popularity', 'popularity', ['avoidCrowd', 'kidFriendly', 'virtual', 'safetyMeasures']],
  ] as const)('%s are narrowed by those of the specification and no others', (_, group, options) => {
    const known = {
      durations: DURATIONS,
      timesOfDay: TIMES_OF_DAY,
      specials: SPECIALS,
      popularity: POPULARITIES,
    };
    expect(known[group]).toEqual(options);
    expect(problems({ filter: { [group]: options } })).toEqual({});
    expect(problems({ filter: { [group]: ['other'] } })).not.toEqual({});
  });

  it('R323 tags are those of the destination, whatever they are called', () => {
    expect(problems({ filter: { tags: ['food', 'old_town'] } })).toEqual({});
    expect(problems({ filter: { tags: ['<b>'] } })).not.toEqual({});
  });

  it('takes a price that is one, and no other filter', () => {
    expect(problems({ filter: { price: { from: 0, to: null } } })).toEqual({});
    expect(problems({ filter: { price: { from: 500, to: 100 } } })).not.toEqual({});
    expect(problems({ filter: { price: { from: -1, to: null } } })).not.toEqual({});
    expect(problems({ filter: { colour: 'red' } })).not.toEqual({});
  });
});

it.each([
  ['R313 destinations', findDestinations, 'GET /api/activities/destinations'],
  ['R323 tags', tagsOfDestination, 'GET /api/activities/getActivityTagsFilterList'],
  ['R324 titles', findTitles, 'POST /api/activities/getActivityTitle'],
  ['R349 recent searches', storeSearch, 'POST /api/activities/search-store'],
] as const)('%s are asked for at the address of the specification', (_, { method, path }, address) => {
  expect(`${method} ${path}`).toBe(address);
});

it('R313 R323 destinations are asked for by a text, tags by a destination', () => {
  expect(findDestinations.query.safeParse({ text: 'lis' }).success).toBe(true);
  expect(tagsOfDestination.query.safeParse({ destinationId: 'LIS' }).success).toBe(true);
});

it('a refusal has one reason, and a reason one refusal', () => {
  const all = [...Object.values(activityRefusals), ...Object.values(rejections)];
  expect(new Set(all.map(({ reason }) => reason)).size).toBe(all.length);
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
});
