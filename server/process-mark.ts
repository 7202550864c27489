import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells one process from every other, also from a later one with the same number: a container's first is always 1. */
export interface ProcessMark {
  readonly pid: number;
  readonly host: string;
  /** When the kernel started it, in clock ticks since the machine did; null where nobody can tell. */
  readonly started: string | null;
  /** Which start of the machine the ticks count from. */
  readonly boot?: string | null;
}

const read = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
};

/** Null where /proc is missing or the process is gone. */
function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  // The name of the program comes before, in brackets, and may have brackets and blanks itself.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

const BOOT = read('/proc/sys/kernel/random/boot_id');
const OWN: ProcessMark = { pid: process.pid, host: hostname(), started: startOf(process.pid), boot: BOOT };

export const thisProcess = (): ProcessMark => OWN;

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const differ = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a !== b);

/** Whether it still runs; null for a process of another machine or container, of which this one cannot tell. */
export function isRunning({ pid, host, started, boot }: ProcessMark): boolean | null {
  if (host !== OWN.host) return null;
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return false;
  return !differ(started, startOf(pid)) && !differ(boot, BOOT);
}

/** The mark that a lock carries; null for a text that is none. */
export function readMark(text: string): ProcessMark | null {
  try {
    const mark = JSON.parse(text) as Partial<ProcessMark> | null;
    return mark && typeof mark.pid === 'number' && typeof mark.host === 'string'
      ? { pid: mark.pid, host: mark.host, started: mark.started ?? null, boot: mark.boot ?? null }
      : null;
  } catch {
    return null;
  }
}
