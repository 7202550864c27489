import { z } from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { endpoint } from '@/core/contract';
import { networkOf } from '../http/budget/network';
import { plugins } from '../plugins';
import { handle, type HandlerInput } from '../ports/handle';
import { takingCalls, takingTurns } from './turns';

const search = endpoint({
  method: 'POST',
  path: '/api/thing/search',
  access: 'search',
  summary: 'A search.',
  costly: true,
  response: z.object({}),
  stream: z.object({}),
});
const details = endpoint({ ...search, path: '/api/thing/details', costly: false });
const voucher = endpoint({ ...details, path: '/api/thing/voucher', produces: 'application/pdf' });
const signal = new AbortController().signal;
const by = (agency: string, userId: string) =>
  ({
    agency: { id: agency },
    user: { id: userId },
    request: { network: networkOf('192.0.2.1'), signal },
  }) as HandlerInput<never>;
const settled = () => new Promise(setImmediate);
const refused = () => 'refused';

/** A handler that runs until it is told to end. */
function slow(of: typeof search) {
  let running = 0;
  const ends: (() => void)[] = [];
  const work = async () => {
    running += 1;
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return {};
  };
  const handler = takingTurns()(
    handle(of, work, {
      async *stream() {
        yield await work();
      },
    }),
  );
  return { handler, running: () => running, end: () => ends.shift()!() };
}

describe('costly calls', () => {
  test.each([
    ['a search', search, 4],
    ['a paper', voucher, 1],
    ['a call that is not costly', details, 12],
  ])('%s: of one user so many run at a time, and another agency does not wait', async (_, of, most) => {
    const { handler, running, end } = slow(of as typeof search);
    const own = Array.from({ length: 12 }, () => handler.run(by('A', 'ann')).catch(refused));
    await settled();
    expect(running()).toBe(most);
    void handler.run(by('B', 'bob')).catch(refused);
    await settled();
    expect(running()).toBe(most + 1);
    end();
    expect(await Promise.race(own)).not.toBe(undefined);
  });

  test('what is more than a user may have waiting is told to come again', async () => {
    const { handler } = slow(search);
    for (let at = 0; at < 12; at++) void handler.run(by('A', 'ann')).catch(refused);
    await expect(handler.run(by('A', 'ann'))).rejects.toMatchObject({
      status: 429,
      extra: { headers: { 'retry-after': expect.any(String) } },
    });
  });

  test('an answer in pieces has its place until its end, also one that nobody reads on', async () => {
    const { handler, running, end } = slow(search);
    const streams = Array.from({ length: 5 }, () => handler.stream!(by('A', 'ann'))[Symbol.asyncIterator]());
    const firsts = streams.map((each) => each.next());
    for (const first of firsts) first.catch(refused);
    await settled();
    expect(running()).toBe(4);
    end();
    await firsts[0];
    await settled();
    expect(running()).toBe(3);
    await streams[0]!.return!();
    await settled();
    expect(running()).toBe(4);
  });

  test('a flood from one address is refused before anything else is done, and other calls of it are not', async () => {
    const takeIn = takingCalls();
    const who = { agency: 'A', client: '192.0.2.1' };
    const taken = await Promise.allSettled(Array.from({ length: 200 }, () => takeIn(search, who, signal)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(24);
    await expect(takeIn(details, who, signal)).resolves.toBeTypeOf('function');
    await expect(takeIn(search, { ...who, client: '192.0.2.2' }, signal)).resolves.toBeTypeOf('function');
  });

  test.each(plugins.filter(({ plugin }) => plugin.product).map(({ id, plugin }) => [id, plugin] as const))(
    'the product %s says which of its calls are',
    (_, { handlers }) => {
      const searching = handlers.filter(
        ({ endpoint: { rate, path } }) => rate === 'search' && /search|availableCars/.test(path),
      );
      expect(searching.length).toBeGreaterThan(0);
      expect(searching.filter(({ endpoint: { costly } }) => !costly)).toEqual([]);
    },
  );
});
