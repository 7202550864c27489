import { administrationRefusals } from '../../contract/refusals';
import { isTravelAgent } from '@/core/contract';
import { sessionsEnded } from '@/server/auth/sessions';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import { notFound } from '@/server/error';
import { handle, type HandlerInput } from '@/server/ports/handle';
import { isUuid } from '@/server/http/uuid';
import { readProductMarkups } from '@/server/pricing';
import {
  getAgentMarkups,
  getClientMarkups,
  updateAgentMarkups,
  updateClientMarkups,
  UPDATED,
} from '../../contract/markups';
import { readAgency } from './agency';
import { changedMarkups, differences, markupsOf, requireUnchanged, type StoredMarkups } from './change';

type Kind = 'client' | 'agent';
/** Owners sell as agents do, and have a markup like theirs. */
const isKind = (kind: Kind, userType: string): boolean => isTravelAgent(userType) === (kind === 'agent');

/** The user's own markups; null when there is no such client or agent here (SEC-31). */
export async function readUser(
  tx: Tx,
  agencyId: string,
  id: string,
  kind?: Kind,
): Promise<StoredMarkups | null> {
  if (!isUuid(id)) return null;
  const row = await tx
    .selectFrom('app_user')
    .select(['user_type', 'markup_bps', 'product_markups'])
    .where('agency_id', '=', agencyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || (kind && !isKind(kind, row.user_type))) return null;
  return { general: row.markup_bps, products: readProductMarkups(row.product_markups) };
}

type Reading = Pick<HandlerInput<typeof getClientMarkups>, 'params' | 'agency' | 'tenant'>;
type Writing = Pick<
  HandlerInput<typeof updateClientMarkups>,
  'params' | 'body' | 'agency' | 'user' | 'tenant' | 'services'
>;

const reading =
  (kind: Kind) =>
  ({ params, agency, tenant }: Reading) =>
    tenant(async (tx) => {
      const stored = await readUser(tx, agency.id, params.id, kind);
      if (!stored)
        throw notFound(
          kind === 'client' ? administrationRefusals.markupUnreadable : administrationRefusals.agentUnknown,
        );
      return { data: { ...markupsOf(stored), agency: markupsOf(await readAgency(tx, agency.id)) } };
    });

const writing =
  (kind: Kind) =>
  async ({ params, body, agency, user, tenant, services }: Writing) => {
    const { basedOn, ...changes } = body;
    const data = await tenant(async (tx) => {
      const stored = await readUser(tx, agency.id, params.id, kind);
      if (!stored) throw notFound(administrationRefusals.markupNotUpdated);
      const before = markupsOf(stored);
      requireUnchanged(before, basedOn);
      const next = changedMarkups(stored, changes);
      const after = markupsOf(next);
      const changed = differences(before, after);
      if (changed.length > 0) {
        await tx
          .updateTable('app_user')
          .set({ markup_bps: next.general, product_markups: json(next.products) })
          .where('agency_id', '=', agency.id)
          .where('id', '=', params.id)
          .execute();
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'user.markups',
          subject: params.id,
          before,
          after: { ...after, changed },
        });
      }
      return { ...after, agency: markupsOf(await readAgency(tx, agency.id)) };
    });
    // Who is signed in is remembered for a moment with the markup of before.
    sessionsEnded(agency.id);
    return { data, message: UPDATED };
  };

export const userMarkupHandlers = [
  handle(getClientMarkups, reading('client')),
  handle(updateClientMarkups, writing('client')),
  handle(getAgentMarkups, reading('agent')),
  handle(updateAgentMarkups, writing('agent')),
];
