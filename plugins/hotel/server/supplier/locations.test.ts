import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '@/server/testing/harness';
import { autosuggest, AUTOSUGGEST_SIZE, placeIdOf } from '../../contract';
import { supplied } from '../testing/supplied';
import { locationsOf } from './locations';

const LISBON = {
  ...{ id: 'x-1', kind: 'city', name: 'Lisbon', context: 'Portugal', country: 'PT', cityId: '' },
  ...{ latitude: 38.7, longitude: -9.1, radius: 20, hotelCount: null },
};

let host: Server;
let origin: string;
let asked: { readonly url: string; readonly language: string | undefined }[];
let answer: { status: number; body: string; headers?: Record<string, string> };
const says = (body: unknown, status = 200) => {
  answer = { status, body: JSON.stringify(body) };
};

beforeAll(async () => {
  host = createServer((request, response) => {
    asked.push({ url: request.url!, language: request.headers['accept-language'] });
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  says({ data: [LISBON] });
});
afterAll(() => new Promise((resolve) => host.close(resolve)));

const clock = testClock();
/** Places of the host, with nothing held of what was asked before. */
const anew = (own = testClock()) => locationsOf(supplied({ autosuggestHost: origin }, own));

describe('places of a host', () => {
  it('R251 are asked for by what was typed, twenty of them, in the language', async () => {
    expect(AUTOSUGGEST_SIZE).toBe(20);
    expect(await anew().find('São P&q=1', 'pt', AUTOSUGGEST_SIZE)).toEqual([LISBON]);
    const [{ url, language }] = asked as [(typeof asked)[number]];
    const { pathname, searchParams } = new URL(url, origin);
    expect([pathname, Object.fromEntries(searchParams), language]).toEqual([
      '/locationcontent/autosuggestV2',
      { term: 'São P&q=1', size: '20' },
      'pt',
    ]);
  });

  it('R252 are resolved by their id for their coordinates; none is nothing', async () => {
    says({ data: LISBON });
    expect(await anew().of('a/../b', 'es')).toMatchObject({ latitude: 38.7, longitude: -9.1 });
    expect(asked[0]).toEqual({ url: '/locationcontent/locationV2/a%2F..%2Fb', language: 'es' });
    says({ message: 'Not found' }, 404);
    expect(await anew().of('x-2', 'es')).toBeNull();
  });

  it('a part of the map is one without asking', async () => {
    const id = placeIdOf({ lat: 38.71, lon: -9.14, radius: 4 });
    expect(await anew().of(id, 'en')).toMatchObject({ id, latitude: 38.71, longitude: -9.14, radius: 4 });
    expect(asked).toEqual([]);
  });

  it('R253 are the same for ten seconds, for each text and language', async () => {
    const places = anew(clock);
    for (let n = 0; n < 3; n++) await places.find('lis', 'en', 20);
    await Promise.all([places.find('lisb', 'en', 20), places.find('lisb', 'en', 20)]);
    expect(asked).toHaveLength(2);
    await places.find('lis', 'pt', 20);
    clock.advance(9_999);
    await places.find('lis', 'en', 20);
    expect(asked).toHaveLength(3);
    clock.advance(1);
    await places.find('lis', 'en', 20);
    expect(asked).toHaveLength(4);
  });

  it('a failure is not held', async () => {
    const places = anew();
    says({ message: 'Down' }, 503);
    await expect(places.find('lis', 'en', 20)).rejects.toMatchObject({ reason: 'failed' });
    says({ data: [LISBON] });
    expect(await places.find('lis', 'en', 20)).toEqual([LISBON]);
  });

  it('only what is a place is taken, as plain text, and never more than asked for', async () => {
    const odd = [
      { ...LISBON, id: 'x-2', name: ' Lis‮bon\n\u0000 ', radius: 900, more: '<b>' },
      { ...LISBON, id: 'x-3', name: '' },
      { ...LISBON, id: '' },
      { ...LISBON, id: 'x 4' },
      { ...LISBON, id: 'x'.repeat(121) },
      { ...LISBON, latitude: 91 },
      { ...LISBON, longitude: '9' },
      { ...LISBON, country: 'Portugal' },
      { ...LISBON, kind: 'planet' },
      ...[null, 7, 'text', []],
    ];
    says({ data: odd });
    expect(await anew().find('lis', 'en', 20)).toEqual([
      { ...LISBON, id: 'x-2', name: 'Lis bon', radius: 50 },
    ]);
    says({ data: Array.from({ length: 40 }, (_, at) => ({ ...LISBON, id: `x-${at}` })) });
    expect(await anew().find('lis', 'en', 20)).toHaveLength(20);
    for (const body of [null, [], 'text', { data: null }, { data: {} }]) {
      says(body);
      expect(await anew().find('lis', 'en', 20), JSON.stringify(body)).toEqual([]);
      expect(await anew().of('x-1', 'en'), JSON.stringify(body)).toBeNull();
    }
  });

  it('a host that sends elsewhere, sends too much or no JSON has failed', async () => {
    for (const bad of [
      { status: 302, body: '', headers: { location: `${origin}/elsewhere` } },
      { status: 200, body: JSON.stringify({ data: ['x'.repeat(600_000)] }) },
      { status: 200, body: '<html>' },
      { status: 500, body: '{}' },
    ]) {
      answer = bad;
      await expect(anew().find('lis', 'en', 20)).rejects.toMatchObject({ reason: 'failed' });
    }
    expect(asked.map(({ url }) => url)).not.toContain('/elsewhere');
  });
});

describe('the embedded places', () => {
  const places = locationsOf(supplied());
  afterEach(() => vi.unstubAllGlobals());

  it('G60 are found where no host is configured, without a network', async () => {
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const [lisbon] = await places.find('lisb', 'en', 20);
    expect(lisbon).toMatchObject({ kind: 'city', name: 'Lisbon', country: 'PT' });
    expect(await places.of(lisbon!.id, 'en')).toEqual(lisbon);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('R251 are of each kind, in the language, and as the contract says', async () => {
    for (const [term, kind] of [
      ['lisboa', 'city'],
      ['alfama', 'area'],
      ['torre eiffel', 'landmark'],
      ['LIS', 'airport'],
    ] as const) {
      const found = await places.find(term, 'pt', AUTOSUGGEST_SIZE);
      expect(found.map((place) => place.kind)).toContain(kind);
      expect(autosuggest.response.safeParse({ data: found }).success).toBe(true);
    }
    const [lisbon] = await places.find('lisbon', 'es', AUTOSUGGEST_SIZE);
    expect(lisbon).toMatchObject({ name: 'Lisboa', cityId: 'LIS' });
    expect(await places.of(lisbon!.id, 'en')).toMatchObject({ name: 'Lisbon' });
    expect(await places.of('nowhere', 'en')).toBeNull();
  });

  it('R252 know cities without a property, too', async () => {
    const [nuuk] = await places.find('Nuuk', 'en', AUTOSUGGEST_SIZE);
    expect(nuuk).toMatchObject({ kind: 'city', hotelCount: 0, country: 'GL' });
    expect(await places.of(nuuk!.id, 'en')).toEqual(nuuk);
  });
});
