import { remove } from 'confusables';
import { type Expression, sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import { lookOf, saysBrand } from '../../contract/look-alike';
import { OPEN } from './attempts';

/** Letters of any script and width as the Latin ones that they look like, in small, without accents. */
const latin = (name: string): string =>
  remove(name.normalize('NFKC')).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** As names of agencies are compared: two that look alike are one, whatever their letters, case, spaces and signs (SEC-50). */
export const nameKey = (name: string): string =>
  lookOf(latin(name).replace(/[^\p{L}\p{N}]/gu, '')) || name.trim().toLowerCase();

/** Whether a name says that it is of a well-known firm, in letters of any script. */
export const saysBrandInAnyScript = (name: string): boolean => saysBrand(latin(name));

/** `lookOf` a subdomain, in the database. */
const look = (subdomain: Expression<string>) =>
  sql<string>`replace(replace(translate(${subdomain}, '01i', 'oll'), 'rn', 'm'), 'vv', 'w')`;

/** Names that were compared: there are as many as agencies. */
const keys = new Map<string, string>();
const keyOf = (name: string): string => {
  const known = keys.get(name) ?? nameKey(name);
  keys.set(name, known);
  return known;
};

/** Whether an agency has this subdomain or name, or one that looks like it. Needs a transaction across agencies. */
export async function holdsName(
  tx: Tx,
  { subdomain, agencyName }: { subdomain: string; agencyName: string },
): Promise<boolean> {
  const host = await tx
    .selectFrom('agency')
    .select('id')
    .where((eb) => eb(look(eb.ref('subdomain')), '=', lookOf(subdomain)))
    .executeTakeFirst();
  if (host) return true;
  const wanted = nameKey(agencyName);
  const names = await tx.selectFrom('agency').select('name').execute();
  return names.some(({ name }) => keyOf(name) === wanted);
}

/**
 * Those of some subdomains that nobody has and no open sign-up holds, nor one that looks like them. Needs a transaction across
 * agencies.
 */
export async function freeOf(tx: Tx, subdomains: readonly string[]): Promise<string[]> {
  const looks = subdomains.map(lookOf);
  const taken = await tx
    .selectFrom('agency')
    .select((eb) => look(eb.ref('subdomain')).as('taken'))
    .where((eb) => eb(look(eb.ref('subdomain')), 'in', looks))
    .union(
      tx
        .selectFrom('subscription_attempt')
        .select((eb) => look(eb.ref('subdomain').$castTo<string>()).as('taken'))
        .where('kind', '=', 'sign-up')
        .where('state', 'in', OPEN)
        .where((eb) => eb(look(eb.ref('subdomain').$castTo<string>()), 'in', looks)),
    )
    .execute();
  const known = new Set(taken.map((row) => row.taken));
  return subdomains.filter((name) => !known.has(lookOf(name)));
}
