import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { isRunning, readMark, thisProcess } from '../../process-mark';

/** Milliseconds that a caller waits; work under a lock takes a few. */
const DEADLINE_MS = 10_000;
/** Nobody waits that long for a lock and works on: one that is older, of a process nobody can ask, is a dead one's. */
const FOREIGN_STALE_MS = 3 * DEADLINE_MS;

/** Thrown when another process keeps a lock for longer than any work takes. */
export class LockTimeout extends Error {
  constructor(path: string, holder: string, ms: number) {
    const mark = readMark(holder);
    const who = mark ? `process ${mark.pid} on ${mark.host}` : 'an unknown process';
    super(
      `The lock ${path} has been kept by ${who} for ${ms / 1000} s: nothing was done. ` +
        'Stop that process if it hangs; when there is none, remove the file.',
    );
    this.name = 'LockTimeout';
  }
}

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

const ageOf = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : 0;
};

function isDead(holder: string, path: string): boolean {
  const mark = readMark(holder);
  // As locks were written before: a number alone, which may be another program's by now.
  const runs = mark && isRunning(mark);
  return runs === null ? ageOf(path) > FOREIGN_STALE_MS : !runs;
}

/** Moves the lock of a dead process aside; puts it back when it was somebody else's after all. */
function retire(path: string, expected: string, aside: string): void {
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside) !== expected) {
    try {
      linkSync(aside, path);
    } catch {
      // Another process holds the place again, so its lock stands.
    }
  }
  rmSync(aside, { force: true });
}

/**
 * Runs `work`, which must be synchronous, while no other process of this machine does: several app processes
 * may share one journal. A lock whose process was killed is taken over. Throws LockTimeout.
 */
export async function withFileLock<T>(
  path: string,
  work: () => T,
  { deadlineMs = DEADLINE_MS }: { deadlineMs?: number } = {},
): Promise<T> {
  const mine = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const text = JSON.stringify({ ...thisProcess(), id: mine });
  const ends = performance.now() + deadlineMs;
  writeFileSync(mine, text);
  try {
    for (;;) {
      try {
        linkSync(mine, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = read(path);
      if (holder !== null && isDead(holder, path)) retire(path, holder, `${mine}.stale`);
      else if (holder !== null && performance.now() > ends) throw new LockTimeout(path, holder, deadlineMs);
      else await sleep(2);
    }
    try {
      return work();
    } finally {
      rmSync(path, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
