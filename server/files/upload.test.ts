import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFiles } from './index';
import { jpeg, type Paint, png, withExif } from '../testing/pictures';
import { readClient } from '../http/client';
import { testServer, type TestServer } from '../testing/harness';

let it: TestServer;
let token: string;
const A = 'alpha.localhost';
const B = 'beta.localhost';
const paint: Paint = (x, y) => [x % 256, y % 256, 128, 255];
const LIMIT = 5 * 1024 * 1024;

beforeAll(async () => {
  it = await testServer({ config: { rateFactor: 100 } });
});
beforeEach(async () => {
  token = await it.login('alpha', 'client');
});
afterAll(() => it.close());

type Ask = { ext?: string; fileType?: string; fieldName?: string };
const sign = (given: Ask = {}, as = token, host = A) =>
  it.request(host, 'POST', '/api/aws/signed-url', {
    token: as,
    body: { ext: 'png', fileType: 'image/png', fieldName: 'profilePicture', ...given },
  });
const address = async (given?: Ask, as?: string, host?: string): Promise<string> =>
  (await sign(given, as, host)).json.data.url;

/** Sends bytes as a browser does: without any header of ours. */
async function put(
  url: string,
  body: Uint8Array | ReadableStream,
  { type = 'image/png', host = A, headers = {} as Record<string, string> } = {},
) {
  const answer = await it.server.app.fetch(
    new Request(`http://${host}${url}`, {
      method: 'PUT',
      headers: { host, 'content-type': type, ...headers },
      body: body as BodyInit,
      duplex: 'half',
    } as RequestInit),
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as never,
  );
  return { status: answer.status, json: (await answer.json()) as { data: string; code?: string } };
}
const get = (path: string, host = A, headers: Record<string, string> = {}) =>
  it.server.app.fetch(new Request(`http://${host}${path}`, { headers: { host, ...headers } }));
const upload = async (as = token) => (await put(await address({}, as), png(20, 20, paint))).json.data;
const edit = (picture: string | null, as = token) =>
  it.request(A, 'POST', '/api/user/editProfile', { token: as, body: { picture } });
const stored = async () => {
  const rows = await it.db.asSystem((tx) => tx.selectFrom('stored_file').select('id').execute());
  return rows.map(({ id }) => `/files/${id}`);
};
const picture = async (as = token) =>
  (await it.request(A, 'GET', '/api/user/getProfile', { token: as })).json.data.picture as string | null;

describe('R182 a picture goes to a signed address', () => {
  test('from the address to the profile to the page', async () => {
    const signed = await sign();
    expect(signed.status).toBe(200);
    expect(signed.json.data.expiresAt).toBe(new Date(it.clock.now().getTime() + 5 * 60_000).toISOString());
    const answer = await put(signed.json.data.url, png(300, 200, paint));
    expect([answer.status, answer.json.data]).toEqual([
      200,
      expect.stringMatching(/^\/files\/[0-9a-f-]{36}$/),
    ]);
    expect((await edit(answer.json.data)).status).toBe(200);
    expect(await picture()).toBe(answer.json.data);
    const shown = await get(answer.json.data);
    expect(shown.status).toBe(200);
    const bytes = new Uint8Array(await shown.arrayBuffer());
    expect(Buffer.from(bytes.subarray(8, 12)).toString()).toBe('WEBP');
  });

  test('SEC-38 how a picture is served: as nothing but a picture, and never another under the same address', async () => {
    const path = await upload();
    const { headers } = await get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="picture.webp"',
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await get(path, A, { 'if-none-match': headers.get('etag')! })).status).toBe(304);
    const page = await get('/account');
    expect(page.headers.get('content-security-policy')).toMatch(/img-src 'self'/);
  });

  test('SEC-38 where a photograph was taken is not kept', async () => {
    const photo = withExif(await jpeg(100, 100, paint), 1, 'Somewhere 60.39N 5.32E');
    const url = await address({ ext: 'jpg', fileType: 'image/jpeg' });
    const { json } = await put(url, photo, { type: 'image/jpeg' });
    const bytes = Buffer.from(await (await get(json.data)).arrayBuffer());
    expect(bytes.length).toBeGreaterThan(50);
    expect(bytes.includes('Somewhere')).toBe(false);
  });

  test('a picture that is replaced or removed is deleted, and so is one that was never saved', async () => {
    const first = await upload();
    await edit(first);
    const abandoned = await upload();
    expect(await stored()).toEqual(expect.arrayContaining([first, abandoned]));
    const second = await upload();
    expect(await stored()).not.toContain(abandoned);
    await edit(second);
    expect((await get(first)).status).toBe(404);
    expect((await get(second)).status).toBe(200);
    // Saving the same again keeps it.
    expect((await edit(second)).status).toBe(200);
    expect((await get(second)).status).toBe(200);
    await edit(null);
    expect(await picture()).toBeNull();
    expect((await get(second)).status).toBe(404);
  });
});

test('an address that one process signs is good at another, once, and the picture is there for all', async () => {
  const { db, clock, server } = it;
  const other = createFiles({ config: server.services.config, db, clock });
  const [receive, serve] = other.routes;
  const agency = (await server.tenants.resolve(A))!;
  const at = (url: string, init?: RequestInit) => ({
    request: new Request(`http://${A}${url}`, init),
    params: { ticket: url.split('/').at(-1)!, id: url.split('/').at(-1)! },
    agency,
    client: readClient(new Headers({ host: A }), '127.0.0.1', it.server.services.config),
    requestId: 'none',
  });
  const url = await address();
  const init = {
    method: 'PUT',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(png(20, 20, paint)),
  };
  const answer = await receive!.run(at(url, init));
  const { data } = (await answer.json()) as { data: string };
  expect(answer.status).toBe(200);
  expect((await put(url, png(20, 20, paint))).status).toBe(410);
  expect((await get(data)).status).toBe(200);
  expect((await serve!.run(at(data))).status).toBe(200);
});

test('SEC-42 one user may send thirty in ten minutes', async () => {
  const strict = createFiles({
    config: { ...it.server.services.config, rateFactor: 0.1 },
    db: it.db,
    clock: it.clock,
  });
  const agency = (await it.server.tenants.resolve(A))!;
  const other = await it.login('alpha', 'agent');
  const statuses: number[] = [];
  for (let count = 0; count < 4; count++) {
    const url = await address({}, other);
    const request = new Request(`http://${A}${url}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(png(20, 20, paint)),
    });
    const client = readClient(new Headers({ host: A }), '127.0.0.1', it.server.services.config);
    const params = { ticket: url.split('/').at(-1)! };
    statuses.push(
      (await strict.routes[0]!.run({ request, params, agency, client, requestId: 'none' })).status,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

describe('SEC-38 hostile uploads', () => {
  test('R180 more than 5 MB is refused while it is read, whatever its length is said to be', async () => {
    const large = Buffer.alloc(LIMIT + 1);
    png(20, 20, paint).copy(large);
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(256 * 1024));
      },
    });
    for (const body of [large, endless]) {
      const answer = await put(await address(), body);
      expect([answer.status, answer.json.data]).toEqual([413, 'Maximum image size is 5MB']);
    }
    expect(pulled).toBeLessThan(40);
  });

  test('a page named png, a drawing, a cut photograph, a picture of another kind: 422, and nothing is stored', async () => {
    const before = await stored();
    const photo = await jpeg(200, 200, paint);
    const cases: [Uint8Array, string, string][] = [
      [Buffer.from('<!doctype html><script>alert(1)</script>'), 'png', 'image/png'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png', 'image/png'],
      [photo.subarray(0, photo.length >> 1), 'jpg', 'image/jpeg'],
      [photo, 'png', 'image/png'],
      [Buffer.alloc(0), 'webp', 'image/webp'],
    ];
    for (const [bytes, ext, fileType] of cases) {
      const answer = await put(await address({ ext, fileType }), bytes, { type: fileType });
      expect([answer.status, answer.json.data]).toEqual([
        422,
        'This file is not a JPEG, PNG or WebP picture.',
      ]);
    }
    expect(await stored()).toEqual(before);
  });

  test('an ending that does not go with the kind, and kinds that are none of ours', async () => {
    for (const given of [
      { ext: 'jpg', fileType: 'image/png' },
      { ext: 'svg', fileType: 'image/svg+xml' },
      { ext: 'png', fileType: 'text/html' },
      { fieldName: 'passport' },
    ])
      expect((await sign(given)).status).toBe(422);
    const answer = await put(await address(), png(20, 20, paint), { type: 'text/html' });
    expect(answer.status).toBe(415);
  });
});

describe('SEC-31 an address is for one file of one user at one agency', () => {
  const gone = (answer: { status: number; json: { code?: string } }) =>
    expect([answer.status, answer.json.code]).toEqual([410, 'UPLOAD_EXPIRED']);
  const bytes = png(20, 20, paint);

  test('it works once, also when the picture was bad, and also at the same moment', async () => {
    const url = await address();
    const both = await Promise.all([put(url, bytes), put(url, bytes)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    gone(await put(url, bytes));
    const spoilt = await address();
    expect((await put(spoilt, Buffer.from('no picture'))).status).toBe(422);
    gone(await put(spoilt, bytes));
  });

  test('not after five minutes', async () => {
    const url = await address();
    it.clock.advance(5 * 60_000);
    gone(await put(url, bytes));
  });

  test('not at another agency, and not changed', async () => {
    const url = await address();
    gone(await put(url, bytes, { host: B }));
    gone(await put(`${url.slice(0, -4)}AAAA`, bytes));
    gone(await put('/files/upload/none', bytes));
    expect((await put(url, bytes)).status).toBe(200);
  });

  test('SEC-05 not after signing out, nor once the user is disabled', async () => {
    const url = await address();
    await it.request(A, 'POST', '/api/user/logout', { token });
    gone(await put(url, bytes));
    const other = await it.login('alpha', 'other');
    const otherUrl = await address({}, other);
    const setStatus = (status: string) =>
      it.db.asSystem((tx) =>
        tx
          .updateTable('app_user')
          .set({ status })
          .where('id', '=', it.agencies['alpha']!.users['other']!)
          .execute(),
      );
    await setStatus('Inactive');
    gone(await put(otherUrl, bytes));
    await setStatus('Active');
  });

  test('a picture of another user, of another agency, or from elsewhere cannot be put into the own profile', async () => {
    const other = await it.login('alpha', 'other');
    const foreign = await it.login('beta', 'client');
    const theirs = await upload(other);
    const abroad = (await put(await address({}, foreign, B), bytes, { host: B })).json.data;
    const mine = await upload();
    await edit(mine);
    for (const path of [
      theirs,
      abroad,
      '/files/00000000-0000-4000-8000-000000000000',
      'https://evil.example/x.png',
      'javascript:alert(1)',
      `${mine}/..`,
      '',
    ]) {
      const answer = await edit(path);
      expect([answer.status, answer.json.fields[0].path], path).toEqual([422, 'picture']);
    }
    expect(await picture()).toBe(mine);
    expect((await get(mine)).status).toBe(200);
    expect((await get(theirs)).status).toBe(200);
  });

  test('a picture is served on the hosts of its agency only', async () => {
    const mine = await upload();
    expect((await get(mine)).status).toBe(200);
    const [foreign, nonexistent] = await Promise.all([
      get(mine, B),
      get('/files/00000000-0000-4000-8000-000000000000', B),
    ]);
    expect([foreign.status, nonexistent.status]).toEqual([404, 404]);
    for (const path of ['/files/none', '/files/%27', `${mine}%2f..`])
      expect((await get(path)).status, path).toBe(404);
    expect((await get(mine, 'unknown.localhost')).status).toBe(404);
  });

  test('SEC-02 only PUT uses an address up, and asking for one needs a session', async () => {
    const url = await address();
    for (const method of ['GET', 'POST', 'DELETE'])
      await it.server.app.fetch(new Request(`http://${A}${url}`, { method, headers: { host: A } }));
    expect((await put(url, bytes)).status).toBe(200);
    expect((await sign({}, '')).status).toBe(401);
  });
});
