import { counted } from '@/server/db/page';
import { handle } from '@/server/ports/handle';
import { namesOf } from '@/server/searches/places';
import '@/server/searches/tables';
import { listSearches } from '../../contract/searches';
import { fullName } from '../names';

/** R388: what was searched for, newest first; a restricted agent's own (R171). */
export const searchesHandler = handle(listSearches, ({ query, agency, user, tenant, request }) =>
  tenant(async (tx) => {
    const found = tx
      .selectFrom('search_log')
      .where('search_log.agency_id', '=', agency.id)
      .$if(user.isRestrictedAgent, (rows) => rows.where('search_log.user_id', '=', user.id));
    const page = found
      .select('search_log.id')
      .orderBy('searched_at', 'desc')
      .orderBy('search_log.id', 'desc')
      .offset(query.from ?? 0)
      .limit(query.size ?? 20);
    const rows = await found
      .where('search_log.id', 'in', page)
      .leftJoin('app_user as who', (join) =>
        join.onRef('who.agency_id', '=', 'search_log.agency_id').onRef('who.id', '=', 'search_log.user_id'),
      )
      .select([
        'search_log.id',
        'search_log.user_id',
        'location',
        'places',
        'from_date',
        'to_date',
        'product',
        'searched_at',
        'who.first_name',
        'who.last_name',
      ])
      .orderBy('searched_at', 'desc')
      .orderBy('search_log.id', 'desc')
      .execute();
    return {
      totalCount: await counted(found),
      data: rows.map((row) => ({
        id: String(row.id),
        location: row.places ? namesOf(row.places, request.language) : row.location,
        fromDate: row.from_date,
        toDate: row.to_date,
        type: row.product,
        searchedDate: row.searched_at.toISOString(),
        searchedBy: row.user_id === null ? null : { id: row.user_id, name: fullName(row) },
      })),
    };
  }),
);
