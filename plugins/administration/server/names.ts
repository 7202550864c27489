import '@/server/db/tables';
import type { Tx } from '@/server/db/types';

/** Somebody's name as one text; empty where there is none. */
export const fullName = (row: { first_name: string | null; last_name: string | null }): string =>
  `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();

/** What people of an agency are called, by their ids: by their address where they have no name. */
export async function namesOf(
  tx: Tx,
  agencyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const people = await tx
    .selectFrom('app_user')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('agency_id', '=', agencyId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(people.map((person) => [person.id, fullName(person) || person.email]));
}
