import { describe, expect, it } from 'vitest';
import { callOf } from '@/core/query/call';
import { searchActivities } from '../../contract';
import { aCard } from '../testing/fixtures';
import { FOUND } from '../testing/fake-api';
import { activitySource, type FoundActivities } from './activity-source';

const page = (nth: number, size: number) => ({
  ...FOUND,
  data: Array.from({ length: size }, (_, at) => aCard({ productCode: `p${nth}-${at}` })),
  totalRecords: 120,
});
const call = callOf(searchActivities, { body: { destinationId: 'LIS' } });

function follow(answers: unknown[], signal: AbortSignal) {
  const asked: unknown[] = [];
  const seen: FoundActivities[] = [];
  const api = {
    call: (_: unknown, input: { body: { page: number } }) => {
      asked.push(input.body.page);
      return Promise.resolve(answers.shift());
    },
  } as never;
  const open = () => Promise.resolve(page(1, 50) as never);
  const found = activitySource(call, { api, signal, before: undefined, open, show: (so) => seen.push(so) });
  return { asked, seen, found };
}

describe('pages of a search', () => {
  it('R315 R316 are asked for one after the other and appended, until one has fewer than fifty', async () => {
    const { asked, seen, found } = follow([page(2, 50), page(3, 20)], new AbortController().signal);
    const told = [await found, ...seen].map(({ data, done }) => [data.length, done]);
    expect(asked).toEqual([2, 3]);
    expect(told).toEqual([
      [120, true],
      [50, false],
      [100, false],
    ]);
  });

  it('nothing more is asked once nobody looks', async () => {
    const stop = new AbortController();
    stop.abort();
    const { asked, found } = follow([page(2, 50)], stop.signal);
    await expect(found).rejects.toThrow();
    expect(asked).toEqual([]);
  });
});
