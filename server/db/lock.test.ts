import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bundle } from '../testing/bundle';
import { markIn } from './process-mark';
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

test('INV-7 the lock of a killed process is taken over at once, however long it had lived', () => {
  const other = mkdtempSync(join(tmpdir(), 'lock-'));
  const mark = markIn(other);
  const sign = `${mark.sign!.slice(0, -12)}00000000000f`;
  rmSync(other, { recursive: true });
  const longAgo = new Date(Date.now() - 10 * 60_000);
  execFileSync('mkfifo', [join(dir, sign)]);
  utimesSync(join(dir, sign), longAgo, longAgo);
  write({ ...mark, sign, host: 'of a container', space: 'pid:[1]' });
  lockDataDir(dir)();
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

/** As process 1 of a container on a host of the same name. */
const CONTAINER = ['unshare', '--pid', '--fork', '--kill-child=SIGKILL', '--mount-proc'];
const mayContain = (() => {
  try {
    execFileSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

test.skipIf(!mayContain)(
  'INV-7 two containers of one name do not take each other for dead, and a killed one is replaced at once',
  async () => {
    const program = join(dir, 'lock.mjs');
    await bundle('server/db/lock.ts', program);
    const script = `import(${JSON.stringify(program)}).then(({ lockDataDir }) => {
      try { lockDataDir(${JSON.stringify(dir)}); console.log('has it'); setInterval(() => {}, 1000); }
      catch (error) { console.log(error.name); }
    })`;
    const living: ChildProcess[] = [];
    const begin = async () => {
      const child = spawn(CONTAINER[0]!, [...CONTAINER.slice(1), process.execPath, '-e', script]);
      living.push(child);
      return new Promise<string>((said) => child.stdout.once('data', (text) => said(String(text).trim())));
    };
    try {
      expect(await begin()).toBe('has it');
      expect(await begin()).toBe('DataDirInUse');
      expect(() => lockDataDir(dir)).toThrow(DataDirInUse);
      const ended = new Promise((resolve) => living[0]!.once('close', resolve));
      living[0]!.kill('SIGKILL');
      await ended;
      expect(await begin()).toBe('has it');
    } finally {
      for (const child of living) child.kill('SIGKILL');
    }
  },
);
