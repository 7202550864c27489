import { sql } from 'kysely';
import type { AttentionKind } from '@/core/contract/attention';
import { json } from '../db/json';
import type { Tx } from '../db/types';
import './tables';
import type { Facts, Source } from './tables';

/** Rows of one statement, which takes so many values and no more. */
const AT_ONCE = 1_000;

/** Something that waits for a person for as long as it is there. */
export interface Cause {
  readonly agencyId: string;
  readonly kind: AttentionKind;
  readonly subject: string;
  readonly bookingId: string | null;
  readonly facts: Facts;
}

const keyOf = ({ agencyId, kind, subject }: Pick<Cause, 'agencyId' | 'kind' | 'subject'>) =>
  `${agencyId} ${kind} ${subject}`;

/** Opens a point for each cause that has none, and brings what is known of the others up to date. */
export async function openPoints(tx: Tx, source: Source, causes: readonly Cause[], now: Date): Promise<void> {
  for (let from = 0; from < causes.length; from += AT_ONCE)
    await openSome(tx, source, causes.slice(from, from + AT_ONCE), now);
}

async function openSome(tx: Tx, source: Source, causes: readonly Cause[], now: Date): Promise<void> {
  await tx
    .insertInto('attention')
    .values(
      causes.map(({ agencyId, kind, subject, bookingId, facts }) => ({
        agency_id: agencyId,
        source,
        kind,
        subject,
        booking_id: bookingId,
        facts: json(facts),
        opened_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'kind', 'subject'])
        .where('gone_at', 'is', null)
        .doUpdateSet({ facts: sql`excluded.facts` })
        .where(sql<boolean>`attention.facts is distinct from excluded.facts`),
    )
    .execute();
}

/** Ends what is open of a kind about a booking: its cause is gone. */
export async function closePoints(
  tx: Tx,
  { agencyId, kind, bookingId }: Pick<Cause, 'agencyId' | 'kind'> & { readonly bookingId: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('attention')
    .set({ gone_at: now })
    .where('agency_id', '=', agencyId)
    .where('kind', '=', kind)
    .where('booking_id', '=', bookingId)
    .where('gone_at', 'is', null)
    .execute();
}

/**
 * Makes the points of this source, of all agencies, those of the causes that there are: opens what is missing, closes what
 * has resolved itself. A point that somebody has settled stays so until its cause is gone.
 * `lookedSince`: what is older was not looked at, and stays.
 */
export async function syncPoints(
  tx: Tx,
  source: Source,
  causes: readonly Cause[],
  now: Date,
  lookedSince?: Date,
): Promise<void> {
  const there = new Set(causes.map(keyOf));
  const lasting = await tx
    .selectFrom('attention')
    .select(['agency_id as agencyId', 'id', 'kind', 'subject'])
    .where('source', '=', source)
    .where('gone_at', 'is', null)
    .$if(lookedSince !== undefined, (points) => points.where('opened_at', '>=', lookedSince!))
    .execute();
  const gone = lasting.filter((point) => !there.has(keyOf(point))).map(({ id }) => id);
  if (gone.length > 0)
    await tx
      .updateTable('attention')
      .set({ gone_at: now })
      .where(sql<boolean>`id = any(${gone}::uuid[])`)
      .execute();
  await openPoints(tx, source, causes, now);
}
