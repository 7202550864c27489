import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isRunning, markIn } from '../../db/process-mark';
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
/** Besides signs of life. */
const left = () => readdirSync(dir).filter((name) => !name.startsWith('alive.'));
const deadlineMs = 60;
const take = () => withFileLock(path, () => 'done', { deadlineMs });

describe('the lock of a journal that processes share', () => {
  test('INV-7 of a killed process is taken over, also when this one has its number, as process 1 of a container', async () => {
    execFileSync('mkfifo', [join(dir, 'alive.0.000000000001')]);
    for (const killed of [{ sign: 'alive.0.000000000001' }, { sign: null, started: '1' }]) {
      write({ ...markIn(dir), ...killed });
      expect(await take()).toBe('done');
    }
    write({ ...markIn(dir), sign: null, pid: 2 ** 22 + 1 });
    expect(await take()).toBe('done');
    expect(left()).toEqual([]);
  });

  test('INV-7 of a killed process is taken over at once, however long it had lived', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'journal-lock-'));
    const mark = markIn(elsewhere);
    rmSync(elsewhere, { recursive: true });
    const sign = `${mark.sign!.slice(0, -12)}00000000000f`;
    execFileSync('mkfifo', [join(dir, sign)]);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    utimesSync(join(dir, sign), longAgo, longAgo);
    write({ ...mark, sign, host: 'of a container', space: 'pid:[1]' });
    expect(await take()).toBe('done');
  });

  test('INV-1 of a living process is left alone, whatever it is called and numbered in its container', async () => {
    write({ ...markIn(dir), pid: 2 ** 22 + 1, started: '1', space: 'pid:[1]', host: 'elsewhere' });
    await expect(take()).rejects.toThrow(LockTimeout);
    write({ ...markIn(dir), sign: null, pid: 2 ** 22 + 1, space: 'pid:[1]' });
    await expect(take()).rejects.toThrow(LockTimeout);
  });

  test('of a living process is waited for, and for no longer than the deadline, which says who has it', async () => {
    write(markIn(dir));
    const refused = take();
    await expect(refused).rejects.toThrow(LockTimeout);
    await expect(refused).rejects.toThrow(
      new RegExp(`journal.lock has been kept by process ${process.pid} on`),
    );
    // Nothing of the one that gave up is left.
    expect(left()).toEqual(['journal.lock']);
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
    const other = JSON.stringify({ ...markIn(dir), id: 'other' });
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
    expect(left()).toEqual([]);
  });
});

test('a process is known by its sign of life, else by its number, its start and its machine', () => {
  const mark = markIn(dir);
  const bare = { ...mark, sign: null };
  expect(markIn(dir)).toEqual(mark);
  expect(mark.sign).toMatch(/^alive/);
  expect(isRunning(mark, dir)).toBe(true);
  expect(isRunning({ ...mark, host: `${hostname()}-other`, pid: 1 }, dir)).toBe(true);
  expect(isRunning({ ...mark, sign: 'alive.0.00000000000f' }, dir)).toBeNull();
  expect(isRunning({ ...mark, boot: 'of another start, or another machine' }, dir)).toBeNull();
  expect(isRunning(bare, dir)).toBe(true);
  expect(isRunning({ ...bare, started: '1' }, dir)).toBe(false);
  expect(isRunning({ ...bare, started: null, boot: null }, dir)).toBe(true);
  expect(isRunning({ ...bare, host: `${hostname()}-other` }, dir)).toBeNull();
  expect(isRunning({ ...bare, space: 'pid:[1]' }, dir)).toBeNull();
});
