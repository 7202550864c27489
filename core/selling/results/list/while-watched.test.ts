import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whileWatched } from './while-watched';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const KEY = ['search'];
interface State {
  whole: boolean;
  found: number;
}

function start(before?: State) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (before) queries.setQueryData(KEY, before);
  const signals: AbortSignal[] = [];
  const observe = () =>
    new QueryObserver<State>(queries, {
      queryKey: KEY,
      queryFn: () =>
        whileWatched<State>(
          queries,
          KEY,
          ({ whole }) => whole,
          (signal) => {
            signals.push(signal);
            queries.setQueryData(KEY, { whole: false, found: 3 });
            return new Promise(() => undefined);
          },
        ),
    });
  return { queries, signals, observe };
}

describe('work that lasts while somebody looks', () => {
  it('goes on from one screen to the next', async () => {
    const { signals, observe } = start();
    const leave = observe().subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    leave();
    await vi.advanceTimersByTimeAsync(300);
    const stay = observe().subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    expect(signals).toHaveLength(1);
    expect(signals[0]!.aborted).toBe(false);
    stay();
  });

  it('is aborted when nobody does, and half a result is forgotten', async () => {
    const { queries, signals, observe } = start();
    const leave = observe().subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    leave();
    await vi.advanceTimersByTimeAsync(1100);
    expect(signals[0]!.aborted).toBe(true);
    expect(queries.getQueryData(KEY)).toBeUndefined();
  });

  it('keeps a whole result of before', async () => {
    const { queries, signals, observe } = start({ whole: true, found: 9 });
    const observer = observe();
    const leave = observer.subscribe(() => undefined);
    void observer.refetch();
    await vi.advanceTimersByTimeAsync(10);
    leave();
    await vi.advanceTimersByTimeAsync(1100);
    expect(signals.at(-1)!.aborted).toBe(true);
    expect(queries.getQueryData(KEY)).toEqual({ whole: true, found: 9 });
  });
});
