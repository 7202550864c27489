import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../testing/clock';
import { createPlaceSearch } from './google';
import { createPlacePhotos, placeText } from './photos';

interface Asked {
  readonly path: string;
  readonly key: string | undefined;
  readonly fields: string | undefined;
  readonly body: Record<string, unknown> | null;
}

let service: Server;
let url: string;
let asked: Asked[] = [];
let photoUri: string;
let status: number;

const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text ? (JSON.parse(text) as Record<string, unknown>) : null;
};

/** A place search as its documentation describes it. */
beforeAll(async () => {
  service = createServer(async (request, response) => {
    const body = await bodyOf(request);
    asked.push({
      path: request.url!,
      key: request.headers['x-goog-api-key'] as string,
      fields: request.headers['x-goog-fieldmask'] as string,
      body,
    });
    const photos = [
      {
        name: 'places/abc/photos/one',
        authorAttributions: [
          { displayName: 'Ana', uri: '//maps.google.com/maps/contrib/1' },
          { displayName: 'Rui', uri: 'javascript:alert(1)' },
        ],
      },
    ];
    const answer = request.url!.includes('/media')
      ? { name: 'places/abc/photos/one/media', photoUri }
      : String(body!['textQuery']).startsWith('Porto')
        ? {}
        : { places: [{ photos }] };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

const failures: unknown[] = [];
const clock = testClock();
const photos = () =>
  createPlacePhotos(createPlaceSearch({ key: 'secret', url }), {
    clock,
    onFailure: (error) => failures.push(error),
  });
const reset = () => {
  [asked, status, photoUri] = [[], 200, 'https://photos.example/one.jpg'];
  failures.length = 0;
};
beforeAll(reset);
afterEach(reset);

describe('photos of places', () => {
  it('R240 come from a place search for the city of a code, with who took them', async () => {
    expect(await photos()('LHR', 'pt')).toEqual({
      url: 'https://photos.example/one.jpg',
      credits: [
        { name: 'Ana', url: 'https://maps.google.com/maps/contrib/1' },
        { name: 'Rui', url: null },
      ],
    });
    expect(asked).toEqual([
      {
        path: '/v1/places:searchText',
        key: 'secret',
        fields: 'places.photos',
        body: { textQuery: 'London, United Kingdom', languageCode: 'pt', pageSize: 1 },
      },
      {
        path: '/v1/places/abc/photos/one/media?maxWidthPx=1200&skipHttpRedirect=true',
        key: 'secret',
        fields: undefined,
        body: null,
      },
    ]);
  });

  it('R240 are asked for once in ten minutes, whichever airport of the city is meant', async () => {
    const photoOf = photos();
    await Promise.all(['LHR', 'LGW', 'LON'].map((code) => photoOf(code, 'en')));
    expect(asked).toHaveLength(2);
    clock.advance(10 * 60_000);
    await photoOf('LON', 'en');
    expect(asked).toHaveLength(4);
  });

  it('are none where the service has none, and no unknown place is looked for', async () => {
    expect(await photos()('OPO', 'en')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(await photos()('QQQ', 'en')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(placeText('GRU')).toBe('São Paulo, Brazil');
  });

  it('are none while the service fails, which is left alone for a minute', async () => {
    status = 500;
    const photoOf = photos();
    expect(await photoOf('LIS', 'en')).toBeNull();
    expect(await photoOf('MAD', 'en')).toBeNull();
    expect(asked).toHaveLength(1);
    expect(failures).toHaveLength(1);
    expect(String(failures[0])).not.toContain('secret');
    status = 200;
    clock.advance(60_000);
    expect(await photoOf('LIS', 'en')).toMatchObject({ url: photoUri });
  });

  it('SEC-20 are refused unless their address is https', async () => {
    photoUri = 'http://photos.example/one.jpg';
    expect(await photos()('LIS', 'en')).toBeNull();
    photoUri = 'javascript:alert(1)';
    clock.advance(60_000);
    expect(await photos()('LIS', 'en')).toBeNull();
    expect(failures).toHaveLength(2);
  });

  it('R238 are looked for five at a time', async () => {
    let running = 0;
    let most = 0;
    const photoOf = createPlacePhotos(
      async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        return null;
      },
      { clock, onFailure: () => undefined },
    );
    await Promise.all(
      ['LIS', 'OPO', 'MAD', 'BCN', 'PAR', 'LON', 'BER', 'ROM', 'NYC'].map((code) => photoOf(code, 'en')),
    );
    expect(most).toBe(5);
  });
});
