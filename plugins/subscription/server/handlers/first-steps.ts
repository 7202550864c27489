import { sql } from 'kysely';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import { handle, type Handler } from '@/server/ports/handle';
import { FIRST_STEPS, type FirstStep, getFirstSteps, updateFirstSteps } from '../../contract/first-steps';

/** What can be seen to be done, whoever did it. */
async function doneOf(tx: Tx, agencyId: string): Promise<Record<FirstStep, boolean>> {
  const { rows } = await sql<Record<FirstStep, boolean>>`
    select
      coalesce(settings->>'primaryColor', settings->>'logo') is not null as brand,
      settings ? 'bookingMenuItemOptions' as products,
      (markup_bps > 0 or fee_minor > 0 or coalesce(product_markups, '{}'::jsonb) <> '{}'::jsonb) as markup,
      coalesce(settings->>'privacyPolicy', '') <> '' as legal,
      exists (select 1 from app_user where agency_id = ${agencyId} and user_type = 'Client') as client,
      exists (select 1 from booking where agency_id = ${agencyId} and state <> 'failed') as booking
    from agency where id = ${agencyId}`.execute(tx);
  return rows[0]!;
}

async function stepsOf(tx: Tx, agencyId: string) {
  const row = await tx
    .selectFrom('first_steps')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  if (!row || row.dismissed_at) return { data: null };
  const done = await doneOf(tx, agencyId);
  const steps = FIRST_STEPS.map((step) => ({ step, isDone: done[step] || row.ticked.includes(step) }));
  return { data: steps.every(({ isDone }) => isDone) ? null : { steps } };
}

export const firstStepHandlers: readonly Handler[] = [
  handle(getFirstSteps, ({ agency, tenant }) => tenant((tx) => stepsOf(tx, agency.id))),

  handle(updateFirstSteps, ({ body, agency, tenant, services }) =>
    tenant(async (tx) => {
      const row = await tx
        .selectFrom('first_steps')
        .selectAll()
        .where('agency_id', '=', agency.id)
        .forUpdate()
        .executeTakeFirst();
      if (row) {
        const ticked = [...new Set([...row.ticked, ...(body.done ? [body.done] : [])])];
        await tx
          .updateTable('first_steps')
          .set({
            ticked: json(ticked),
            dismissed_at: body.isDismissed ? services.clock.now() : row.dismissed_at,
          })
          .where('agency_id', '=', agency.id)
          .execute();
      }
      return stepsOf(tx, agency.id);
    }),
  ),
];
