import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { each } from '@/tests/support/each';
import { NUMBERING, startOf } from '../db/process-mark';
import { isOrphan, leaseToken } from './lease-token';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A process of its own, and a lease that it took. */
async function other() {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const holder = { numbering: NUMBERING, pid: child.pid!, started: startOf(child.pid!) };
  return {
    holder,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

it('tokens are what the database takes them for, and no two are alike', () => {
  const tokens = Array.from({ length: 1_000 }, () => leaseToken());
  expect(each(tokens, (token) => UUID.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(1_000);
  expect(tokens.some((token) => isOrphan(token))).toBe(false);
});

it.runIf(NUMBERING)(
  'INV-1 a lease is an orphan once its process has ended, and not while it stands still',
  async () => {
    const { holder, kill } = await other();
    const token = leaseToken(holder);
    expect(isOrphan(token)).toBe(false);
    process.kill(holder.pid, 'SIGSTOP');
    expect(isOrphan(token)).toBe(false);
    await kill();
    expect(isOrphan(token)).toBe(true);
  },
);

it.runIf(NUMBERING)('a later process with the same number is another one', () => {
  const mine = { numbering: NUMBERING, pid: process.pid, started: startOf(process.pid) };
  expect(isOrphan(leaseToken({ ...mine, started: '1' }))).toBe(true);
});

it('INV-1 nothing is said of another machine or container, of older tokens, and where processes cannot be told apart', async () => {
  const gone = { pid: 4_194_303, started: '1' };
  expect(isOrphan(leaseToken({ ...gone, numbering: 'other-boot pid:[1]' }))).toBe(false);
  expect(isOrphan('8f14e45f-ceea-467f-a8d1-0c2b5a1f6c11')).toBe(false);
  const blind = leaseToken({ ...gone, numbering: null });
  expect(blind).toMatch(UUID);
  expect(isOrphan(blind)).toBe(false);
  expect(isOrphan(leaseToken({ ...gone, numbering: NUMBERING }), { numbering: null })).toBe(false);
});
