// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { endpoint, STREAM_TYPE } from '../contract/endpoint';
import { login } from '../contract/people/user';
import { activateLanguage, addWords } from '../i18n/catalogs';
import { wordsOf } from '../i18n/words-of';
import { createApi, type ApiDeps } from './client';
import { ApiError, isPassing } from './error';
import { buildHeaders } from './headers';

const search = {
  ...endpoint({
    method: 'GET',
    path: '/api/things/{id}',
    access: 'public',
    summary: 'Finds things.',
    query: z.strictObject({ text: z.string(), size: z.optional(z.int()) }),
    response: z.object({ things: z.array(z.string()) }),
  }),
  path: 'api/things/{id}' as const,
};
const change = endpoint({
  method: 'POST',
  path: '/api/things',
  access: 'user',
  summary: 'Changes a thing.',
  body: z.strictObject({ name: z.string() }),
  response: z.object({ data: z.string() }),
});

const count = endpoint({
  method: 'POST',
  path: '/api/count',
  access: 'user',
  summary: 'Counts.',
  body: z.strictObject({ to: z.int() }),
  response: z.object({ sum: z.int() }),
  stream: z.object({ n: z.int() }),
});

const file = endpoint({
  method: 'GET',
  path: '/api/file',
  access: 'user',
  summary: 'A file.',
  produces: 'application/pdf',
  response: z.unknown(),
});

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function setUp(answer: () => Response | Promise<Response>, deps: Partial<ApiDeps> = {}) {
  const requests: { url: URL; init: RequestInit; headers: Headers }[] = [];
  const fetch = vi.fn(async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    requests.push({ url: new URL(url, location.href), init, headers: new Headers(init.headers) });
    return answer();
  });
  const api = createApi({
    authKey: () => 'the-auth-key',
    secretCode: () => 'the-secret-code',
    language: () => 'pt',
    token: () => null,
    fetch: fetch as typeof globalThis.fetch,
    ...deps,
  });
  return { api, requests };
}

const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('It should have been rejected');
    },
    (error: ApiError) => error,
  );

describe('headers', () => {
  const url = new URL('https://api.example/api/x');
  it('R144 G53 sends accept JSON, the auth-key, the current language and gzip', () => {
    expect(buildHeaders(url, { authKey: 'k', language: 'es', token: null })).toEqual({
      accept: 'application/json',
      'auth-key': 'k',
      'accept-language': 'es',
      'accept-encoding': 'gzip',
    });
  });
  it('R145 sends the access token only when there is one', () => {
    expect(buildHeaders(url, { authKey: 'k', language: 'en', token: null })).not.toHaveProperty(
      'x-access-token',
    );
    expect(buildHeaders(url, { authKey: 'k', language: 'en', token: 'abc' })['x-access-token']).toBe('abc');
  });
  it('R147 G55 sends the session token to the gatekeeper host alone', () => {
    const gatekeeper = { host: 'gate.example', token: 't' };
    const sources = { authKey: 'k', language: 'en', token: null, gatekeeper };
    expect(buildHeaders(new URL('https://gate.example/x'), sources)['token']).toBe('t');
    expect(buildHeaders(url, sources)).not.toHaveProperty('token');
  });
});

describe('a call', () => {
  it('R148 puts GET data into the query and the parameters into the path, percent-encoded', async () => {
    const { api, requests } = setUp(() => json({ things: ['a'] }));
    await expect(
      api.call(search, { query: { text: 'São Paulo & co' }, params: { id: 'a/b' } }),
    ).resolves.toEqual({ things: ['a'] });
    const { url, init } = requests[0]!;
    expect(url.pathname).toBe('/api/things/a%2Fb');
    expect(url.searchParams.get('text')).toBe('São Paulo & co');
    expect(init.body).toBeUndefined();
  });
  it('R146 G54 is never cached', async () => {
    const { api, requests } = setUp(() => json({ data: 'ok' }));
    await api.call(change, { body: { name: 'x' } });
    expect(requests[0]!.init.cache).toBe('no-store');
  });
  it('G58 that changes something and gets no answer is not repeated', async () => {
    const { api, requests } = setUp(() => Promise.reject(new TypeError('Connection lost')));
    const cancel = { ...file, produces: 'application/json', changesState: true } as const;
    await expect(rejection(api.call(cancel))).resolves.toMatchObject({ code: 'NETWORK' });
    expect(requests).toHaveLength(1);
  });
  it('R217 a refusal of a file still says what the server said', async () => {
    const refused = setUp(() =>
      json({ code: 'NOT_FOUND', message: 'No such file', data: 'No such file' }, 404),
    );
    await expect(rejection(refused.api.call(file))).resolves.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
      message: 'No such file',
    });
    const page = setUp(() => new Response('<html>', { status: 502 }));
    await expect(rejection(page.api.call(file))).resolves.toMatchObject({
      status: 502,
      message: 'Something went wrong',
    });
  });
  it('G01 joins host and path with exactly one slash', async () => {
    const { api, requests } = setUp(() => json({ things: [] }), { baseUrl: 'https://api.example/' });
    await api.call(search, { query: { text: 'x' }, params: { id: '1' } });
    expect(requests[0]!.url.href).toBe('https://api.example/api/things/1?text=x');
  });
  it('R173 sends the secret code and an idempotency key when asked', async () => {
    const { api, requests } = setUp(() => json({ data: 'ok' }));
    await api.call(change, { body: { name: 'x' } }, { secretCode: true, idempotencyKey: 'key-1' });
    await api.call(change, { body: { name: 'x' } });
    expect(requests[0]!.headers.get('secret-code')).toBe('the-secret-code');
    expect(requests[0]!.headers.get('idempotency-key')).toBe('key-1');
    expect(requests[1]!.headers.has('secret-code')).toBe(false);
    expect(requests[1]!.headers.has('idempotency-key')).toBe(false);
  });
  it('tells the version of the agency that an answer carries', async () => {
    const onAgencyVersion = vi.fn();
    const { api } = setUp(() => json({ data: 'ok' }, 200, { 'x-agency-version': '7' }), { onAgencyVersion });
    await api.call(change, { body: { name: 'x' } });
    expect(onAgencyVersion).toHaveBeenCalledWith(7);
  });
});

describe('answers', () => {
  it('drops unknown fields', async () => {
    const { api } = setUp(() => json({ data: 'ok', later: 1 }));
    await expect(api.call(change, { body: { name: 'x' } })).resolves.toEqual({ data: 'ok' });
  });
  it('hands on and reports what does not fit, and refuses what is not JSON', async () => {
    const onMismatch = vi.fn();
    const odd = setUp(() => json({ data: 5 }), { onMismatch });
    await expect(odd.api.call(change, { body: { name: 'x' } })).resolves.toEqual({ data: 5 });
    expect(onMismatch).toHaveBeenCalledOnce();
    const page = setUp(
      () => new Response('<html>proxy</html>', { headers: { 'content-type': 'text/html' } }),
    );
    expect((await rejection(page.api.call(change, { body: { name: 'x' } }))).code).toBe('BAD_RESPONSE');
  });
  it('R163 G56 makes one error with status, code, sentence and fields', async () => {
    const fields = [{ path: 'name', message: 'Too short' }];
    const { api } = setUp(() =>
      json({ code: 'INVALID_REQUEST', message: 'm', data: 'Name is too short', fields }, 422),
    );
    const error = await rejection(api.call(change, { body: { name: '' } }));
    expect(error).toMatchObject({
      status: 422,
      code: 'INVALID_REQUEST',
      message: 'Name is too short',
      fields,
    });
  });
  it('R138 has the words of a reason before anybody hears of it, refused or done', async () => {
    const reasonWords = vi.fn(() => {
      addWords({ 'cruise.gone': [['gone-en'], ['gone-pt'], ['gone-es']] });
      return Promise.resolve();
    });
    activateLanguage('pt');
    const { api } = setUp(() => json({ message: 'It is gone', reason: 'cruise.gone' }, 404), {
      reasonWords,
    });
    const found = () => api.call(change, { body: { name: 'x' } }).catch(wordsOf);
    expect(await found()).toBe('gone-pt');
    const done = setUp(() => json({ data: 'It is gone', reason: 'cruise.gone' }), { reasonWords });
    await done.api.call(change, { body: { name: 'x' } });
    expect(reasonWords).toHaveBeenCalledTimes(2);
    activateLanguage('en');
  });

  it('R163 says "Something went wrong" for an error without words', async () => {
    const { api } = setUp(() => new Response('', { status: 500 }));
    expect((await rejection(api.call(change, { body: { name: 'x' } }))).message).toBe('Something went wrong');
  });
});

describe('a 401', () => {
  const refused = () => json({ code: 'UNAUTHENTICATED', message: 'x', data: 'x' }, 401);
  it('R149 fires the logout event and rejects', async () => {
    const onUnauthorized = vi.fn();
    const { api } = setUp(refused, { onUnauthorized, token: () => 'old' });
    expect((await rejection(api.call(change, { body: { name: 'x' } }))).status).toBe(401);
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
  it('G23 of login itself ends no session', async () => {
    const onUnauthorized = vi.fn();
    const { api } = setUp(refused, { onUnauthorized });
    await rejection(api.call(login, { body: { email: 'a@b.co', password: 'x' } }, { keepsSession: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
  it('G23 of the session ends it, also where a 401 may be about what was sent', async () => {
    const onUnauthorized = vi.fn();
    const { api } = setUp(refused, { onUnauthorized });
    await rejection(api.call(change, { body: { name: 'x' } }, { keepsSession: true }));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
  it('that arrives late, for an earlier token, leaves the present session alone', async () => {
    const onUnauthorized = vi.fn();
    let token = 'old';
    const { api } = setUp(
      () => {
        token = 'new';
        return refused();
      },
      { onUnauthorized, token: () => token },
    );
    await rejection(api.call(change, { body: { name: 'x' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('no answer', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));
  it('is a clear message when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const error = await rejection(setUp(broken).api.call(change, { body: { name: 'x' } }));
    expect(error).toMatchObject({ status: 0, code: 'OFFLINE' });
    expect(error.message).toContain('offline');
    vi.restoreAllMocks();
  });
  it('may be tried again when the network failed or the server is busy, not when it refused', async () => {
    const error = await rejection(setUp(broken).api.call(change, { body: { name: 'x' } }));
    expect(error.code).toBe('NETWORK');
    expect(isPassing(error)).toBe(true);
    expect(isPassing(new ApiError(0, 'TIMEOUT', 'x'))).toBe(true);
    const statuses = [400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504];
    const passing = statuses.filter((status) => isPassing(new ApiError(status, 'INTERNAL', 'x')));
    expect(passing).toEqual([502, 503, 504]);
  });
  it('of an aborted call stays an abort', async () => {
    const abort = new AbortController();
    const { api } = setUp(() => Promise.reject(abort.signal.reason as Error));
    abort.abort();
    expect((await rejection(api.call(change, { body: { name: 'x' } }, { signal: abort.signal }))).name).toBe(
      'AbortError',
    );
  });
});

describe('an answer in pieces', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  /** The body that arrives in exactly these parts, and then ends or breaks. */
  const arriving = (
    parts: (string | Uint8Array<ArrayBuffer>)[],
    ending: 'ends' | 'breaks' | 'hangs' = 'ends',
  ) =>
    new Response(
      new ReadableStream({
        pull(controller) {
          const part = parts.shift();
          if (part !== undefined) return controller.enqueue(typeof part === 'string' ? bytes(part) : part);
          if (ending === 'ends') controller.close();
          if (ending === 'breaks') controller.error(new TypeError('network error'));
        },
      }),
      { headers: { 'content-type': `${STREAM_TYPE}; charset=utf-8`, 'x-agency-version': '9' } },
    );
  const counting = (answer: () => Response | Promise<Response>, deps: Partial<ApiDeps> = {}) => {
    const it = setUp(answer, deps);
    const events: unknown[] = [];
    const run = (options: { signal?: AbortSignal } = {}) =>
      it.api.stream(count, { body: { to: 3 } }, { ...options, onEvent: (event) => events.push(event) });
    return { ...it, events, run };
  };

  it('R144 is asked for with the same headers and another accept', async () => {
    const onAgencyVersion = vi.fn();
    const { requests, run } = counting(() => arriving([]), { token: () => 'abc', onAgencyVersion });
    await run();
    const { headers, init } = requests[0]!;
    expect(headers.get('accept')).toBe(STREAM_TYPE);
    expect(headers.get('auth-key')).toBe('the-auth-key');
    expect(headers.get('x-access-token')).toBe('abc');
    expect(init.body).toBe('{"to":3}');
    expect(onAgencyVersion).toHaveBeenCalledWith(9);
  });

  it('gives each event once its line is whole, however it was cut on its way', async () => {
    const { events, run } = counting(() =>
      arriving(['{"n":1}\n{"n', '":', '2}\n', '\n{"n":3,"more":true}\n']),
    );
    await run();
    expect(events).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('gives an event before the next one has arrived, and letters that were cut in two', async () => {
    const [head, tail] = [bytes('{"n":"é"}\n').slice(0, 7), bytes('{"n":"é"}\n').slice(7)];
    const onMismatch = vi.fn();
    const { events, run } = counting(() => arriving(['{"n":1}\n', head, tail], 'hangs'), { onMismatch });
    void run();
    await vi.waitFor(() => expect(events).toEqual([{ n: 1 }, { n: 'é' }]));
    // Tolerantly: it is reported and handed on.
    expect(onMismatch).toHaveBeenCalledOnce();
  });

  it.each([
    ['breaks', ['{"n":1}\n'], 'breaks'],
    ['ends in the middle of a line', ['{"n":1}\n', '{"n":'], 'ends'],
  ] as const)('rejects with NETWORK when the connection %s', async (_, parts, ending) => {
    const { events, run } = counting(() => arriving([...parts], ending));
    const error = await rejection(run());
    expect(error).toMatchObject({ status: 0, code: 'NETWORK' });
    expect(isPassing(error)).toBe(true);
    expect(events).toEqual([{ n: 1 }]);
  });

  it('rejects with the error of the server when it gives up on the way', async () => {
    const line = { error: { code: 'UPSTREAM_FAILED', message: 'm', data: 'Nobody answers' }, status: 502 };
    const { events, run } = counting(() => arriving(['{"n":1}\n', `${JSON.stringify(line)}\n`]));
    expect(await rejection(run())).toMatchObject({
      status: 502,
      code: 'UPSTREAM_FAILED',
      message: 'Nobody answers',
    });
    expect(events).toHaveLength(1);
  });

  it('R149 rejects before the start as a call does, and a 401 ends the session', async () => {
    const onUnauthorized = vi.fn();
    const body = { code: 'UNAUTHENTICATED', message: 'x', data: 'Please log in to search' };
    const { run } = counting(() => json(body, 401), { onUnauthorized, token: () => 'old' });
    expect(await rejection(run())).toMatchObject({ status: 401, message: 'Please log in to search' });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('refuses what is not in pieces', async () => {
    expect((await rejection(counting(() => json({ sum: 6 })).run())).code).toBe('BAD_RESPONSE');
    expect((await rejection(counting(() => arriving(['<html>\n'])).run())).code).toBe('BAD_RESPONSE');
  });

  it('stays an abort when it is aborted on the way', async () => {
    const abort = new AbortController();
    const body = (): Response => {
      const answer = arriving(['{"n":1}\n'], 'hangs');
      const through = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>();
      // As fetch does: an aborted signal breaks the body.
      void answer.body!.pipeTo(through.writable, { signal: abort.signal }).catch(() => undefined);
      return new Response(through.readable, { headers: answer.headers });
    };
    const { events, run } = counting(body);
    const running = rejection(run({ signal: abort.signal }));
    await vi.waitFor(() => expect(events).toHaveLength(1));
    abort.abort();
    expect((await running).name).toBe('AbortError');
  });

  it('is ended by what a listener throws', async () => {
    const { api } = setUp(() => arriving(['{"n":1}\n{"n":2}\n']));
    const onEvent = vi.fn(() => {
      throw new Error('enough');
    });
    const error = await rejection(api.stream(count, { body: { to: 3 } }, { onEvent }));
    expect(error.message).toBe('enough');
    expect(onEvent).toHaveBeenCalledOnce();
  });
});
