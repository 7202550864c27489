import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { each } from '@/tests/support/each';
import { z } from 'zod/mini';
import { STREAM_TYPE } from '@/core/contract';
import {
  createEventReader,
  CUSTOM_SELLER_ID,
  type FlightSearchEvent,
  mergeOffers,
  SentFlightEvent,
} from '../contract';
import { ALPHA, type FlightSite, flightSite } from './testing/site';

const PATH = '/api/v2/flight/search';

let it: FlightSite['it'];
let client: string;
let owner: string;
beforeAll(async () => {
  const site = await flightSite(['client', 'owner']);
  it = site.it;
  [client, owner] = [site.tokens['client']!, site.tokens['owner']!];
});
afterAll(() => it.close());

const bodyOf = (destination = 'NYC', more: object = {}) => ({
  legs: [{ origin: 'LIS', destination, departureDate: '2027-03-12' }],
  travellers: { adults: 1 },
  preferences: { responseOptions: { maxResults: 60 } },
  ...more,
});

async function stream(body: unknown, token = client, headers: Record<string, string> = {}) {
  const answer = await it.request(ALPHA, 'POST', PATH, {
    token,
    body,
    headers: { accept: STREAM_TYPE, ...headers },
  });
  const events = answer.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
  return { ...answer, events };
}
type Batch = Extract<FlightSearchEvent, { kind: 'batch' }>;
const readEvents = (events: unknown[]): FlightSearchEvent[] =>
  z.parse(z.array(SentFlightEvent), events).map(createEventReader());
const batchesOf = (events: unknown[]) =>
  readEvents(events).filter((event): event is Batch => event.kind === 'batch');

describe('a search in pieces', () => {
  test('begins with who is asked, goes on with a batch each, ends with how they answered', async () => {
    const { status, headers, events } = await stream(bodyOf());
    expect([status, headers.get('content-type')]).toEqual([200, `${STREAM_TYPE}; charset=utf-8`]);
    const [asked] = readEvents(events);
    if (asked?.kind !== 'asked') throw new Error('The first event says who is asked');
    expect(asked.deadline).toBe(12_000);
    const batches = batchesOf(events);
    expect(batches.map(({ supplier }) => supplier.id).sort()).toEqual(
      asked.suppliers.map(({ id }) => id).sort(),
    );
    for (const { supplier, offers } of batches) {
      expect(supplier.state).toBe('answered');
      expect(offers).toHaveLength(supplier.offers);
      expect(offers.length).toBeGreaterThan(0);
    }
    expect(events.at(-1)).toEqual({ kind: 'end', suppliers: batches.map(({ supplier }) => supplier) });
  });

  test('the answer at once is the merge of the pieces, cheapest first', async () => {
    const pieces = batchesOf((await stream(bodyOf())).events);
    const { json } = await it.request(ALPHA, 'POST', PATH, { token: client, body: bodyOf() });
    const merged = mergeOffers(pieces.flatMap(({ offers }) => offers));
    const prices = merged.map(({ totalAmount }) => totalAmount.amount).sort((a, b) => a - b);
    expect(json.data.map((offer: (typeof merged)[0]) => offer.totalAmount.amount)).toEqual(prices);
    const named = new Set(json.fareFamilies.map(({ id }: { id: string }) => id));
    expect(each(merged, ({ fareFamily }) => named.has(fareFamily))).toBe(true);
  });

  test('five hundred offers come in 250 kB, with all that a list shows and narrows them by', async () => {
    const all = { legs: bodyOf().legs, travellers: { adults: 1 } };
    const { text, events } = await stream(all);
    const { json } = await it.request(ALPHA, 'POST', PATH, { token: client, body: all });
    const merged = mergeOffers(batchesOf(events).flatMap(({ offers }) => offers));
    expect(merged.length).toBeGreaterThan(500);
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect(merged.sort(byId)).toEqual(json.data.sort(byId));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(250_000);
  });

  test('SEC-35 names of suppliers are for staff alone, in pieces and at once', async () => {
    const NAMES = /skyhub|fareline|sandbox/i;
    const pieces = await stream(bodyOf());
    const whole = await it.request(ALPHA, 'POST', PATH, { token: client, body: bodyOf() });
    expect(pieces.text).not.toMatch(NAMES);
    expect(whole.text).not.toMatch(NAMES);
    expect(new Set(whole.json.suppliers.map(({ id }: { id: string }) => id)).size).toBe(2);
    expect((await stream(bodyOf(), owner)).text).toMatch(/Skyhub/);
  });

  test('G69 SEC-35 its offers carry markup and fee, and only staff see what is below them', async () => {
    const [batch] = batchesOf((await stream(bodyOf())).events);
    const text = JSON.stringify(batch);
    for (const secret of ['wholesale', 'seller', '"fares"', '"base"', 'published'])
      expect(text).not.toContain(secret);
    const [seen] = batchesOf((await stream(bodyOf(), owner)).events);
    const offer = seen!.offers[0]!;
    expect(offer.totalAmount.amount).toBe(Math.round(offer.wholesale!.amount * 1.1) + 500);
  });

  test('R243 only staff are told which fares the agency has under a contract of its own', async () => {
    const asked = { ...bodyOf(), preferences: { fare: { fareTypes: ['PRIVATE'] } } };
    const offersFor = async (token: string) =>
      batchesOf((await stream(asked, token)).events).flatMap(({ offers }) => offers);
    const [forStaff, forClient] = [await offersFor(owner), await offersFor(client)];
    expect(forStaff.length).toBeGreaterThan(0);
    expect(each(forStaff, ({ seller }) => seller === CUSTOM_SELLER_ID)).toBe(true);
    expect(forClient).toHaveLength(forStaff.length);
    expect(forClient.some((offer) => 'seller' in offer)).toBe(false);
  });

  test('names places in the language of whoever asks', async () => {
    const [batch] = batchesOf((await stream(bodyOf(), client, { cookie: 'lng=pt' })).events);
    expect(batch!.offers[0]!.flights[0]!.origin.city).toBe('Lisboa');
  });

  test('SEC-34 G33 refuses before it starts what it refuses at all', async () => {
    const wrong = await stream(bodyOf('LIS'));
    expect([wrong.status, wrong.json.code]).toEqual([422, 'INVALID_REQUEST']);
    expect((await stream({ ...bodyOf(), agency: 'other' })).status).toBe(422);
    expect((await stream(bodyOf(), '')).status).toBe(401);
    const past = await stream(
      bodyOf('NYC', { legs: [{ ...bodyOf().legs[0], departureDate: '2020-01-01' }] }),
    );
    expect(past.json.fields[0].path).toBe('legs.0.departureDate');
  });

  test('R200 a failure of every supplier is told in its batches, not as an error of the call', async () => {
    const { status, events } = await stream(bodyOf('NLK'));
    expect(status).toBe(200);
    expect(each(batchesOf(events), ({ supplier }) => supplier.state === 'failed')).toBe(true);
    expect(events.at(-1)).toMatchObject({ kind: 'end' });
  });
});
