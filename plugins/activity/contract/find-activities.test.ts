import { describe, expect, it } from 'vitest';
import { ActivitySearch, findTitles, storeSearch } from './find-activities';
import { findDestinations, tagsOfDestination } from './place';
import { activityRefusals, rejections } from './refusals';

const asked = { destinationId: 'LIS' };
const problems = (change: object): Record<string, string> => {
  const read = ActivitySearch.safeParse({ ...asked, ...change });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
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

  it('R319 R320 R321 R322 R323 takes the filters of the specification and no others', () => {
    const filter = {
      durations: ['1To4Hours'],
      timesOfDay: ['morning', 'evening'],
      specials: ['likelyToSellOut'],
      popularity: ['kidFriendly'],
      tags: ['food', 'old_town'],
      price: { from: 0, to: null },
    };
    expect(problems({ filter })).toEqual({});
    expect(problems({ filter: { timesOfDay: ['night'] } })).not.toEqual({});
    expect(problems({ filter: { price: { from: 500, to: 100 } } })).not.toEqual({});
    expect(problems({ filter: { price: { from: -1, to: null } } })).not.toEqual({});
    expect(problems({ filter: { tags: ['<b>'] } })).not.toEqual({});
    expect(problems({ filter: { colour: 'red' } })).not.toEqual({});
  });
});

it('R313 R323 R324 R349 are asked for at the addresses of the specification', () => {
  expect(
    [findDestinations, tagsOfDestination, findTitles, storeSearch].map(
      ({ method, path }) => `${method} ${path}`,
    ),
  ).toEqual([
    'GET /api/activities/destinations',
    'GET /api/activities/getActivityTagsFilterList',
    'POST /api/activities/getActivityTitle',
    'POST /api/activities/search-store',
  ]);
});

it('a refusal has one reason, and a reason one refusal', () => {
  const all = [...Object.values(activityRefusals), ...Object.values(rejections)];
  expect(new Set(all.map(({ reason }) => reason)).size).toBe(all.length);
  expect(new Set(all.map(({ message }) => message)).size).toBe(all.length);
});
