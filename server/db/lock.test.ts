import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './lock';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'lock-'))));
afterEach(() => rmSync(dir, { recursive: true }));

const write = (holder: object) => writeFileSync(join(dir, 'lock'), JSON.stringify(holder));

test('a living holder is refused, with advice', () => {
  const release = lockDataDir(dir);
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
  expect(() => lockDataDir(dir)).toThrow(/in use by process \d+.*DATA_DIR.*DATABASE_URL/s);
  release();
  lockDataDir(dir)();
});

test('the lock of a dead process is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  write({ pid: child.pid, host: hostname(), started: '1' });
  const release = lockDataDir(dir);
  expect(JSON.parse(readFileSync(join(dir, 'lock'), 'utf8')).pid).toBe(process.pid);
  release();
});

test('a pid that another program uses now does not keep the lock', () => {
  write({ pid: process.ppid, host: hostname(), started: '1' });
  lockDataDir(dir)();
});

test('an unreadable lock is taken over', () => {
  writeFileSync(join(dir, 'lock'), '{"pi');
  lockDataDir(dir)();
});

test('a lock of another machine counts while its heart beats', () => {
  write({ pid: 1, host: 'elsewhere', started: null });
  expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
});
