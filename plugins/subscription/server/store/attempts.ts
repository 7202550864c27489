import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { AttemptRow } from './tables';

export const OPEN = ['saving', 'charging', 'finishing'] as const;
export const isOver = ({ state }: Pick<AttemptRow, 'state'>): boolean =>
  state === 'done' || state === 'failed';

type Named = Pick<AttemptRow, 'agency_id' | 'id'>;
/** What a step changes of an attempt. */
export type Change = Partial<Omit<AttemptRow, 'agency_id' | 'id' | 'version' | 'created_at' | 'updated_at'>>;

export const findAttempt = (tx: Tx, { agency_id, id }: Named): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('subscription_attempt')
    .selectAll()
    .where('agency_id', '=', agency_id)
    .where('id', '=', id)
    .executeTakeFirst();

export const attemptByKey = (tx: Tx, agencyId: string, key: string): Promise<AttemptRow | undefined> =>
  tx
    .selectFrom('subscription_attempt')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Writes what a step has changed; undefined when somebody else wrote since the row was read: his word counts. */
export const change = (
  tx: Tx,
  row: AttemptRow,
  changes: Change,
  now: Date,
): Promise<AttemptRow | undefined> =>
  tx
    .updateTable('subscription_attempt')
    .set({
      ...changes,
      ...(changes.card ? { card: json(changes.card) } : {}),
      version: row.version + 1,
      updated_at: now,
    })
    .where('agency_id', '=', row.agency_id)
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returningAll()
    .executeTakeFirst();
