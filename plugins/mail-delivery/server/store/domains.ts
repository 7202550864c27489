import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import type { DomainRow } from './tables';

/** The domain that an agency's letters come from, or shall come from. */
export const liveDomain = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('mail_domain')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('state', '<>', 'deleted')
    .executeTakeFirst();

export const lastDeleted = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('mail_domain')
    .select(['domain', 'deleted_at'])
    .where('agency_id', '=', agencyId)
    .where('state', '=', 'deleted')
    .orderBy('deleted_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes what changed of a domain as it was read; null when somebody else has written meanwhile. */
export const changeDomain = async (
  tx: Tx,
  read: Pick<DomainRow, 'agency_id' | 'id' | 'version'>,
  changes: Omit<Parameters<typeof setOf>[1], 'version'>,
): Promise<DomainRow | null> =>
  (await setOf(tx, changes)
    .where('agency_id', '=', read.agency_id)
    .where('id', '=', read.id)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst()) ?? null;

const setOf = (tx: Tx, changes: Partial<Record<keyof DomainRow, unknown>>) =>
  tx.updateTable('mail_domain').set({ ...changes, version: sql`version + 1` } as never);

/** What a domain has of secrets, forgotten, and its end. */
export const ENDED = {
  state: 'deleted',
  secret: null,
  signing_key: null,
  next_check_at: null,
} as const;
