import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRunning, thisProcess } from '../../process-mark';
import { LockTimeout, withFileLock } from './lock';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'journal-lock-'));
  path = join(dir, 'journal.lock');
});
afterEach(() => rmSync(dir, { recursive: true }));

const write = (holder: object, secondsAgo = 0) => {
  writeFileSync(path, JSON.stringify(holder));
  const at = new Date(Date.now() - secondsAgo * 1000);
  utimesSync(path, at, at);
};
const deadlineMs = 60;
const take = () => withFileLock(path, () => 'done', { deadlineMs });

describe('the lock of a journal that processes share', () => {
  test('INV-7 of a killed process is taken over, also when this one has its number, as process 1 of a container', async () => {
    write({ ...thisProcess(), started: '1' });
    expect(await take()).toBe('done');
    write({ ...thisProcess(), boot: 'of another start of the machine' });
    expect(await take()).toBe('done');
    write({ ...thisProcess(), pid: 2 ** 22 + 1 });
    expect(await take()).toBe('done');
    expect(readdirSync(dir)).toEqual([]);
  });

  test('of a living process is waited for, and for no longer than the deadline, which says who has it', async () => {
    write(thisProcess());
    const refused = take();
    await expect(refused).rejects.toThrow(LockTimeout);
    await expect(refused).rejects.toThrow(
      new RegExp(`journal.lock has been kept by process ${process.pid} on`),
    );
    // Nothing of the one that gave up is left.
    expect(readdirSync(dir)).toEqual(['journal.lock']);
    const later = withFileLock(path, () => 'done', { deadlineMs: 5_000 });
    setTimeout(() => rmSync(path), 30);
    expect(await later).toBe('done');
  });

  test('of another container, whose processes nobody here can ask, is given up once no work can last that long', async () => {
    const elsewhere = { pid: 1, host: 'elsewhere', started: '1', boot: 'b' };
    // Whatever its time says: clocks are set.
    write(elsewhere, 3_600);
    await expect(take()).rejects.toThrow('process 1 on elsewhere');
    await expect(withFileLock(path, () => 'done', { deadlineMs: 5_000, staleMs: 100 })).resolves.toBe('done');
    write(elsewhere);
    await expect(take()).rejects.toThrow('process 1 on elsewhere');
  });

  test('as it was written before, by a number alone, does not freeze payments for ever', async () => {
    writeFileSync(path, `1 ${path}.1.abc`);
    expect(await withFileLock(path, () => 'done', { deadlineMs: 5_000, staleMs: 50 })).toBe('done');
  });

  test('INV-1 is known to be lost by whoever stood still while another one took it, who leaves the other one alone', async () => {
    const other = JSON.stringify({ ...thisProcess(), id: 'other' });
    const late = withFileLock(path, (check) => {
      writeFileSync(path, other);
      check();
    });
    await expect(late).rejects.toThrow(LockTimeout);
    expect(readFileSync(path, 'utf8')).toBe(other);
  });

  test('is given back when the work throws, and one works at a time', async () => {
    const failing = () => {
      throw new Error('no');
    };
    await expect(withFileLock(path, failing, { deadlineMs })).rejects.toThrow('no');
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((n) => withFileLock(path, () => order.push(n))));
    expect(order).toHaveLength(3);
    expect(readdirSync(dir)).toEqual([]);
  });
});

test('a process is known by its number, its start and its machine', () => {
  const mark = thisProcess();
  expect(isRunning(mark)).toBe(true);
  expect(isRunning({ ...mark, started: '1' })).toBe(false);
  expect(isRunning({ ...mark, started: null, boot: null })).toBe(true);
  expect(isRunning({ ...mark, host: `${hostname()}-other` })).toBeNull();
});
