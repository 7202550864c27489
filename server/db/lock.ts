import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import { isRunning, markIn, type ProcessMark, readMark } from './process-mark';

const HEARTBEAT_MS = 5_000;
const FOREIGN_STALE_MS = 30_000;

/** Thrown when another process already works on the data directory. */
export class DataDirInUse extends Error {
  constructor(dir: string, holder: ProcessMark) {
    super(
      `The data directory ${dir} is in use by process ${holder.pid} on ${holder.host}. ` +
        'Two processes on one embedded database would lose data: stop the other one, choose another DATA_DIR, ' +
        'or set DATABASE_URL to a PostgreSQL server, which any number of processes may share.',
    );
    this.name = 'DataDirInUse';
  }
}

const isAlive = (holder: ProcessMark, path: string): boolean =>
  isRunning(holder, dirname(path)) ?? Date.now() - statSync(path).mtimeMs < FOREIGN_STALE_MS;

function read(path: string): { text: string; holder: ProcessMark | null } | null {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: readMark(text) };
  } catch {
    return null;
  }
}

/**
 * Takes the directory for this process alone, because the embedded database has no usable lock of its own.
 * A lock whose process is dead is taken over. Throws DataDirInUse. Returns what gives the lock back.
 */
export function lockDataDir(dir: string): () => void {
  const path = join(dir, 'lock');
  // Containers that share the directory are all process 1.
  const id = `${process.pid}.${randomBytes(6).toString('hex')}`;
  const mine = join(dir, `lock.${id}`);
  const text = JSON.stringify({ ...markIn(dir), id });
  writeFileSync(mine, text);
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        linkSync(mine, path);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 20) throw error;
      }
      const found = read(path);
      if (!found) continue;
      if (found.holder && isAlive(found.holder, path)) throw new DataDirInUse(dir, found.holder);
      retire(path, found.text);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  const beat = setInterval(() => touch(path), HEARTBEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.removeListener('exit', release);
    if (read(path)?.text === text) unlinkSync(path);
  };
  process.on('exit', release);
  return release;
}

/** Moves a dead lock aside; gives it back when somebody else replaced it in the meantime. */
function retire(path: string, expected: string): void {
  const aside = `${path}.stale.${process.pid}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (read(aside)?.text !== expected) {
    try {
      linkSync(aside, path);
    } catch {
      // Somebody holds the place again: their lock stands.
    }
  }
  rmSync(aside, { force: true });
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The directory went away; the database reports that itself.
  }
}
