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
import { hostname } from 'node:os';
import { join } from 'node:path';

interface Holder {
  pid: number;
  host: string;
  /** When the kernel started the process, so that a pid used again by another program is not believed. */
  started: string | null;
}

const HEARTBEAT_MS = 5_000;
const FOREIGN_STALE_MS = 30_000;

/** Thrown when another process already works on the data directory. */
export class DataDirInUse extends Error {
  constructor(dir: string, holder: Holder) {
    super(
      `The data directory ${dir} is in use by process ${holder.pid} on ${holder.host}. ` +
        'Two processes on one embedded database would lose data: stop the other one, choose another DATA_DIR, ' +
        'or set DATABASE_URL to a PostgreSQL server, which any number of processes may share.',
    );
    this.name = 'DataDirInUse';
  }
}

/** Start time of a process in clock ticks; null where /proc is missing or the process is gone. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isAlive(holder: Holder, path: string): boolean {
  if (holder.host !== hostname()) return Date.now() - statSync(path).mtimeMs < FOREIGN_STALE_MS;
  if (!exists(holder.pid)) return false;
  const started = startOf(holder.pid);
  return holder.started === null || started === null || started === holder.started;
}

function read(path: string): { text: string; holder: Holder | null } | null {
  try {
    const text = readFileSync(path, 'utf8');
    try {
      return { text, holder: JSON.parse(text) as Holder };
    } catch {
      return { text, holder: null };
    }
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
  const mine = join(dir, `lock.${process.pid}`);
  const holder: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) };
  const text = JSON.stringify(holder);
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
  const aside = `${path}.stale.${process.pid}`;
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
