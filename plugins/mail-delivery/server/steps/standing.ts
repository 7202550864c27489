import type { MailRecord } from '../../contract/delivery';
import type { DomainRow } from '../store/tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** By then new records are seen; afterwards something is probably entered wrongly (DNS_PROPAGATION_H). */
export const PROPAGATION_MS = 48 * HOUR;

/** How long after its beginning somebody still waits at the screen, and how often it is looked then. */
const WAITING: readonly (readonly [until: number, every: number])[] = [
  [15 * MINUTE, MINUTE],
  [2 * HOUR, 5 * MINUTE],
  [PROPAGATION_MS, HOUR],
];
const BROKEN: typeof WAITING = [[HOUR, 5 * MINUTE]];

const every = (steps: typeof WAITING, age: number, last: number) =>
  steps.find(([until]) => age < until)?.[1] ?? last;

type Standing = Pick<DomainRow, 'state' | 'added_at' | 'broken_since' | 'broken_because'>;
/** A service that refuses letters of a domain whose records stand is not tried with the owner's letters again and again. */
const REFUSED = 6 * HOUR;
const SEEN = 6 * HOUR;

/** When a domain is looked at again: minutes first, then every hour, and every day once it should long have been found. */
export function nextLook(standing: Standing, now: Date): Date {
  const { state, added_at: added, broken_since: broken, broken_because: because } = standing;
  const age = now.getTime() - (state === 'broken' && broken ? broken : added).getTime();
  const wait = () => {
    if (state === 'verified') return SEEN;
    if (state !== 'broken') return every(WAITING, age, DAY);
    return because === 'refused' ? REFUSED : every(BROKEN, age, HOUR);
  };
  return new Date(now.getTime() + wait());
}

export const isLate = (
  { state, added_at: added }: Pick<Standing, 'state' | 'added_at'>,
  now: Date,
): boolean =>
  (state === 'added' || state === 'verifying') && now.getTime() - added.getTime() >= PROPAGATION_MS;

export type Found =
  | { readonly state: 'verified' }
  | { readonly state: 'broken'; readonly because: 'records' | 'refused' }
  | { readonly state: 'verifying' };

/** Where a domain stands after a look (R407); null when not everything could be asked about, which changes nothing. */
export function foundOf(
  state: DomainRow['state'],
  records: readonly MailRecord[],
  isTaken: boolean,
): Found | null {
  const required = records.filter(({ isRequired }) => isRequired);
  const isMissing = required.some((one) => one.state === 'missing' || one.state === 'other');
  if (!isMissing && required.some((one) => one.state === 'unknown')) return null;
  if (!isMissing && isTaken) return { state: 'verified' };
  if (state !== 'verified' && state !== 'broken') return { state: 'verifying' };
  return { state: 'broken', because: isMissing ? 'records' : 'refused' };
}
