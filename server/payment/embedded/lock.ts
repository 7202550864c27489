import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

function isAlive(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
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
 * may share one journal. A lock whose process was killed is taken over.
 */
export async function withFileLock<T>(path: string, work: () => T): Promise<T> {
  const mine = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  const text = `${process.pid} ${mine}`;
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
      if (holder !== null && !isAlive(holder)) retire(path, holder, `${mine}.stale`);
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
