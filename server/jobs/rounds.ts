import { sql } from 'kysely';
import { systemTable } from '../db/tenantTable';
import type { Db, Migration } from '../db/types';

export const roundsMigration: Migration = {
  id: '070-rounds',
  retention: [{ table: 'round', because: 'it has one row for each kind of round' }],
  sql: `
  create table round (name text primary key, begun_at timestamptz not null);
  ${systemTable('round')}
  `,
};

/**
 * Whether this process is the one of all that does the round of this name now: each comes up in every process, every `everyMs`
 * milliseconds, and is done once in that time.
 */
export async function takeRound(db: Pick<Db, 'asSystem'>, name: string, everyMs: number, now: Date) {
  // Timers of two processes are never apart by exactly that time.
  const before = new Date(now.getTime() - 0.9 * everyMs);
  const { rows } = await db.asSystem((tx) =>
    sql`insert into round (name, begun_at) values (${name}, ${now})
      on conflict (name) do update set begun_at = excluded.begun_at where round.begun_at <= ${before}
      returning name`.execute(tx),
  );
  return rows.length > 0;
}
