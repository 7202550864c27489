import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import { OPEN } from './attempts';

/** As names of agencies are compared: two that differ in case or spaces are one. */
export const nameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** Whether an agency has this subdomain or name. Needs a transaction across agencies. */
export async function holdsName(
  tx: Tx,
  { subdomain, agencyName }: { subdomain: string; agencyName: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('agency')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('subdomain', '=', subdomain),
        eb(sql`lower(regexp_replace(btrim(name), '\\s+', ' ', 'g'))`, '=', nameKey(agencyName)),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of some subdomains that nobody has and no open sign-up holds. Needs a transaction across agencies. */
export async function freeOf(tx: Tx, subdomains: readonly string[]): Promise<string[]> {
  const taken = await tx
    .selectFrom('agency')
    .select('subdomain')
    .where('subdomain', 'in', subdomains)
    .union(
      tx
        .selectFrom('subscription_attempt')
        .select(sql<string>`subdomain`.as('subdomain'))
        .where('kind', '=', 'sign-up')
        .where('state', 'in', OPEN)
        .where('subdomain', 'in', subdomains),
    )
    .execute();
  return subdomains.filter((name) => !taken.some(({ subdomain }) => subdomain === name));
}
