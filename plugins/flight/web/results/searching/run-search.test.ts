import { flightRefusals } from '../../../contract/refusals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Api } from '@/core/api/client';
import { ApiError } from '@/core/api/error';
import { callOf } from '@/core/query/call';
import {
  searchFlights,
  type FlightOffer,
  type FlightSearchEvent,
  type SupplierReport,
} from '../../../contract';
import { FOUND, refusal, sendingTo } from '../../testing/fake-api';
import { FAMILIES, OFFERS, usd } from '../../testing/fixtures';
import { progressOf } from '@/core/selling/results/SearchStatus';
import { noResults } from '@/core/selling/results/sources';
import { flightSource } from './run-search';
import { afterEvent, askedAgain, closed, STARTED, type SearchState } from './search-state';

const BODY = {
  legs: [{ origin: 'LIS', destination: 'NYC', departureDate: '2027-03-10' }],
  travellers: { adults: 1 },
};
const ASKED: FlightSearchEvent = {
  kind: 'asked',
  deadline: 12_000,
  suppliers: [
    { id: 'a', name: 'Skyhub' },
    { id: 'b', name: 'Fareline' },
  ],
};
const report = (id: string, state: SupplierReport['state'], offers = 0): SupplierReport => ({
  id,
  name: id === 'a' ? 'Skyhub' : 'Fareline',
  state,
  offers,
  took: 500,
});
const batch = (id: string, offers: FlightOffer[]): FlightSearchEvent => ({
  kind: 'batch',
  supplier: report(id, 'answered', offers.length),
  offers: offers.map((offer) => ({ ...offer, supplier: id })),
  fareFamilies: FAMILIES,
});
const failedBatch = (id: string): FlightSearchEvent => ({
  kind: 'batch',
  supplier: report(id, 'failed'),
  offers: [],
  fareFamilies: [],
});
const after = (events: FlightSearchEvent[], from: SearchState = STARTED) => events.reduce(afterEvent, from);
const states = ({ suppliers }: SearchState) => suppliers.map(({ name, state }) => [name, state]);

describe('a search', () => {
  it('R195 R196 starts with nothing: no offers, no suppliers, not at its end', () => {
    expect(STARTED).toMatchObject({ data: [], families: [], suppliers: [], done: false });
    expect(noResults(STARTED)).toBe(false);
  });

  it('R197 stores offers and fare families as they come, and is done at the end', () => {
    const partial = after([ASKED, batch('a', OFFERS.slice(0, 4))]);
    expect(partial).toMatchObject({ done: false, families: FAMILIES });
    expect(partial.data).toHaveLength(4);
    expect(states(partial)).toEqual([
      ['Skyhub', 'answered'],
      ['Fareline', 'asked'],
    ]);
    // Flights, not offers: four fares of two.
    expect(partial.suppliers[0]!.offers).toBe(2);
    const end: FlightSearchEvent = {
      kind: 'end',
      suppliers: [report('a', 'answered', 4), report('b', 'timed-out')],
    };
    const whole = after([end], partial);
    expect(whole.done).toBe(true);
    expect(states(whole)[1]).toEqual(['Fareline', 'timed-out']);
    expect(whole.suppliers[0]!.offers).toBe(2);
  });

  it('R197 adds up what one supplier tells in parts, which is asked until the last; asked again the first part replaces all', () => {
    const part = (nth: number, isLast: boolean, offers: FlightOffer[]): FlightSearchEvent => ({
      ...(batch('a', offers) as Extract<FlightSearchEvent, { kind: 'batch' }>),
      part: { nth, isLast },
    });
    const begun = after([ASKED, part(0, false, OFFERS.slice(0, 2)), part(1, false, OFFERS.slice(2, 4))]);
    expect(begun.data).toHaveLength(4);
    expect(states(begun)[0]).toEqual(['Skyhub', 'asked']);
    expect(progressOf(begun)).toBeUndefined();
    const whole = after([part(2, true, OFFERS.slice(4, 5))], begun);
    expect(whole.data).toHaveLength(5);
    expect(states(whole)[0]).toEqual(['Skyhub', 'answered']);
    expect(whole.suppliers[0]!.offers).toBe(new Set(whole.data.map((offer) => offer.itineraryId)).size);
    const again = after([part(0, true, OFFERS.slice(5, 6))], askedAgain(whole));
    expect(again.data.map(({ id }) => id)).toEqual([OFFERS[5]!.id]);
  });

  it('keeps one offer of what two suppliers sell, the cheaper one', () => {
    const cheaper = { ...OFFERS[0]!, id: 'other', totalAmount: usd(1100) };
    const both = after([ASKED, batch('a', OFFERS), batch('b', [cheaper])]);
    expect(both.data).toHaveLength(OFFERS.length);
    expect(both.data.find(({ fareFamily }) => fareFamily === 'TP-discount')!.totalAmount).toEqual(usd(1100));
    expect(both.families).toHaveLength(FAMILIES.length);
  });

  it('R200 has no results when it has ended without any, not before', () => {
    expect(noResults(after([ASKED, batch('a', [])]))).toBe(false);
    expect(noResults(closed(after([ASKED, batch('a', [])])))).toBe(true);
    expect(noResults(closed(after([ASKED, batch('a', OFFERS)])))).toBe(false);
  });

  it('knows how far it is, but not before anybody was heard', () => {
    expect(progressOf(after([ASKED]))).toBeUndefined();
    expect(progressOf(after([ASKED, failedBatch('a')]))).toBe(0.5);
  });

  it('asked again keeps what is there until a supplier answers anew', () => {
    const first = closed(after([ASKED, batch('a', OFFERS), failedBatch('b')]));
    const again = askedAgain(first);
    expect(again.data).toBe(first.data);
    expect(again).toMatchObject({ done: false });
    expect(states(again).map(([, state]) => state)).toEqual(['asked', 'asked']);
    const answered = after([ASKED, batch('a', OFFERS.slice(0, 1))], again);
    expect(answered.data.map(({ itineraryId }) => itineraryId)).toEqual(['tp-direct']);
    expect(after([ASKED, failedBatch('a')], again).data).toHaveLength(OFFERS.length);
  });
});

describe('asking the suppliers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  type Script = (onEvent: (event: FlightSearchEvent) => void, signal: AbortSignal) => Promise<void>;
  const run = (script: Script, call: Api['call'] = () => Promise.reject(new Error('not asked'))) => {
    const seen: SearchState[] = [];
    const controller = new AbortController();
    const stream = ((_endpoint: unknown, _input: unknown, options: { onEvent: never; signal: AbortSignal }) =>
      script(sendingTo(options.onEvent), options.signal)) as unknown as Api['stream'];
    const result = flightSource(callOf(searchFlights, { body: BODY }), {
      api: { call, stream },
      before: undefined,
      show: (state) => seen.push(state),
      signal: controller.signal,
    });
    return { result, seen, abort: () => controller.abort() };
  };
  const hang = (signal: AbortSignal) =>
    new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );
  const end: FlightSearchEvent = {
    kind: 'end',
    suppliers: [report('a', 'answered', 7), report('b', 'failed')],
  };

  it('shows each batch when it comes and resolves with the end', async () => {
    const { result, seen } = run((onEvent) => {
      for (const event of [ASKED, batch('a', OFFERS), failedBatch('b'), end]) onEvent(event);
      return Promise.resolve();
    });
    expect((await result).done).toBe(true);
    expect(seen.map(({ data }) => data.length)).toEqual([0, 0, 7, 7]);
  });

  it('a supplier that hangs blocks nobody: the page ends the search soon after the deadline', async () => {
    const { result } = run((onEvent, signal) => {
      onEvent(ASKED);
      onEvent(batch('a', OFFERS));
      return hang(signal);
    });
    await vi.advanceTimersByTimeAsync(14_000);
    const state = await result;
    expect(state.data).toHaveLength(OFFERS.length);
    expect(states(state)).toEqual([
      ['Skyhub', 'answered'],
      ['Fareline', 'timed-out'],
    ]);
  });

  it('keeps what has arrived when the connection breaks, and names who is missing', async () => {
    const { result } = run((onEvent) => {
      onEvent(ASKED);
      onEvent(batch('a', OFFERS));
      return Promise.reject(new ApiError(0, 'NETWORK', 'gone'));
    });
    const state = await result;
    expect(state).toMatchObject({ done: true });
    expect(states(state)[1]).toEqual(['Fareline', 'failed']);
  });

  it('R199 fails with the words of the server when nothing has arrived', async () => {
    const { result } = run((onEvent) => {
      onEvent(ASKED);
      return Promise.reject(refusal(502, 'UPSTREAM_FAILED', flightRefusals.notAvailable));
    });
    await expect(result).rejects.toThrow('Flight not available, please try again');
  });

  it('R199 fails when every supplier did, however politely the answer ends', async () => {
    const { result } = run((onEvent) => {
      for (const event of [ASKED, failedBatch('a'), failedBatch('b')]) onEvent(event);
      onEvent({ kind: 'end', suppliers: [report('a', 'failed'), report('b', 'failed')] });
      return Promise.resolve();
    });
    await expect(result).rejects.toThrow('Flight not available, please try again');
  });

  it('asks for the whole answer at once where pieces cannot be had', async () => {
    const call = vi.fn(() => Promise.resolve(FOUND));
    const { result } = run(() => Promise.reject(refusal(200, 'BAD_RESPONSE', 'no')), call as never);
    const state = await result;
    expect(call).toHaveBeenCalledOnce();
    expect(state).toMatchObject({ done: true });
    expect(state.data).toHaveLength(OFFERS.length);
  });

  it('does so in a browser without streams as well', async () => {
    vi.stubGlobal('ReadableStream', undefined);
    const script = vi.fn(() => Promise.resolve());
    const { result } = run(script, (() => Promise.resolve(FOUND)) as never);
    expect((await result).data).toHaveLength(OFFERS.length);
    expect(script).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('stays an abort when nobody looks any more', async () => {
    const { result, abort } = run((onEvent, signal) => {
      onEvent(ASKED);
      return hang(signal);
    });
    abort();
    await expect(result).rejects.toThrow('aborted');
  });
});
