import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { createOngoing, type OngoingOptions } from '.';

interface Search {
  readonly place: string;
}

/** A run whose batches come when the test says so. */
function byHand() {
  const runs: {
    search: Search;
    signal: AbortSignal;
    give: (batch: string) => void;
    end: (error?: Error) => void;
  }[] = [];
  const run: OngoingOptions<Search, string>['run'] = async function* (search, signal) {
    const ready: (string | Error | null)[] = [];
    let wake = () => {};
    const push = (what: string | Error | null) => {
      ready.push(what);
      wake();
    };
    runs.push({ search, signal, give: push, end: (error) => push(error ?? null) });
    for (;;) {
      while (ready.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const next = ready.shift()!;
      if (next === null) return;
      if (next instanceof Error) throw next;
      yield next;
    }
  };
  return { runs, run };
}

function site(options: Partial<OngoingOptions<Search, string>> = {}) {
  const { runs, run } = byHand();
  const broken = vi.fn();
  let now = Date.parse('2027-03-01T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const searches = () => createOngoing({ clock, secret: 'a secret', run, broken, ...options });
  return { runs, searches, broken, pass: (milliseconds: number) => (now += milliseconds) };
}

const SOLANA = { agencyId: randomUUID(), as: 'EUR' };
const BLUE_FJORD = { agencyId: randomUUID(), as: 'EUR' };
const never = new AbortController().signal;
const SECOND = 1000;

describe('a search that goes on', () => {
  it('R255 has what has come so far, until nothing more will come', async () => {
    const { runs, searches } = site();
    const all = searches();
    const going = all.follow(SOLANA, all.begin(SOLANA, { place: 'Lisbon' }))!;
    expect(going.found()).toEqual({ batches: [], completed: false });

    runs[0]!.give('first');
    expect(await going.more(0, SECOND, never)).toEqual({ batches: ['first'], completed: false });
    runs[0]!.give('second');
    expect(await going.more(1, SECOND, never)).toEqual({ batches: ['first', 'second'], completed: false });
    runs[0]!.end();
    expect(await going.more(2, SECOND, never)).toEqual({ batches: ['first', 'second'], completed: true });
    expect(await going.more(2, SECOND, never), 'over, so nobody waits').toMatchObject({ completed: true });
    expect(runs).toHaveLength(1);
  });

  it('keeps what came before it broke, says that it is over, and tells why', async () => {
    const { runs, searches, broken } = site();
    const all = searches();
    const going = all.follow(SOLANA, all.begin(SOLANA, { place: 'Lisbon' }))!;
    runs[0]!.give('first');
    runs[0]!.end(new Error('A supplier broke'));
    await vi.waitFor(() => expect(going.found()).toEqual({ batches: ['first'], completed: true }));
    expect(broken).toHaveBeenCalledExactlyOnceWith(new Error('A supplier broke'));
  });

  it('answers with what there is when the patience is over, and lets go of whoever goes away', async () => {
    const { runs, searches } = site();
    const all = searches();
    const going = all.follow(SOLANA, all.begin(SOLANA, { place: 'Lisbon' }))!;
    expect(await going.more(0, 5, never)).toEqual({ batches: [], completed: false });

    const gone = new AbortController();
    const waiting = going.more(0, 60 * SECOND, gone.signal);
    gone.abort(new Error('closed'));
    await expect(waiting).rejects.toThrow('closed');
    await expect(going.more(0, SECOND, gone.signal)).rejects.toThrow('closed');
    expect(runs[0]!.signal.aborted, 'the search itself goes on').toBe(false);
  });

  it('SEC-34 is its owner’s alone, as it was then, and only under an id that was given here', () => {
    const { searches } = site();
    const all = searches();
    const id = all.begin(SOLANA, { place: 'Lisbon' });
    expect(all.follow(SOLANA, id)?.search).toEqual({ place: 'Lisbon' });
    expect(all.follow(BLUE_FJORD, id)).toBeNull();
    expect(all.follow({ ...SOLANA, as: 'another currency' }, id)).toBeNull();
    for (const forged of ['', '.', 'nothing', id.slice(0, -1), `A${id.slice(1)}`, `${id}A`])
      expect(all.follow(SOLANA, forged), forged).toBeNull();
  });

  it('is over after its lifetime', () => {
    const { searches, pass } = site({ lifetime: 60 * SECOND });
    const all = searches();
    const id = all.begin(SOLANA, { place: 'Lisbon' });
    pass(60 * SECOND);
    expect(all.follow(SOLANA, id)).not.toBeNull();
    pass(1);
    expect(all.follow(SOLANA, id)).toBeNull();
  });

  it('is asked anew by a process that does not hold it', () => {
    const { runs, searches } = site();
    const id = searches().begin(SOLANA, { place: 'Lisbon' });
    expect(searches().follow(SOLANA, id)?.search).toEqual({ place: 'Lisbon' });
    expect(runs.map(({ search }) => search.place)).toEqual(['Lisbon', 'Lisbon']);
  });

  it('lets go of the one that was asked for longest ago when there are too many', () => {
    const { runs, searches } = site({ most: 2 });
    const all = searches();
    const first = all.begin(SOLANA, { place: 'Lisbon' });
    all.begin(SOLANA, { place: 'Porto' });
    all.follow(SOLANA, first);
    all.begin(SOLANA, { place: 'Faro' });
    expect(runs.map(({ search, signal }) => [search.place, signal.aborted])).toEqual([
      ['Lisbon', false],
      ['Porto', true],
      ['Faro', false],
    ]);
  });
});
