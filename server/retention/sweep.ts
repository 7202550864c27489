import { sql } from 'kysely';
import type { Database } from '../db/open';
import type { Ends } from '../db/types';
import { paced } from '../http/bulk/paced';

/** Rows of one transaction: others wait for no more than these. */
export const BATCH = 500;
const DAY_MS = 24 * 60 * 60_000;

/** Of rows that several processes sweep, each takes others. */
const statementOf = ({ table, since, when, emptied }: Ends) => {
  const over = `select ctid from ${table} where ${since} < $1 ${when ? `and (${when})` : ''}
    limit ${BATCH} for update skip locked`;
  const these = `where ctid = any (array (${over}))`;
  return `with ended as (${emptied ? `update ${table} set ${emptied} ${these}` : `delete from ${table} ${these}`}
    returning 1) select count(*)::int as count from ended`;
};

/** Ends what of one table is over, batch by batch; returns how many rows that were. */
export async function sweep(db: Database, ends: Ends, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ends.days * DAY_MS);
  const [head, tail] = statementOf(ends).split('$1') as [string, string];
  const batch = async (): Promise<number> => {
    const { rows } = ends.byLogin
      ? await db.raw(`${head}$1${tail}`, [before])
      : await db.asSystem((tx) => sql`${sql.raw(head)}${before}${sql.raw(tail)}`.execute(tx));
    return (rows[0] as { count: number }).count;
  };
  for (let total = 0; ;) {
    const count = await paced(null, batch);
    total += count;
    if (count < BATCH) return total;
  }
}
