import { sql } from 'kysely';
import { type Agency, isActivated } from '@/core/contract';
import type { Tx } from '../db/types';
import type { ServerPluginEntry } from './index';

/** Menu names that an agency without any has, in the order of installation (R034, G75). */
export const menuDefaults = (plugins: readonly Pick<ServerPluginEntry, 'activatedBy'>[]): string[] =>
  plugins.flatMap(({ activatedBy }) => ('menu' in activatedBy ? [activatedBy.menu] : []));

/** Those of products that an agency does not sell and has bookings of. */
async function withBookings(tx: Tx, agency: Agency, off: readonly ServerPluginEntry[]): Promise<string[]> {
  if (off.length === 0) return [];
  const ids = sql.join(off.map(({ id }) => sql`(${id}::text)`));
  const { rows } = await sql<{ id: string }>`select off.id from (values ${ids}) as off(id)
    where exists (select 1 from booking where agency_id = ${agency._id} and product = off.id
      and (state <> 'failed' or held))`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Finds what an agency has switched off and looks after: products that it has bookings of, and plugins that say so of
 * themselves. Asks the database only about those.
 */
export function servicedPlugins(plugins: readonly ServerPluginEntry[]) {
  const defaults = menuDefaults(plugins);
  const able = plugins.filter(({ plugin }) => plugin.product ?? plugin.serves);
  return async (tx: Tx, agency: Agency): Promise<string[]> => {
    const off = able.filter(({ activatedBy }) => !isActivated(activatedBy, agency, defaults));
    const found = new Set(
      await withBookings(
        tx,
        agency,
        off.filter(({ plugin }) => plugin.product),
      ),
    );
    for (const { id, plugin } of off) if (await plugin.serves?.(tx, agency._id)) found.add(id);
    return off.flatMap(({ id }) => (found.has(id) ? [id] : []));
  };
}
