import { requestRefusals } from '@/core/contract/refusals/request';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asLost } from '../db/lost';
import { HttpError } from '../error';
import { tooBusy } from './limits';
import { sparing, troubleOf } from './sparing-log';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => asLost(Object.assign(new Error('ended'), { code: '57P01' }));
const own = () => new HttpError(500, 'INTERNAL', requestRefusals.failed, { cause: lost() });

function logging() {
  const lines: { level: number; msg: string; err?: unknown; times?: object; trouble?: string }[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]);
  return { lines, log: pino({ hooks: sparing(10_000) }, { write }) };
}

test('what strikes all calls at once is told from what is wrong with one', () => {
  expect([lost(), own(), tooBusy(1), new Error('ours'), null, undefined].map(troubleOf)).toEqual([
    ...['database', 'database', 'busy', null, null, null],
  ]);
});

test('an outage is a line at once, one in ten seconds, and one when it is over', () => {
  const { lines, log } = logging();
  log.error({ err: lost(), route: '/api/x' }, 'request failed');
  for (let n = 0; n < 500; n++) log.child({}).error({ err: own() }, 'request failed');
  log.warn({ err: lost() }, 'the queue');
  expect(lines).toMatchObject([{ level: 50, msg: 'request failed', route: '/api/x' }]);
  expect(lines[0]!.err).toMatchObject({ stack: expect.anything() });
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(1)).toMatchObject([
    {
      level: 40,
      trouble: 'database',
      msg: 'the database is away',
      times: { 'request failed': 500, 'the queue': 1 },
    },
  ]);
  log.error({ err: lost() }, 'request failed');
  vi.advanceTimersByTime(10_000);
  expect(lines[2]).toMatchObject({ times: { 'request failed': 1 } });
  vi.advanceTimersByTime(30_000);
  expect(lines.slice(3)).toMatchObject([{ level: 30, msg: 'the database is there again' }]);
  log.error({ err: lost() }, 'request failed');
  expect(lines).toHaveLength(5);
});

test('one trouble hides neither another nor anything else', () => {
  const { lines, log } = logging();
  for (const err of [lost(), tooBusy(1), new Error('ours'), new Error('ours')]) log.error({ err }, 'failed');
  log.info('a word');
  expect(lines).toHaveLength(5);
});
