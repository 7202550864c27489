import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { instantOf } from '@/core/say/clock';
import { each } from '@/tests/support/each';
import { addDays } from '@/server/selling/supplier/time';
import type { FlightOffer, GridPrice } from '../contract';
import { datesAround } from './handlers/grid';
import { suppliersOf } from './supplier/suppliers';
import { ALPHA, type FlightSite, flightSite } from './testing/site';

let it: FlightSite['it'];
let ask: FlightSite['post'];
let tokens: FlightSite['tokens'];
beforeAll(async () => {
  ({
    it,
    tokens,
    post: ask,
  } = await flightSite(['client'], { alpha: { markupBasisPoints: 1250, feeMinor: 700 } }));
});
afterAll(() => it.close());

const post = (path: string, body: unknown, who?: string) => ask(`/api/v2/flight/${path}`, body, who);
async function gridOf(body: object): Promise<GridPrice[]> {
  const answer = await post('dateGrid', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}
async function searched(body: object, departureDate: string, returnDate: string | null) {
  const { origin, destination, travellers, cabin } = body as Record<string, string>;
  const answer = await post('search', {
    legs: [
      { origin, destination, departureDate },
      ...(returnDate ? [{ origin: destination, destination: origin, departureDate: returnDate }] : []),
    ],
    travellers,
    cabin,
  });
  const [cheapest] = answer.json.data as FlightOffer[];
  return cheapest?.totalAmount ?? null;
}

const FAMILY = { adults: 2, children: 1, infants: 1 };
const TRIPS = [
  { origin: 'LIS', destination: 'NYC', travellers: { adults: 1 }, cabin: 'NoPreference' },
  { origin: 'OPO', destination: 'LON', travellers: FAMILY, cabin: 'economy' },
  { origin: 'SAO', destination: 'LIS', travellers: { adults: 5, children: 4 }, cabin: 'NoPreference' },
  { origin: 'LON', destination: 'SIN', travellers: FAMILY, cabin: 'business' },
];

describe('prices around the dates', () => {
  test.each(TRIPS)('are those of the search of that day: $origin to $destination, $cabin', async (trip) => {
    const grid = await gridOf({ ...trip, departureDate: '2027-03-12', returnDate: '2027-03-14' });
    expect(grid).toHaveLength(39); // Of 49, ten would return before they leave.
    for (const at of [0, 9, 19, 29, 38]) {
      const { departureDate, returnDate, lowest } = grid[at]!;
      expect(lowest, `${departureDate} ${returnDate}`).toEqual(
        await searched(trip, departureDate, returnDate),
      );
    }
  });

  test('one way: seven dates, each the price of its search', async () => {
    const trip = { origin: 'MAD', destination: 'ROM', travellers: FAMILY, cabin: 'NoPreference' };
    const grid = await gridOf({ ...trip, departureDate: '2027-05-20' });
    expect(grid.map(({ departureDate, returnDate }) => [departureDate, returnDate])).toEqual(
      Array.from({ length: 7 }, (_, i) => [addDays('2027-05-17', i), null]),
    );
    for (const { departureDate, lowest } of grid)
      expect(lowest).toEqual(await searched(trip, departureDate, null));
  });

  test('leave out what is over and say null where nothing flies', async () => {
    const today = it.clock.now().toISOString().slice(0, 10);
    const trip = { origin: 'LIS', destination: 'LYR', travellers: { adults: 1 } };
    const grid = await gridOf({ ...trip, departureDate: today });
    expect(grid[0]!.departureDate).toBe(today);
    expect(grid).toHaveLength(4);
    expect(each(grid, ({ lowest }) => lowest === null)).toBe(true);
  });

  test('SEC-34 G33 refuse what a search refuses, and strangers', async () => {
    const body = {
      origin: 'LIS',
      destination: 'NYC',
      departureDate: '2027-03-12',
      travellers: { adults: 1 },
    };
    expect((await post('dateGrid', body, '')).status).toBe(401);
    for (const [change, field] of [
      [{ destination: 'LIS' }, 'destination'],
      [{ origin: 'QQQ' }, 'origin'],
      [{ departureDate: '2020-01-01' }, 'departureDate'],
      [{ returnDate: '2027-03-11' }, 'returnDate'],
      [{ agency: 'other' }, 'agency'],
    ] as const) {
      const answer = await post('dateGrid', { ...body, ...change });
      expect([answer.status, answer.json.fields[0].path]).toEqual([422, field]);
    }
  });

  test('a supplier that cannot tell is left out, and with it the claim that nothing flies', async () => {
    const [skyhub, fareline] = suppliersOf(it.server.services).sellers;
    const body = {
      origin: 'LIS',
      destination: 'NYC',
      departureDate: '2027-03-12',
      travellers: { adults: 1 },
    };
    vi.spyOn(fareline!, 'lowest').mockRejectedValue(new Error('Error has occured'));
    const grid = await gridOf(body);
    expect(grid.length).toBeGreaterThan(0);
    vi.spyOn(skyhub!, 'lowest').mockImplementation(async (_search, dates) => dates.map(() => null));
    expect(await gridOf(body)).toEqual([]);
    vi.spyOn(skyhub!, 'lowest').mockRejectedValue(new Error('Error has occured'));
    const failed = await post('dateGrid', body);
    expect([failed.status, failed.json.data]).toEqual([502, 'Flight not available, please try again']);
    vi.restoreAllMocks();
  });

  test('end for all suppliers when whoever asked goes away', async () => {
    const abort = new AbortController();
    const seen: AbortSignal[] = [];
    for (const supplier of suppliersOf(it.server.services).sellers)
      vi.spyOn(supplier, 'lowest').mockImplementation(
        (_search, _dates, { signal }) =>
          new Promise((_, reject) => {
            seen.push(signal);
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      );
    const request = new Request(`http://${ALPHA}/api/v2/flight/dateGrid`, {
      method: 'POST',
      headers: {
        host: ALPHA,
        'auth-key': 'test-auth-key',
        'x-access-token': tokens['client']!,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        origin: 'LIS',
        destination: 'NYC',
        departureDate: '2027-03-12',
        travellers: { adults: 1 },
      }),
      signal: abort.signal,
    });
    const answer = it.server.app.fetch(request, {
      incoming: { socket: { remoteAddress: '127.0.0.1' } },
    } as never);
    await expect.poll(() => seen.length).toBe(2);
    abort.abort();
    expect(each(seen, (signal) => signal.aborted)).toBe(true);
    expect((await answer).status).toBe(500);
    vi.restoreAllMocks();
  });
});

test('today, flights that have left are in no search and in no price', async () => {
  const today = it.clock.now().toISOString().slice(0, 10);
  const [trip] = TRIPS;
  const now = it.clock.now().getTime();
  const answer = await post('search', {
    legs: [{ origin: trip!.origin, destination: trip!.destination, departureDate: today }],
    travellers: trip!.travellers,
  });
  const offers = answer.json.data as FlightOffer[];
  const leaves = ({ flights: [first] }: FlightOffer) =>
    instantOf(first!.departureTime, first!.departureZone).getTime();
  expect(offers.length).toBeGreaterThan(0);
  expect(each(offers, (offer) => leaves(offer) > now)).toBe(true);
  const grid = await gridOf({ ...trip, departureDate: today });
  expect(grid[0]!.departureDate).toBe(today);
  expect(grid[0]!.lowest).toEqual(offers[0]!.totalAmount);
});

test('the dates of a round trip start at the earliest and never return before they leave', () => {
  const pairs = datesAround('2027-03-02', '2027-03-03', '2027-03-01');
  expect(pairs[0]).toEqual(['2027-03-01', '2027-03-01']);
  expect(each(pairs, ([out, back]) => back! >= out!)).toBe(true);
  expect(new Set(pairs.map(([out]) => out)).size).toBe(5);
  expect(datesAround('2027-03-12', '2027-03-20', '2027-03-01')).toHaveLength(49);
});
