import { createHash, randomUUID } from 'node:crypto';
import { exists, NUMBERING, startOf } from '../db/process-mark';

const hash = (text: string, digits: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, digits);
const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Of the numbering (12 digits), the process in it (6), and its start (6); 8 are left for what tells its leases apart. */
const TOKEN = /^(.{12})(.{6})(.{6}).{8}$/;

interface Holder {
  readonly numbering: string | null;
  readonly pid: number;
  readonly started: string | null;
}
const OWN: Holder = { numbering: NUMBERING, pid: process.pid, started: startOf(process.pid) };
let made = 0;

/** A new token for a lease, as the database's type has it. It tells whose it is, where processes can be told apart. */
export function leaseToken({ numbering, pid, started }: Holder = OWN): string {
  if (numbering === null || started === null) return randomUUID();
  made = (made + 1) % 2 ** 32;
  const number = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  return dashed(hash(numbering, 12) + number(pid, 6) + hash(started, 6) + number(made, 8));
}

/**
 * Whether the process that took this lease has certainly ended: one that this process would see if it ran. False for whoever
 * runs on another machine or in another container, and wherever there is a doubt.
 */
export function isOrphan(token: string, { numbering }: Pick<Holder, 'numbering'> = OWN): boolean {
  const [, theirs, pid, started] = TOKEN.exec(token.replaceAll('-', '')) ?? [];
  if (numbering === null || theirs !== hash(numbering, 12)) return false;
  const number = Number.parseInt(pid!, 16);
  if (!exists(number)) return true;
  const now = startOf(number);
  return now !== null && hash(now, 6) !== started;
}
