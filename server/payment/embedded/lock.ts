import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path';
import { isRunning, markIn, readMark } from '../../db/process-mark';

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

/** Since when which holder was seen at a path, by a time that no setting of a clock moves. */
const seen = new Map<string, { holder: string; since: number }>();

/** How long this process has seen the same holder. */
function watched(path: string, holder: string): number {
  const before = seen.get(path);
  if (before?.holder === holder) return performance.now() - before.since;
  seen.set(path, { holder, since: performance.now() });
  return 0;
}

function isDead(holder: string, path: string, staleMs: number): boolean {
  const mark = readMark(holder);
  const age = watched(path, holder);
  // As locks were written before: a number alone, which may be another program's by now.
  const runs = mark && isRunning(mark, dirname(path));
  return runs === null ? age > staleMs : !runs;
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
 * may share one journal. `check`, which `work` calls before it changes anything, throws when the process stood still for so
 * long that another one took the lock. A lock whose process was killed is taken over. Throws LockTimeout.
 */
export async function withFileLock<T>(
  path: string,
  work: (check: () => void) => T,
  { deadlineMs = DEADLINE_MS, staleMs = FOREIGN_STALE_MS }: { deadlineMs?: number; staleMs?: number } = {},
): Promise<T> {
  const mine = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const text = JSON.stringify({ ...markIn(dirname(path)), id: mine });
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
      if (holder !== null && isDead(holder, path, staleMs)) retire(path, holder, `${mine}.stale`);
      else if (holder !== null && performance.now() > ends) throw new LockTimeout(path, holder, deadlineMs);
      else await sleep(2);
    }
    try {
      return work(() => {
        if (read(path) !== text) throw new LockTimeout(path, read(path) ?? '', FOREIGN_STALE_MS);
      });
    } finally {
      if (read(path) === text) rmSync(path, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}
