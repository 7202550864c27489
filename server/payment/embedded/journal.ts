import fs, {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readSync,
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

/** What the journal asks of the system; a test may be a disk that is full. */
export interface Disk {
  fsyncSync(file: number): void;
  writeSync(file: number, bytes: Buffer, at: number, length: number): number;
}

export interface JournalOptions {
  readonly disk?: Disk;
  /** Called when nothing can be written or read, or somebody keeps the lock: nobody can pay until that ends. */
  readonly onTrouble?: (error: unknown) => void;
}

/** Writes all of it: a full disk takes half a line without a word. */
function writeAll(disk: Disk, file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) {
    const written = disk.writeSync(file, bytes, at, bytes.length - at);
    if (written === 0) throw Object.assign(new Error('The disk takes nothing more'), { code: 'ENOSPC' });
    at += written;
  }
}

/** That a file is there is itself kept in its folder. */
function syncFolder(path: string): void {
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** A journal of JSON lines in a file, which several processes may share. Survives SIGKILL at any point. */
export function fileJournal<Entry>(
  path: string,
  apply: (entry: Entry) => void,
  { disk = fs, onTrouble = () => {} }: JournalOptions = {},
): Journal<Entry> {
  const isNew = !existsSync(path);
  mkdirSync(dirname(path), { recursive: true });
  if (isNew) {
    closeSync(openSync(path, 'a'));
    syncFolder(dirname(path));
  }
  let offset = 0;
  let tail: Promise<unknown> = Promise.resolve();

  const catchUp = (file: number) => {
    const { size } = fstatSync(file);
    if (size < offset) throw new Error(`The journal ${path} has lost entries`);
    const bytes = Buffer.alloc(size - offset);
    for (let at = 0; at < bytes.length;) {
      const read = readSync(file, bytes, at, bytes.length - at, offset + at);
      if (read === 0) throw new Error(`The journal ${path} could not be read to its end`);
      at += read;
    }
    const end = bytes.lastIndexOf(10) + 1;
    for (const line of bytes.subarray(0, end).toString('utf8').split('\n'))
      if (line) apply(JSON.parse(line) as Entry);
    offset += end;
    // The lock is ours, so half a line can only be what a killed process left: nobody was told of it.
    if (end < bytes.length) ftruncateSync(file, offset);
  };

  const alone = <T>(work: (append: Append<Entry>) => T, check: () => void): T => {
    const file = openSync(path, 'a+');
    try {
      catchUp(file);
      const added: Entry[] = [];
      const result = work((entry) => added.push(entry));
      if (added.length > 0) {
        const bytes = Buffer.from(added.map((entry) => `${JSON.stringify(entry)}\n`).join(''), 'utf8');
        check();
        try {
          writeAll(disk, file, bytes);
          disk.fsyncSync(file);
        } catch (error) {
          // Whoever asked is told that nothing was done, so nothing may be found later.
          ftruncateSync(file, offset);
          throw error;
        }
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
      let isTheirs = false;
      const theirs: typeof work = (append) => {
        isTheirs = true;
        const done = work(append);
        isTheirs = false;
        return done;
      };
      const result = tail.then(() => withFileLock(`${path}.lock`, (check) => alone(theirs, check)));
      tail = result.catch((error: unknown) => (isTheirs ? undefined : onTrouble(error)));
      return result;
    },
  };
}
