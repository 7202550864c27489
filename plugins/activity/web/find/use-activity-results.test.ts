import { describe, expect, it } from 'vitest';
import type { ActivityCard, Held } from '../../contract';
import { aCard } from '../testing/fixtures';
import { FOUND } from '../testing/fake-api';
import { follow } from './use-activity-results';

const page = (nth: number, size: number) => ({
  ...FOUND,
  data: Array.from({ length: size }, (_, at) => aCard({ productCode: `p${nth}-${at}` })),
  totalRecords: 120,
});
const body = { destinationId: 'LIS' };

describe('pages of a search', () => {
  it('R315 R316 are asked for one after the other and appended, until one has fewer than fifty', async () => {
    const asked: unknown[] = [];
    const seen: Held<ActivityCard>[] = [];
    const answers = [page(2, 50), page(3, 20)];
    const api = {
      call: (_: unknown, input: { body: { page: number } }) => {
        asked.push(input.body.page);
        return Promise.resolve(answers.shift());
      },
    } as never;
    const signal = new AbortController().signal;
    await follow({ api, body, first: page(1, 50), signal, onHeld: (held) => seen.push(held) });
    expect(asked).toEqual([2, 3]);
    expect(seen.map(({ activities, hasMore }) => [activities.length, hasMore])).toEqual([
      [50, true],
      [100, true],
      [120, false],
    ]);
  });

  it('nothing more is asked once nobody looks', async () => {
    const stop = new AbortController();
    stop.abort();
    let calls = 0;
    const api = { call: () => Promise.resolve(((calls += 1), page(2, 50))) } as never;
    await follow({ api, body, first: page(1, 50), signal: stop.signal, onHeld: () => undefined });
    expect(calls).toBe(0);
  });
});
