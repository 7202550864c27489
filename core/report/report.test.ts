// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { safeParse } from 'zod/mini';
import { apiAtom } from '../api/context';
import { ApiError } from '../api/error';
import { ErrorReport } from '../contract/report';
import { sampleRate } from '../contract/sentry';
import { bootstrapAtom, EMPTY_BOOTSTRAP, NO_PORTS } from '../tenant/bootstrap';
import { buildReport, placeOf, sentryEnvelope } from './build-report';
import { forgetReports, send } from './send';

beforeEach(forgetReports);
afterEach(() => vi.unstubAllGlobals());

function stage(environment: string, errorDsn: string | null = null) {
  const store = createStore();
  const call = vi.fn().mockResolvedValue({ data: 'Thank you' });
  store.set(apiAtom, { call, stream: vi.fn() });
  store.set(bootstrapAtom, {
    ...EMPTY_BOOTSTRAP,
    environment,
    build: 'b1',
    ports: { ...NO_PORTS, errorDsn },
  });
  return { store, call };
}

describe('error reports', () => {
  it('R159 every error in uat, qa and prod, none elsewhere', async () => {
    expect(['uat', 'qa', 'prod'].map(sampleRate)).toEqual([1, 1, 1]);
    expect(['development', 'test', 'production', ''].map(sampleRate)).toEqual([0, 0, 0, 0]);
    for (const [environment, times] of [
      ['qa', 1],
      ['development', 0],
    ] as const) {
      forgetReports();
      const { store, call } = stage(environment);
      await send(new TypeError('x is undefined'), 'page', undefined, store);
      expect([environment, call.mock.calls.length]).toEqual([environment, times]);
    }
  });

  it('R159 SEC-43 carry no personal data, and fit what the server takes', () => {
    const error = new TypeError('no seat for ana@example.com, card 4242 4242 4242 4242');
    error.stack = `${error.message}\n    at draw (https://horizonte.example/assets/a.js?token=abc:1:2)`;
    const report = buildReport(error, {
      context: 'page',
      pathname: '/hotel-details/8f3a2b1c9d',
      build: 'b1',
      environment: 'prod',
    });
    expect(report.message).toBe('no seat for [email], card [number]');
    expect(JSON.stringify(report)).not.toMatch(/ana@|4242|horizonte|abc/);
    expect(report.page).toBe('/hotel-details/[id]');
    expect(safeParse(ErrorReport, report).success).toBe(true);
  });

  it('R158 a part that did not load is told with the 120 s it was waited for', async () => {
    const { store, call } = stage('prod');
    await send(new Error('Failed to fetch dynamically imported module'), 'chunk', 120, store);
    expect(call.mock.calls[0]![1].body).toMatchObject({ context: 'chunk', timeoutSeconds: 120 });
  });

  it('R159 the same error is told once, answers of the server and aborted calls never', async () => {
    const { store, call } = stage('prod');
    for (let time = 0; time < 3; time++) await send(new Error('again'), 'page', undefined, store);
    await send(new ApiError(500, 'INTERNAL', 'Something went wrong'), 'page', undefined, store);
    await send(new DOMException('gone', 'AbortError'), 'page', undefined, store);
    expect(call).toHaveBeenCalledOnce();
    for (let index = 0; index < 40; index++) await send(new Error(`n${index}`), 'page', undefined, store);
    expect(call).toHaveBeenCalledTimes(10);
  });

  it('G60 with a DSN they go to that service, as one event in an envelope', async () => {
    const { store, call } = stage('prod', 'https://key@errors.example/sub/42');
    const fetched = vi.fn().mockResolvedValue(new Response());
    vi.stubGlobal('fetch', fetched);
    await send(new Error('broken'), 'page', undefined, store);
    expect(call).not.toHaveBeenCalled();
    const [url, init] = fetched.mock.calls[0] as [string, RequestInit];
    expect(url).toBe('https://errors.example/sub/api/42/envelope/?sentry_version=7&sentry_key=key');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    const [head, item, event] = String(init.body)
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(item).toEqual({ type: 'event' });
    expect(event).toMatchObject({ event_id: head!['event_id'], release: 'b1', environment: 'prod' });
  });

  it('G60 a DSN without a prefix', () => {
    const report = buildReport(new Error('x'), {
      context: 'c',
      pathname: '/',
      build: 'b',
      environment: 'prod',
    });
    expect(sentryEnvelope('https://k@e.example/7', report, 'id', new Date(0)).url).toBe(
      'https://e.example/api/7/envelope/?sentry_version=7&sentry_key=k',
    );
  });

  it.each([
    [
      'Chrome',
      [
        'TypeError: x',
        '    at async draw (https://horizonte.example/assets/ActivityResultsScreen-D3fG8h1a.js?v=ana:12:345)',
        '    at https://horizonte.example/assets/main-B1c2.js:1:2',
        '    at <anonymous>',
      ],
    ],
    [
      'Firefox and Safari',
      [
        'draw@https://horizonte.example/assets/ActivityResultsScreen-D3fG8h1a.js:12:345',
        '@https://horizonte.example/assets/main-B1c2.js:1:2',
      ],
    ],
  ])('has frames that source maps of the release are found by: %s', (_, lines) => {
    const error = new TypeError('x');
    error.stack = lines.join('\n');
    const report = buildReport(error, {
      ...{ context: 'page', pathname: '/', build: 'b1', environment: 'prod' },
    });
    const { body } = sentryEnvelope('https://k@errors.example/7', report, 'id', new Date(0));
    const event = JSON.parse(body.split('\n')[2]!);
    const frame = (file: string, lineno: number, colno: number) => ({
      ...{
        filename: `app:///assets/${file}`,
        abs_path: `app:///assets/${file}`,
        lineno,
        colno,
        in_app: true,
      },
    });
    expect([event.release, event.exception.values[0].stacktrace.frames]).toEqual([
      'b1',
      [
        frame('main-B1c2.js', 1, 2),
        { function: 'draw', ...frame('ActivityResultsScreen-D3fG8h1a.js', 12, 345) },
      ],
    ]);
    expect(body).not.toMatch(/horizonte|ana/);
  });

  it('a place keeps its words and loses its ids', () => {
    expect(placeOf('/booknow/flights/search')).toBe('/booknow/flights/search');
    expect(placeOf('/agency-terms-and-conditions/0b6c1e')).toBe('/agency-terms-and-conditions/[id]');
  });
});
