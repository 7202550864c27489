import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** What tells one process from every other, also from a later one with the same number: a container's first is always 1. */
export interface ProcessMark {
  readonly pid: number;
  readonly host: string;
  /** When the kernel started it, in clock ticks since the machine did; null where nobody can tell. */
  readonly started: string | null;
  /** Which start of the machine the ticks count from. */
  readonly boot?: string | null;
  /** Among which processes its number counts: a container has numbers of its own. */
  readonly space?: string | null;
  /** Its sign of life, a file beside the lock. */
  readonly sign?: string | null;
}

const orNull = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};
const read = (path: string): string | null => orNull(() => readFileSync(path, 'utf8').trim());

/** Null where /proc is missing or the process is gone. */
export function startOf(pid: number): string | null {
  const stat = read(`/proc/${pid}/stat`);
  // The name of the program comes before, in brackets, and may have brackets and blanks itself.
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

const BOOT = read('/proc/sys/kernel/random/boot_id');
const OWN: ProcessMark = {
  pid: process.pid,
  host: hostname(),
  started: startOf(process.pid),
  boot: BOOT,
  space: orNull(() => readlinkSync('/proc/self/ns/pid')),
};
// Somebody else's /proc tells of other processes under the same numbers.
const isOwnProc = orNull(() => readlinkSync('/proc/self')) === String(process.pid);

/**
 * Within what a number of a process names one and no other: one start of one machine, and there one namespace. No two that
 * exist at the same time are alike, whatever their hosts are called. Null where nobody can tell.
 */
export const NUMBERING = isOwnProc && OWN.boot && OWN.space ? `${OWN.boot} ${OWN.space}` : null;

export const thisProcess = (): ProcessMark => OWN;

export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const SIGN = /^alive\.[0-9a-f]{0,8}\.[0-9a-f]{12}$/;
/** Of this start of the machine. */
const SIGNS = `alive.${BOOT?.slice(0, 8) ?? ''}.`;
const ABANDONED_MS = 60_000;

/** Whether a process has this sign up; null where this one cannot tell. */
function isUp(path: string): boolean | null {
  try {
    // Of a pipe that nobody reads this fails at once.
    closeSync(openSync(path, constants.O_WRONLY | constants.O_NONBLOCK));
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENXIO' ? false : null;
  }
}

/** Takes dead signs away, but for those that a lock names: whoever comes upon that has to find out at once that they are dead. */
function sweep(dir: string): void {
  const names = readdirSync(dir);
  const locks = names.filter((name) => name.endsWith('lock')).map((name) => read(join(dir, name)));
  const isNamed = (sign: string) => locks.some((text) => text?.includes(sign));
  for (const name of names.filter((each) => each.startsWith(SIGNS) && SIGN.test(each) && !isNamed(each)))
    orNull(() => {
      const path = join(dir, name);
      if (Date.now() - statSync(path).mtimeMs > ABANDONED_MS && isUp(path) === false) rmSync(path);
    });
}

function signIn(dir: string): string | null {
  const name = `${SIGNS}${randomBytes(6).toString('hex')}`;
  const path = join(dir, name);
  return orNull(() => {
    sweep(dir);
    execFileSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
    openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    return name;
  });
}

/** What this process has up, by directory; null where the system has no such pipes. */
const signs = new Map<string, string | null>();
process.once('exit', () => {
  for (const [dir, name] of signs) if (name) rmSync(join(dir, name), { force: true });
});

/**
 * The mark of this process for a lock in `dir`, with a sign of life there: a named pipe that it keeps open. The kernel closes
 * that with the process, also with one that is killed, and tells everybody on the machine, whatever hosts and processes are
 * called and numbered in their containers.
 */
export function markIn(dir: string): ProcessMark {
  const known = signs.get(dir);
  const sign = known === undefined ? signIn(dir) : known;
  signs.set(dir, sign);
  return { ...OWN, sign };
}

const differ = (a: string | null | undefined, b: string | null | undefined) => Boolean(a && b && a !== b);

/** Whether it still runs; null where this one cannot tell: it is of another machine, or of a container and has no sign up. */
export function isRunning(
  { pid, host, started, boot, space, sign }: ProcessMark,
  dir: string,
): boolean | null {
  if (differ(boot, BOOT) || (!boot && host !== OWN.host)) return null;
  if (sign) return isUp(join(dir, sign));
  if (host !== OWN.host || differ(space, OWN.space)) return null;
  if (!Number.isInteger(pid) || pid <= 0 || !exists(pid)) return false;
  return !differ(started, startOf(pid));
}

/** The mark that a lock carries; null for a text that is none. */
export function readMark(text: string): ProcessMark | null {
  try {
    const mark = JSON.parse(text) as Partial<ProcessMark> | null;
    if (!mark || typeof mark.pid !== 'number' || typeof mark.host !== 'string') return null;
    const { pid, host, started = null, boot = null, space = null, sign } = mark;
    return { pid, host, started, boot, space, sign: sign && SIGN.test(sign) ? sign : null };
  } catch {
    return null;
  }
}
