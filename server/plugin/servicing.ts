import { sql } from 'kysely';
import { type Agency, isActivated } from '@/core/contract';
import type { Tx } from '../db/types';
import type { ServerPluginEntry } from './index';

/** Menu names that an agency without any has, in the order of installation (R034, G75). */
export const menuDefaults = (plugins: readonly Pick<ServerPluginEntry, 'activatedBy'>[]): string[] =>
  plugins.flatMap(({ activatedBy }) => ('menu' in activatedBy ? [activatedBy.menu] : []));

/** Finds the products that an agency does not sell and has bookings of; asks the database only about those. */
export function servicedProducts(plugins: readonly ServerPluginEntry[]) {
  const defaults = menuDefaults(plugins);
  const products = plugins.filter(({ plugin }) => plugin.product);
  return async (tx: Tx, agency: Agency): Promise<string[]> => {
    const off = products.filter(({ activatedBy }) => !isActivated(activatedBy, agency, defaults));
    if (off.length === 0) return [];
    const ids = sql.join(off.map(({ id }) => sql`(${id}::text)`));
    const { rows } = await sql<{ id: string }>`select off.id from (values ${ids}) as off(id)
      where exists (select 1 from booking where agency_id = ${agency._id} and product = off.id
        and (state <> 'failed' or held))`.execute(tx);
    return off.flatMap(({ id }) => (rows.some((row) => row.id === id) ? [id] : []));
  };
}
