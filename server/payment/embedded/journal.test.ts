import fs, { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileJournal, type Disk } from './journal';

let dir: string;
let path: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'journal-'));
  path = join(dir, 'journal.jsonl');
  onTrouble = vi.fn();
});
afterEach(() => rmSync(dir, { recursive: true }));

let onTrouble = vi.fn();
const open = (disk?: Disk) => {
  const seen: number[] = [];
  const journal = fileJournal<{ n: number }>(path, ({ n }) => seen.push(n), {
    ...(disk ? { disk } : {}),
    onTrouble,
  });
  return { seen, add: (n: number) => journal.transact((append) => append({ n })) };
};
const lines = () => readFileSync(path, 'utf8');

test('INV-7 a write that takes a few bytes at a time is finished before it is told', async () => {
  const disk: Disk = {
    ...fs,
    writeSync: (file: number, bytes: Buffer, at: number, length: number) =>
      fs.writeSync(file, bytes, at, Math.min(3, length)),
  };
  await open(disk).add(1);
  expect(lines()).toBe('{"n":1}\n');
});

test('INV-7 a disk that is full in the middle of a line leaves nothing of it, and the next line is whole', async () => {
  let room = 12;
  const disk: Disk = {
    ...fs,
    writeSync(file: number, bytes: Buffer, at: number, length: number) {
      if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const taken = fs.writeSync(file, bytes, at, Math.min(room, length));
      room -= taken;
      return taken;
    },
  };
  const { add, seen } = open(disk);
  await add(1);
  await expect(add(2)).rejects.toThrow('no space left');
  expect(onTrouble).toHaveBeenCalledTimes(1);
  expect([lines(), seen]).toEqual(['{"n":1}\n', [1]]);
  room = 1_000;
  await add(3);
  expect([lines(), seen]).toEqual(['{"n":1}\n{"n":3}\n', [1, 3]]);
});

test('INV-7 what the disk does not confirm was not done', async () => {
  const disk: Disk = {
    ...fs,
    fsyncSync: () => {
      throw Object.assign(new Error('input/output error'), { code: 'EIO' });
    },
  };
  await expect(open(disk).add(1)).rejects.toThrow('input/output error');
  const { add, seen } = open();
  await add(2);
  expect([lines(), seen]).toEqual(['{"n":2}\n', [2]]);
});

test('INV-7 a journal that has become shorter is not gone on with', async () => {
  const { add } = open();
  await add(1);
  truncateSync(path, 0);
  await expect(add(2)).rejects.toThrow('has lost entries');
});

test('what whoever asks has done wrong is no trouble of the journal', async () => {
  const journal = fileJournal<{ n: number }>(path, () => {}, { onTrouble });
  const wrong = () => {
    throw new TypeError('no');
  };
  await expect(journal.transact(wrong)).rejects.toThrow('no');
  expect(onTrouble).not.toHaveBeenCalled();
});
