import {
  closeSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { withFileLock } from './lock';

export type Append<Entry> = (entry: Entry) => void;

/** Facts in the order in which they happened, never changed afterwards. */
export interface Journal<Entry> {
  /**
   * Runs `work` alone, after `apply` has seen every entry written so far by anybody. What it appends is on
   * the disk before the promise resolves; nothing is appended when `work` throws.
   */
  transact<T>(work: (append: Append<Entry>) => T): Promise<T>;
}

/** A journal that lives as long as the process. */
export function memoryJournal<Entry>(apply: (entry: Entry) => void, entries: Entry[] = []): Journal<Entry> {
  entries.forEach(apply);
  return {
    async transact(work) {
      const added: Entry[] = [];
      const result = work((entry) => added.push(entry));
      for (const entry of added) {
        entries.push(entry);
        apply(entry);
      }
      return result;
    },
  };
}

/** A journal of JSON lines in a file, which several processes may share. Survives SIGKILL at any point. */
export function fileJournal<Entry>(path: string, apply: (entry: Entry) => void): Journal<Entry> {
  mkdirSync(dirname(path), { recursive: true });
  let offset = 0;
  let tail: Promise<unknown> = Promise.resolve();

  const catchUp = (file: number) => {
    const bytes = Buffer.alloc(Math.max(0, fstatSync(file).size - offset));
    readSync(file, bytes, 0, bytes.length, offset);
    const end = bytes.lastIndexOf(10) + 1;
    for (const line of bytes.subarray(0, end).toString('utf8').split('\n'))
      if (line) apply(JSON.parse(line) as Entry);
    offset += end;
    // The lock is ours, so half a line can only be what a killed process left: nobody was told of it.
    if (end < bytes.length) ftruncateSync(file, offset);
  };

  const alone = <T>(work: (append: Append<Entry>) => T): T => {
    const file = openSync(path, 'a+');
    try {
      catchUp(file);
      const added: Entry[] = [];
      const result = work((entry) => added.push(entry));
      if (added.length > 0) {
        const bytes = Buffer.from(added.map((entry) => `${JSON.stringify(entry)}\n`).join(''), 'utf8');
        writeSync(file, bytes);
        fsyncSync(file);
        offset += bytes.length;
        added.forEach(apply);
      }
      return result;
    } finally {
      closeSync(file);
    }
  };

  return {
    transact(work) {
      const result = tail.then(() => withFileLock(`${path}.lock`, () => alone(work)));
      tail = result.catch(() => undefined);
      return result;
    },
  };
}
