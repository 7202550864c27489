import { sql } from 'kysely';
import type { AgencyRecord } from '@/server/ports/agency';
import type { SessionUser } from '@/server/ports/user';
import type { Facts } from '@/server/attention';
import { moneyAtStake } from '@/server/booking/changes/by-hand';
import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import type { AttentionPoint } from '../../contract/attention';
import { fullName } from '../names';
import { actionsFor, movesBooking } from './actions';

export interface Viewer {
  readonly agency: Pick<AgencyRecord, 'id'>;
  readonly user: Pick<SessionUser, 'id' | 'isRestrictedAgent'>;
}

/** The points that somebody of the staff may see: a restricted agent those of the own bookings (R171, SEC-31). */
export const pointsSeenBy = (tx: Tx, { agency, user }: Viewer) =>
  tx
    .selectFrom('attention')
    .leftJoin('booking', (join) =>
      join
        .onRef('booking.agency_id', '=', 'attention.agency_id')
        .onRef('booking.id', '=', 'attention.booking_id'),
    )
    .where('attention.agency_id', '=', agency.id)
    .$if(user.isRestrictedAgent, (points) => points.where('booking.user_id', '=', user.id));

const read = (tx: Tx, viewer: Viewer) =>
  pointsSeenBy(tx, viewer)
    .leftJoin('app_user as settler', (join) =>
      join
        .onRef('settler.agency_id', '=', 'attention.agency_id')
        .onRef('settler.id', '=', 'attention.settled_by'),
    )
    // Whom a letter was for stands with the letter alone, and goes with it.
    .leftJoin('mail', (join) =>
      join
        .onRef('mail.agency_id', '=', 'attention.agency_id')
        .on(
          'mail.id',
          '=',
          sql<string>`case when attention.source = 'letters' then attention.subject::uuid end`,
        ),
    )
    .select([
      'attention.id',
      'attention.kind',
      'attention.subject',
      'attention.facts',
      'attention.opened_at',
      'attention.settled_at',
      'attention.note',
      'attention.gone_at',
      'booking.id as booking_id',
      'booking.product',
      'booking.locator',
      'booking.contact_email',
      'booking.state',
      'booking.raised_at',
      'booking.currency',
      'booking.held',
      'booking.refund_minor',
      'booking.total_minor',
      'booking.next_try_at',
      'mail.recipient',
      'mail.subject as mail_subject',
      'settler.first_name',
      'settler.last_name',
    ]);

export type FoundPoint = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number];

/** Where settling or asking again moves money, it is what the booking says now; else what was known when it was found. */
function amountOf({ state, currency, held, refund_minor, total_minor, facts, gone_at }: FoundPoint) {
  const known =
    facts.amount !== undefined && facts.currency ? { amount: facts.amount, currency: facts.currency } : null;
  if (gone_at || facts.state === undefined || state === null) return known;
  return moneyAtStake({
    state,
    refund_minor,
    currency: currency ?? '',
    held: held ?? false,
    total_minor: total_minor ?? 0,
  });
}

function differenceOf({ code, ours, theirs, currency }: Facts): AttentionPoint['difference'] {
  if (!code) return null;
  const money = (amount: number | undefined) =>
    amount === undefined || !currency ? null : { amount, currency };
  return { code, ours: money(ours), theirs: money(theirs) };
}

export function pointOf(row: FoundPoint): AttentionPoint {
  const { kind, facts, settled_at, gone_at, state } = row;
  const status = gone_at ? 'gone' : settled_at ? 'settled' : 'open';
  return {
    id: row.id,
    kind,
    status,
    openedAt: row.opened_at.toISOString(),
    booking:
      row.booking_id === null
        ? null
        : {
            id: row.booking_id,
            product: row.product ?? '',
            locator: row.locator,
            contact: row.contact_email ?? '',
          },
    amount: amountOf(row),
    returned:
      facts.returned === undefined || !facts.currency
        ? null
        : { amount: facts.returned, currency: facts.currency },
    said: facts.said ?? null,
    since: facts.since ?? null,
    until: facts.until ?? null,
    nextTryAt:
      status === 'open' && facts.state !== undefined ? (row.next_try_at?.toISOString() ?? null) : null,
    letter:
      row.recipient === null
        ? null
        : {
            ...{ recipient: row.recipient, subject: row.mail_subject ?? '' },
            refusal: facts.refusal ?? null,
          },
    difference: differenceOf(facts),
    reference: facts.reference ?? null,
    movesBooking: status === 'open' && movesBooking(kind, state),
    settled: settled_at
      ? {
          at: settled_at.toISOString(),
          by:
            row.first_name === null
              ? null
              : fullName({ first_name: row.first_name, last_name: row.last_name }),
          note: row.note ?? '',
        }
      : null,
    goneAt: gone_at?.toISOString() ?? null,
    actions: status === 'open' ? actionsFor(kind, row.booking_id === null ? null : row) : [],
  };
}

const IS_OPEN = sql<boolean>`(attention.gone_at is null and attention.settled_at is null)`;
const IS_DONE = sql<boolean>`(attention.gone_at is not null or attention.settled_at is not null)`;

/** A page of what is open, or of what is not any more; newest first. */
export async function listPoints(
  tx: Tx,
  viewer: Viewer,
  {
    show = 'open',
    from = 0,
    size = 20,
  }: { show?: 'open' | 'done' | undefined; from?: number | undefined; size?: number | undefined },
): Promise<{ data: AttentionPoint[]; totalCount: number }> {
  const wanted = show === 'open' ? IS_OPEN : IS_DONE;
  const found = pointsSeenBy(tx, viewer).where(wanted);
  const page = found
    .select('attention.id')
    .orderBy('attention.opened_at', 'desc')
    .orderBy('attention.id')
    .offset(from)
    .limit(size);
  const rows = await read(tx, viewer)
    .where('attention.id', 'in', page)
    .orderBy('attention.opened_at', 'desc')
    .orderBy('attention.id')
    .execute();
  return { data: rows.map(pointOf), totalCount: await counted(found) };
}

/** One point; null for what is not there, or not this one's to see. */
export const findPoint = async (tx: Tx, viewer: Viewer, id: string): Promise<FoundPoint | null> =>
  (await read(tx, viewer).where('attention.id', '=', id).executeTakeFirst()) ?? null;
