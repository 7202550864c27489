import type { HandlerInput } from '../ports/handle';
import { json } from '../db/json';
import type { NotedPlace } from './places';
import './tables';

/** The same search of the same person within this time is one. */
const REPEATED_MS = 10 * 60_000;
const LONGEST_LOCATION = 200;

export interface LoggedSearch {
  /** Id of the plugin. */
  readonly product: string;
  /** For people: a place, or from where to where. Shown where there are no codes. */
  readonly location: string;
  /** The same by codes. */
  readonly places?: readonly NotedPlace[];
  /** `YYYY-MM-DD`; null for any day. */
  readonly from: string | null;
  readonly to: string | null;
}

type Asking = Pick<HandlerInput<never>, 'agency' | 'tenant' | 'services'> & {
  readonly user: { readonly id: string } | null;
};

/**
 * Writes down that somebody searched, for the agency's list of recent searches (R388). Never fails: a search that could
 * not be written down is still answered.
 */
export async function noteSearch({ agency, user, tenant, services }: Asking, search: LoggedSearch) {
  const at = services.clock.now();
  const location = search.location.slice(0, LONGEST_LOCATION);
  const row = { product: search.product, location, from_date: search.from, to_date: search.to };
  try {
    await tenant(async (tx) => {
      const repeated = await tx
        .updateTable('search_log')
        .set({ searched_at: at })
        .where('agency_id', '=', agency.id)
        .where('user_id', user ? '=' : 'is', user?.id ?? null)
        .where('product', '=', row.product)
        .where('location', '=', location)
        .where('from_date', row.from_date ? '=' : 'is', row.from_date)
        .where('to_date', row.to_date ? '=' : 'is', row.to_date)
        .where('searched_at', '>', new Date(at.getTime() - REPEATED_MS))
        .executeTakeFirst();
      if (repeated.numUpdatedRows > 0n) return;
      await tx
        .insertInto('search_log')
        .values({
          agency_id: agency.id,
          user_id: user?.id ?? null,
          ...row,
          places: search.places ? json(search.places) : null,
          searched_at: at,
        })
        .execute();
    });
  } catch (error) {
    services.log.warn({ err: error }, 'a search was not written down');
  }
}
