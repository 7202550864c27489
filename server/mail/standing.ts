import { counted } from '../db/page';
import { type Generated, type GeneratedAlways, type Selectable, sql } from 'kysely';
import type { Tx } from '../db/types';
import '../db/tables';

/**
 * What an agency may write that has signed itself up (SEC-46): nothing to others before its owner's address is proven, then so
 * many letters a day, and none any more once too much of it comes back. One that the operator has made has no row and no limit.
 */
interface MailStandingTable {
  agency_id: string;
  opened_at: Date;
  /** Since when the owner's address is proven. */
  verified_at: Date | null;
  /** When it paid for the first time. */
  paid_at: Generated<Date | null>;
  /** Letters to others in a day, as the platform's owner decided; null: by age and payment. */
  most: Generated<number | null>;
  stopped_at: Generated<Date | null>;
  stopped_because: Generated<StopReason | null>;
  /** What came back before is not counted any more. */
  counted_from: Date;
}
interface MailReturnTable {
  agency_id: string;
  id: GeneratedAlways<number>;
  kind: 'bounced' | 'complained';
  at: Date;
}
declare module '../db/types' {
  interface Tables {
    mail_standing: MailStandingTable;
    mail_return: MailReturnTable;
  }
}

export const STOP_REASONS = ['bounces', 'complaints'] as const;
export type StopReason = (typeof STOP_REASONS)[number];
export type MailStanding = Selectable<MailStandingTable>;

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** How often it is looked whether a letter that waits for a person may leave. */
const LOOK_MS = HOUR_MS / 4;

/** Letters to others in a day: they double each week for six weeks, and are four times as many once something was paid. */
const FIRST = 50;
const WEEKS = 6;
const PAID_TIMES = 4;

/** Of a week's letters: so many that came back, and such a share, are too much. */
const TOO_MUCH = {
  bounces: { kind: 'bounced', least: 5, share: 0.1 },
  complaints: { kind: 'complained', least: 2, share: 0.005 },
} as const satisfies Record<StopReason, { kind: MailReturnTable['kind']; least: number; share: number }>;
const WEEK_MS = 7 * DAY_MS;

/** Letters to others that an agency may write on one day. */
export function mostLetters(
  { opened_at, paid_at, most }: Pick<MailStanding, 'opened_at' | 'paid_at' | 'most'>,
  now: Date,
): number {
  if (most !== null) return most;
  const weeks = Math.max(0, Math.floor((now.getTime() - opened_at.getTime()) / WEEK_MS));
  return FIRST * 2 ** Math.min(weeks, WEEKS) * (paid_at ? PAID_TIMES : 1);
}

export const standingOf = (tx: Tx, agencyId: string): Promise<MailStanding | undefined> =>
  tx.selectFrom('mail_standing').selectAll().where('agency_id', '=', agencyId).executeTakeFirst();

/** For an agency that has just signed itself up. */
export const openStanding = (tx: Tx, agencyId: string, now: Date) =>
  tx
    .insertInto('mail_standing')
    .values({ agency_id: agencyId, opened_at: now, verified_at: null, counted_from: now })
    .execute();

const change = (tx: Tx, agencyId: string, changes: Partial<Omit<MailStanding, 'agency_id'>>) =>
  tx.updateTable('mail_standing').set(changes).where('agency_id', '=', agencyId);

/** Whether somebody is the owner of an agency whose address is still to be proven. */
export async function awaitsProof(tx: Tx, agencyId: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_standing')
    .innerJoin('app_user', 'app_user.agency_id', 'mail_standing.agency_id')
    .select('app_user.id')
    .where('mail_standing.agency_id', '=', agencyId)
    .where('verified_at', 'is', null)
    .where('app_user.id', '=', userId)
    .where('user_type', '=', 'AgencyOwner')
    .executeTakeFirst();
  return row !== undefined;
}

/** Somebody has opened a link that was mailed to them: an owner's address is proven by that. */
export async function addressProven(tx: Tx, agencyId: string, userId: string, now: Date): Promise<void> {
  if (await awaitsProof(tx, agencyId, userId)) await change(tx, agencyId, { verified_at: now }).execute();
}

export const firstPayment = (tx: Tx, agencyId: string, now: Date) =>
  change(tx, agencyId, { paid_at: now }).where('paid_at', 'is', null).execute();

/** The platform's owner lets an agency write again, or so many letters a day; what came back before is forgotten. */
export const liftStop = (tx: Tx, agencyId: string, most: number | null, now: Date) =>
  change(tx, agencyId, { most, stopped_at: null, stopped_because: null, counted_from: now }).execute();

const owners = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('app_user')
    .select('email')
    .where('agency_id', '=', agencyId)
    .where('user_type', '=', 'AgencyOwner');

/** Letters that have left to others than the owners since then. */
export const lettersSince = (tx: Tx, agencyId: string, since: Date): Promise<number> =>
  counted(
    tx
      .selectFrom('mail')
      .where('agency_id', '=', agencyId)
      .where('delivered_at', '>=', since)
      .where('recipient', 'not in', owners(tx, agencyId)),
  );

/**
 * Notes that a letter came back, or that its reader complained, and has the agency write no more where that is too much of
 * what it wrote within a week.
 */
export async function letterReturned(
  tx: Tx,
  agencyId: string,
  kind: MailReturnTable['kind'],
  now: Date,
): Promise<void> {
  const standing = await tx
    .selectFrom('mail_standing')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .forUpdate()
    .executeTakeFirst();
  if (!standing) return;
  await tx.insertInto('mail_return').values({ agency_id: agencyId, kind, at: now }).execute();
  if (standing.stopped_at) return;
  const since = new Date(Math.max(now.getTime() - WEEK_MS, standing.counted_from.getTime()));
  const count = await counted(
    tx
      .selectFrom('mail_return')
      .where('agency_id', '=', agencyId)
      .where('kind', '=', kind)
      .where('at', '>=', since),
  );
  const because = STOP_REASONS.find((reason) => TOO_MUCH[reason].kind === kind)!;
  const { least, share } = TOO_MUCH[because];
  const letters = await lettersSince(tx, agencyId, since);
  if (count >= least && count > share * letters)
    await change(tx, agencyId, { stopped_at: now, stopped_because: because }).execute();
}

const startOfDay = (now: Date) => new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS);

/**
 * Until when a letter has to wait; null: it may leave now. What the owner gets always leaves, and what a paid booking of
 * somebody brings needs no more than a proven owner. `factor` multiplies what a day has.
 */
export async function waitsUntil(
  tx: Tx,
  { agencyId, id }: { readonly agencyId: string; readonly id: string },
  { now, factor }: { readonly now: Date; readonly factor: number },
): Promise<Date | null> {
  const standing = await standingOf(tx, agencyId);
  if (!standing) return null;
  const letter = await tx
    .selectFrom('mail')
    .select(['booking_id', 'is_asked'])
    .select((eb) => eb('recipient', 'in', owners(tx, agencyId)).as('isOwners'))
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!letter || letter.isOwners) return null;
  const soon = new Date(now.getTime() + LOOK_MS);
  if (!standing.verified_at) return soon;
  if (letter.booking_id !== null && !letter.is_asked) return null;
  if (standing.stopped_at) return soon;
  const today = startOfDay(now);
  const most = Math.ceil(mostLetters(standing, now) * factor);
  return (await lettersSince(tx, agencyId, today)) < most ? null : new Date(today.getTime() + DAY_MS);
}

/** Notes until when a letter waits, so that nobody takes it for one that no mail server takes. */
export const holdUntil = (tx: Tx, { agencyId, id }: { agencyId: string; id: string }, until: Date) =>
  sql`update mail set held_until = ${until} where agency_id = ${agencyId} and id = ${id}`.execute(tx);
