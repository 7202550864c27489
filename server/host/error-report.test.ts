import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorReports, framesOf } from './error-report';
import { openLog } from '../http/logger';
import { testClock } from '../testing/clock';

let sentry: Server;
let status = 200;
const asked: { url: string; type: string | undefined; body: string }[] = [];
const clock = testClock();
let at: string;
beforeAll(async () => {
  sentry = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ url: request.url!, type: request.headers['content-type'], body });
      response.writeHead(status, { 'retry-after': '120' }).end('{}');
    });
  });
  await new Promise<void>((done) => sentry.listen(0, '127.0.0.1', done));
  at = `http://key@127.0.0.1:${(sentry.address() as AddressInfo).port}/sub/42`;
});
afterAll(() => sentry.close());
beforeEach(() => {
  asked.length = 0;
  status = 200;
});

const opened = (environment = 'prod', dsn = at) => {
  const reports = errorReports({ dsn, release: 'b1', environment, now: () => clock.now() });
  const lines: string[] = [];
  const log = openLog('info', { write: (line) => void lines.push(line) }, reports);
  return { log, reports, lines };
};
const events = () =>
  asked.map(
    ({ body }) =>
      JSON.parse(body.split('\n')[2]!) as { exception: { values: object[] } } & Record<string, unknown>,
  );
const failed = (message: string) =>
  Object.assign(new TypeError(message), { detail: 'Key (email)=(ana@example.com)' });

describe('errors of the server', () => {
  test('SEC-43 are told as one event in an envelope, with frames, and nothing of anybody', async () => {
    const { log, reports, lines } = opened();
    const entry = { requestId: 'r-1', route: '/api/x/{id}', method: 'POST', status: 500, agency: 'alpha' };
    log.error(
      { ...entry, err: failed('no seat for ana@example.com, card 4242 4242 4242 4242') },
      'request failed',
    );
    await reports.settled();
    expect(lines).toHaveLength(1);
    expect(asked).toMatchObject([
      { url: '/sub/api/42/envelope/?sentry_version=7&sentry_key=key', type: 'application/x-sentry-envelope' },
    ]);
    expect(events()).toMatchObject([
      {
        ...{
          platform: 'node',
          level: 'error',
          release: 'b1',
          environment: 'prod',
          transaction: '/api/x/{id}',
        },
        tags: { context: 'request failed', route: '/api/x/{id}', method: 'POST', status: '500' },
        exception: { values: [{ type: 'TypeError', value: 'no seat for [email], card [number]' }] },
      },
    ]);
    expect(asked[0]!.body).not.toMatch(/ana@|4242|r-1|alpha|\/tmp|file:/);
    expect(JSON.stringify(events()[0]!.exception)).toContain('error-report.test.ts');
  });

  test('a job that failed is one, a warning or a line without an error is none', async () => {
    const { log, reports } = opened();
    log.warn({ err: failed('x'), job: 'mail.deliver', id: '1' }, 'a job failed and will be tried again');
    log.warn({ err: failed('y') }, 'a supplier was late');
    log.error({ bookingId: 'b' }, 'A booking needs a person');
    await reports.settled();
    expect(events()).toMatchObject([{ tags: { job: 'mail.deliver' } }]);
  });

  test('the same one is told once in ten minutes, and a storm is cut off', async () => {
    const { log, reports } = opened();
    const same = () => log.error({ err: failed('again') }, 'request failed');
    for (let time = 0; time < 3; time++) same();
    clock.advance(11 * 60_000);
    same();
    await reports.settled();
    expect(asked).toHaveLength(2);
    for (let nth = 0; nth < 40; nth++) log.error({ err: failed(`storm ${nth}`) }, 'request failed');
    await reports.settled();
    expect(asked).toHaveLength(31);
  });

  test('a service that has enough is left alone for as long as it says', async () => {
    const { log, reports } = opened();
    status = 429;
    log.error({ err: failed('one') }, 'request failed');
    await reports.settled();
    log.error({ err: failed('two') }, 'request failed');
    clock.advance(121_000);
    log.error({ err: failed('three') }, 'request failed');
    await reports.settled();
    expect(asked).toHaveLength(2);
  });

  test('one that is not there keeps nobody, and nothing is told elsewhere than where people are', async () => {
    const gone = opened('prod', 'http://key@127.0.0.1:9/42');
    gone.log.error({ err: failed('x') }, 'request failed');
    await gone.reports.settled();
    const trying = opened('development');
    trying.log.error({ err: failed('x') }, 'request failed');
    await trying.reports.settled();
    expect(asked).toEqual([]);
  });
});

test('frames are named below the release, wherever it is installed', () => {
  const stack = [
    'TypeError: x at /home/ana/secret.txt:1:1',
    '    at async draw (file:///srv/acme/dist/server/main.js:10:20)',
    '    at file:///srv/acme/dist/server/assets/plugins-D3f.js:1:2',
    '    at Pool.query (/srv/acme/node_modules/pg/lib/pool.js:3:4)',
    '    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ].join('\n');
  const at = (path: string, lineno: number, colno: number, in_app: boolean) => ({
    ...{ filename: `app:///${path}`, abs_path: `app:///${path}`, lineno, colno, in_app },
  });
  expect(framesOf(stack)).toEqual([
    { function: 'process.processTicksAndRejections', ...at('task_queues', 105, 5, false) },
    { function: 'Pool.query', ...at('node_modules/pg/lib/pool.js', 3, 4, false) },
    at('server/assets/plugins-D3f.js', 1, 2, true),
    { function: 'draw', ...at('server/main.js', 10, 20, true) },
  ]);
});
