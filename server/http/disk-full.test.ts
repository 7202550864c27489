import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { requestRefusals } from '@/core/contract/refusals/request';
import { copyData } from '../backup/copy';
import { DatabaseLost } from '../db/lost';
import { HttpError } from '../error';
import { errorBody } from './respond';

const coded = (code: string) => Object.assign(new Error('no space left on device'), { code });

test.each([
  ['the system', coded('ENOSPC')],
  ['a quota', coded('EDQUOT')],
  ['PostgreSQL', coded('53100')],
  [
    'PostgreSQL, below words of a call',
    new HttpError(500, 'INTERNAL', requestRefusals.failed, { cause: coded('53100') }),
  ],
  ['one of several', new AggregateError([new Error('other'), coded('ENOSPC')])],
  ['the system, below an error of ours', new Error('could not be kept', { cause: coded('ENOSPC') })],
])('a disk that is full, as %s says, is answered with 503 and its reason', (_, error) => {
  const { status, body, headers } = errorBody(error, 'id');
  expect([status, body.code, body.reason, headers['retry-after']]).toEqual([
    503,
    'UNAVAILABLE',
    'request.diskFull',
    '60',
  ]);
});

test.each([
  ['any other error', new Error('broken'), 500, 'request.failed'],
  ['a lost connection', new DatabaseLost(coded('ECONNRESET'), false), 503, 'request.interrupted'],
])('%s is told as before', (_, error, status, reason) => {
  const told = errorBody(error, 'id');
  expect([told.status, told.body.reason]).toEqual([status, reason]);
});

test('a copy for a backup that finds no room leaves nothing that takes some', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'full-'));
  const copying = copyData(dir, join(dir, 'copy'), async (to) => {
    writeFileSync(to, 'half');
    throw coded('ENOSPC');
  });
  await expect(copying).rejects.toThrow('no space left');
  expect(readdirSync(dir)).toEqual([]);
});
