import { counted } from '@/server/db/page';
import { administrationRefusals } from '../../contract/refusals';
import { conflict, notFound } from '@/server/error';
import { json } from '@/server/db/json';
import { handle, type Handler } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { deleteView, listViews, MAX_VIEWS, saveView } from '../../contract/bookings';
import './tables';

/** Views of lists that a person has saved; nobody else sees them. */
export const viewHandlers: readonly Handler[] = [
  handle(listViews, async ({ query, agency, user, tenant }) => ({
    data: await tenant((tx) =>
      tx
        .selectFrom('saved_view')
        .select(['id', 'name', 'search'])
        .where('agency_id', '=', agency.id)
        .where('user_id', '=', user.id)
        .where('list', '=', query.list)
        .orderBy('created_at')
        .execute(),
    ),
  })),

  handle(saveView, async ({ body, agency, user, tenant, services }) => {
    const { list, name } = body;
    const search = json(body.search);
    const data = await tenant(async (tx) => {
      const others = tx
        .selectFrom('saved_view')
        .where('agency_id', '=', agency.id)
        .where('user_id', '=', user.id)
        .where('list', '=', list)
        .where('name', '<>', name);
      if ((await counted(others)) >= MAX_VIEWS) throw conflict(administrationRefusals.tooManyViews);
      return tx
        .insertInto('saved_view')
        .values({
          agency_id: agency.id,
          user_id: user.id,
          list,
          name,
          search,
          created_at: services.clock.now(),
        })
        .onConflict((at) => at.columns(['agency_id', 'user_id', 'list', 'name']).doUpdateSet({ search }))
        .returning(['id', 'name', 'search'])
        .executeTakeFirstOrThrow();
    });
    return { data };
  }),

  handle(deleteView, async ({ params, agency, user, tenant }) => {
    const gone =
      isUuid(params.id) &&
      (await tenant((tx) =>
        tx
          .deleteFrom('saved_view')
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('id', '=', params.id)
          .returning('id')
          .executeTakeFirst(),
      ));
    if (!gone) throw notFound();
    return { data: { id: params.id } };
  }),
];
