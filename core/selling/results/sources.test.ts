import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/error';
import type { AnyEndpoint } from '../../contract';
import { readWith, type Call } from '../../query/call';
import { followed, type Found } from './sources';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Held extends Found<string> {
  search: string;
}
const CALL: Call<string> = { endpoint: { method: 'POST', path: '/search' } as AnyEndpoint, input: null };

/** Three pages of one word, the first of which names the search. */
const source = followed<string, Held>({
  first: (search) => ({ search, data: [search], suppliers: [], done: false }),
  next: (held) =>
    held.done
      ? null
      : readWith(CALL, (word) => ({ ...held, data: [...held.data, word], done: held.data.length === 2 })),
});

/** What each call is answered with; an error is thrown. */
async function follow(answers: unknown[], before?: Held) {
  const opened: boolean[] = [];
  const shown: string[] = [];
  const next = () => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const result = source(CALL, {
    api: { call: next } as never,
    signal: new AbortController().signal,
    before,
    open: (_, anew) => (opened.push(anew), next() as Promise<never>),
    show: ({ data }) => shown.push(data.join(' ')),
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { result: (await result) as Held & Error, opened, shown };
}
const over = new ApiError(410, 'GONE', 'over');
const broken = new ApiError(502, 'UPSTREAM_FAILED', 'broken');

describe('a search that is followed', () => {
  it('shows what has come until nothing more does', async () => {
    const { result, shown } = await follow(['one', 'two', 'three']);
    expect(result).toMatchObject({ data: ['one', 'two', 'three'], done: true, suppliers: [] });
    expect(shown).toEqual(['one', 'one two']);
  });

  it('is begun anew where it is over on the server, and when it is asked for again', async () => {
    const { result, opened } = await follow(['one', over, 'other', 'two', 'three']);
    expect(result).toMatchObject({ search: 'other', data: ['other', 'two', 'three'] });
    expect(opened).toEqual([false, true]);
    expect((await follow(['one', 'two', 'three'], result)).opened).toEqual([true]);
  });

  it('tries a call that failed again, and keeps what has come where that does not help', async () => {
    expect((await follow(['one', broken, broken, 'two', 'three'])).result.data).toHaveLength(3);
    const { result } = await follow(['one', 'two', broken, broken, broken, broken]);
    expect(result).toMatchObject({ data: ['one', 'two'], done: true, suppliers: [{ state: 'failed' }] });
  });

  it('has failed where nothing has come', async () => {
    expect((await follow([broken])).result.message).toBe('broken');
  });
});
