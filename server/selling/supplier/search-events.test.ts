import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../error';
import type { FoundOffers, NetOffer, Searched } from '../../ports/supplier';
import { DEADLINE_MS } from './search-all';
import { searchAtOnce, searchEvents, type SearchEvent } from './search-events';

/** Everything here waits on this clock alone: what is measured is when things happen, not how fast the machine is. */
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] }));
afterEach(() => vi.useRealTimers());

interface Search {
  readonly place: string;
}
type Answer = FoundOffers<NetOffer>;
interface Sold {
  readonly id: string;
  readonly price: NetOffer['base'];
}
interface More {
  readonly of: readonly string[];
}

const money = (amount: number) => ({ amount, currency: 'EUR' });
const offer = (id: string, amount: number): NetOffer => ({ id, base: money(amount), taxes: money(0) });
/** Its id says that it has begun. */
const isSold = ({ id }: NetOffer): boolean => id !== 'over';
const sell = ({ id, base }: NetOffer): Sold => ({ id, price: money(base.amount + 5) });
const answerOf = (...offers: NetOffer[]): Answer => ({ offers });

interface Fake extends Searched<Search, Answer> {
  readonly seen: { search: Search; signal: AbortSignal }[];
}
/** A supplier that answers after so many milliseconds, breaks then, or never answers. */
function supplier(id: string, after: number | 'never', outcome: Answer | Error): Fake {
  const seen: Fake['seen'] = [];
  return {
    id,
    name: id.toUpperCase(),
    seen,
    search(search, { signal }) {
      seen.push({ search, signal });
      return new Promise((resolve, reject) => {
        if (after === 'never') return;
        setTimeout(() => (outcome instanceof Error ? reject(outcome) : resolve(outcome)), after);
      });
    },
  };
}

interface Timed {
  readonly at: number;
  readonly event: SearchEvent<Sold, More>;
}
async function listen(suppliers: Fake[], { signal = new AbortController().signal, most = 1000 } = {}) {
  const heard: Timed[] = [];
  const started = performance.now();
  const run = (async () => {
    const events = searchEvents(
      suppliers,
      { place: 'LIS' },
      {
        ...{ signal, most, sell, isSold, isStaff: true },
        priceOf: ({ price }: Sold) => price,
        more: (_: Answer | null, sold) => ({ of: sold.map(({ id }) => id) }),
      },
    );
    for await (const event of events) heard.push({ at: performance.now() - started, event });
  })();
  const end = run.then(
    () => null,
    (error: unknown) => error,
  );
  return { heard, end };
}
const batch = (heard: Timed[], id: string) => {
  const found = heard.find(({ event }) => event.kind === 'batch' && event.supplier.id === id);
  return found as { at: number; event: Extract<SearchEvent<Sold, More>, { kind: 'batch' }> };
};

describe('a search in pieces', () => {
  it('says who is asked, then gives each batch the moment its supplier has answered, then ends', async () => {
    const slow = supplier('slow', 3000, answerOf(offer('s', 70)));
    const quick = supplier('quick', 200, answerOf(offer('q2', 90), offer('q1', 80)));
    const { heard, end } = await listen([slow, quick]);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.map(({ event }) => event)).toEqual([
      {
        kind: 'asked',
        suppliers: [
          { id: 'slow', name: 'SLOW' },
          { id: 'quick', name: 'QUICK' },
        ],
        deadline: DEADLINE_MS,
      },
    ]);
    await vi.advanceTimersByTimeAsync(200);
    expect(heard).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await end).toBeNull();
    expect(heard.map(({ at, event }) => [event.kind, at])).toEqual([
      ['asked', 0],
      ['batch', 200],
      ['batch', 3000],
      ['end', 3000],
    ]);
    const { event } = batch(heard, 'quick');
    expect(event.supplier).toEqual({ id: 'quick', name: 'QUICK', state: 'answered', offers: 2, took: 200 });
    expect(event.offers.map(({ id, price }) => [id, price.amount])).toEqual([
      ['q1', 85],
      ['q2', 95],
    ]);
    expect(event.of).toEqual(['q1', 'q2']);
    expect(heard.at(-1)!.event).toMatchObject({
      suppliers: [
        { id: 'quick', state: 'answered', offers: 2 },
        { id: 'slow', state: 'answered', offers: 1 },
      ],
    });
  });

  it('gives what a supplier tells before its answer in parts, and counts it as answered whatever follows', async () => {
    const parts = (id: string, then: () => Promise<Answer>): Fake => ({
      ...supplier(id, 'never', answerOf()),
      async search(_, { tell }) {
        tell?.(answerOf(offer(`${id}2`, 90), offer(`${id}1`, 80)));
        tell?.(answerOf());
        await new Promise((resolve) => setTimeout(resolve, 1000));
        tell?.(answerOf(offer(`${id}3`, 95)));
        return then();
      },
    });
    const { heard, end } = await listen([
      parts('ends', async () => answerOf(offer('ends4', 99))),
      parts('fails', () => Promise.reject(new Error('Error has occured'))),
      parts('hangs', () => new Promise(() => {})),
    ]);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await end).toBeNull();
    const of = (id: string) =>
      heard.flatMap(({ at, event }) =>
        event.kind === 'batch' && event.supplier.id === id
          ? [
              [
                at,
                event.part,
                event.offers.map((sold) => sold.id),
                event.supplier.state,
                event.supplier.offers,
              ],
            ]
          : [],
      );
    const first = (id: string) => [0, { nth: 0, isLast: false }, [`${id}1`, `${id}2`], 'answered', 2];
    const second = (id: string) => [1000, { nth: 1, isLast: false }, [`${id}3`], 'answered', 3];
    const last = { nth: 2, isLast: true };
    expect(of('ends')).toEqual([first('ends'), second('ends'), [1000, last, ['ends4'], 'answered', 4]]);
    expect(of('fails')).toEqual([first('fails'), second('fails'), [1000, last, [], 'answered', 3]]);
    expect(of('hangs')).toEqual([first('hangs'), second('hangs'), [DEADLINE_MS, last, [], 'answered', 3]]);
    expect(heard.at(-1)!.event).toMatchObject({
      kind: 'end',
      suppliers: [{ offers: 4 }, { offers: 3 }, { offers: 3 }],
    });
  });

  it('a hanging supplier is timed out at the deadline and let go; one that fails costs only its own offers', async () => {
    const hanging = supplier('hanging', 'never', answerOf());
    const failing = supplier('failing', 500, new Error('Error has occured'));
    const { heard, end } = await listen([hanging, failing, supplier('good', 800, answerOf(offer('g', 50)))]);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS - 1);
    expect(hanging.seen[0]!.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await end).toBeNull();
    expect(hanging.seen[0]!.signal.aborted).toBe(true);
    expect(batch(heard, 'hanging')).toMatchObject({
      at: 12_000,
      event: { offers: [], supplier: { state: 'timed-out', took: 12_000 } },
    });
    expect(batch(heard, 'failing')).toMatchObject({
      at: 500,
      event: { offers: [], supplier: { state: 'failed' } },
    });
    expect(batch(heard, 'good').event.offers).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ at: 12_000, event: { kind: 'end' } });
  });

  it('lets every supplier go at once when nobody listens any more', async () => {
    const caller = new AbortController();
    const [a, b] = [supplier('a', 'never', answerOf()), supplier('b', 9000, answerOf())];
    const { heard, end } = await listen([a, b], { signal: caller.signal });
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort();
    expect([a, b].map(({ seen }) => seen[0]!.signal.aborted)).toEqual([true, true]);
    expect(await end).toMatchObject({ name: 'AbortError' });
    expect(heard).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(1); // What the fake of `b` waits for; no deadline is left behind.
  });

  it('R192 gives no more offers than were asked for, over all suppliers', async () => {
    const many = (id: string) =>
      supplier(id, 10, answerOf(...Array.from({ length: 9 }, (_, n) => offer(`${id}${n}`, 100 - n))));
    const { heard, end } = await listen([many('a'), many('b')], { most: 11 });
    await vi.advanceTimersByTimeAsync(10);
    expect(await end).toBeNull();
    // The cheapest of each stay.
    const [first, second] = [batch(heard, 'a').event, batch(heard, 'b').event];
    expect([first.offers.length, second.offers.length]).toEqual([9, 2]);
    expect(second.of).toEqual(['b8', 'b7']);
  });

  it('R238 asks five suppliers at a time, and no longer than the search lasts', async () => {
    const slow = Array.from({ length: 5 }, (_, n) =>
      supplier(`slow${n}`, n === 0 ? 4000 : 'never', answerOf()),
    );
    const next = supplier('next', 'never', answerOf());
    const last = supplier('last', 10, answerOf(offer('l', 10)));
    const { heard, end } = await listen([...slow, next, last]);
    await vi.advanceTimersByTimeAsync(3999);
    expect([...slow, next, last].map(({ seen }) => seen.length)).toEqual([1, 1, 1, 1, 1, 0, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(next.seen).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(DEADLINE_MS);
    expect(await end).toBeNull();
    expect(batch(heard, 'next')).toMatchObject({
      at: DEADLINE_MS,
      event: { supplier: { state: 'timed-out', took: DEADLINE_MS - 4000 } },
    });
    // Its turn came when the search was over, so that it was not even asked.
    expect(last.seen).toHaveLength(0);
    expect(batch(heard, 'last')).toMatchObject({
      at: DEADLINE_MS,
      event: { supplier: { state: 'timed-out' } },
    });
  });

  it('without a supplier ends at once', async () => {
    const { heard, end } = await listen([]);
    expect(await end).toBeNull();
    expect(heard.map(({ event }) => event.kind)).toEqual(['asked', 'end']);
  });
});

describe('a search all at once', () => {
  const atOnce = (...suppliers: Fake[]) => {
    const events = searchEvents(
      suppliers,
      { place: 'LIS' },
      {
        signal: new AbortController().signal,
        sell,
        isSold,
        priceOf: ({ price }: Sold) => price,
        more: (_: Answer | null, sold) => ({ of: sold.map(({ id }) => id) }),
      },
    );
    const found = searchAtOnce(events, { reason: 'test.nothing', message: 'Nothing was found' }).catch(
      (error: unknown) => error,
    );
    return vi.advanceTimersByTimeAsync(DEADLINE_MS).then(() => found);
  };

  it('has what everybody answered, and how, without names for travelers', async () => {
    const found = await atOnce(
      supplier('late', 20, answerOf(offer('l', 7))),
      supplier('failing', 10, new Error('Error has occured')),
      supplier('first', 5, answerOf(offer('f', 9))),
    );
    expect(found).toMatchObject({
      offers: [{ id: 'f' }, { id: 'l' }],
      batches: [{ of: ['f'] }, { of: [] }, { of: ['l'] }],
      suppliers: [
        { name: '', state: 'answered', offers: 1 },
        { name: '', state: 'failed', offers: 0 },
        { name: '', state: 'answered', offers: 1 },
      ],
    });
  });

  it('leaves out what can no longer be bought, whoever has it', async () => {
    const found = await atOnce(supplier('one', 5, answerOf(offer('over', 1), offer('o', 2))));
    expect(found).toMatchObject({ offers: [{ id: 'o' }], suppliers: [{ state: 'answered', offers: 1 }] });
  });

  it('fails when none of them answered', async () => {
    const error = await atOnce(supplier('failing', 10, new Error('Error has occured')));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 502, code: 'UPSTREAM_FAILED', message: 'Nothing was found' });
  });
});
