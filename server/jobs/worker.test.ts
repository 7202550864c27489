import { expect, test, vi } from 'vitest';
import { startWorker } from './worker';

const quiet = { log: { warn: () => {} }, everyMs: 5, onFailed: () => {} };
const job = (id: string, expireInSeconds = 30) => ({ id, name: 'note', data: {}, expireInSeconds });

test('a queue that cannot be told how a job ended ends nothing: the worker logs it and goes on', async () => {
  const waiting = [job('first'), job('second')];
  const queue = {
    fetch: async () => waiting.splice(0, 1) as never,
    complete: vi.fn(async (_: string, id: string | string[]) => {
      if (id === 'first') throw new Error('connection lost');
    }),
    fail: vi.fn(async () => undefined),
  };
  const log = { warn: vi.fn() };
  const done: string[] = [];
  const worker = startWorker(queue as never, 'note', async ({ id }) => void done.push(id), { ...quiet, log });
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']));
  await worker.end();
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(queue.fail).not.toHaveBeenCalled();
});

test('a job that hangs is given back when its time is over, and the next one is begun', async () => {
  const waiting = [job('hangs', 0.02), job('next')];
  const fail = vi.fn(async (..._: unknown[]) => undefined);
  const queue = { fetch: async () => waiting.splice(0, 1), complete: async () => undefined, fail };
  const begun: string[] = [];
  const run = ({ id }: { id: string }) => {
    begun.push(id);
    return id === 'hangs' ? new Promise<void>(() => {}) : Promise.resolve();
  };
  const worker = startWorker(queue as never, 'note', run, quiet);
  await vi.waitFor(() => expect(begun).toEqual(['hangs', 'next']));
  await worker.end();
  expect(fail).toHaveBeenCalledWith(
    'note',
    'hangs',
    expect.objectContaining({ message: expect.any(String) }),
  );
});

test('a job that fails is given back with why, and stopping waits for the running one', async () => {
  const waiting = [job('bad'), job('slow')];
  const fail = vi.fn(async (..._: unknown[]) => undefined);
  const queue = { fetch: async () => waiting.splice(0, 1), complete: async () => undefined, fail };
  const ended: string[] = [];
  const run = async ({ id }: { id: string }) => {
    if (id === 'bad') throw new Error('no');
    await new Promise((resolve) => setTimeout(resolve, 50));
    ended.push(id);
  };
  const worker = startWorker(queue as never, 'note', run, quiet);
  await vi.waitFor(() => expect(waiting).toEqual([]));
  await worker.end();
  expect(fail).toHaveBeenCalledWith('note', 'bad', expect.objectContaining({ message: 'no' }));
  expect(ended).toEqual(['slow']);
});
