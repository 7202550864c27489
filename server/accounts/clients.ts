import { clientRefusals } from '@/core/contract/refusals/client';
import { sql } from 'kysely';
import { STAFF_TYPES } from '@/core/contract';
import type { SessionUser } from '../ports/user';
import type { Tx } from '../db/types';
import '../db/tables';
import { HttpError } from '../error';
import { isUuid } from '../http/uuid';
import type { Client } from '../ports/user';
import { readProductMarkups } from '../pricing';

/** Whose people are looked at, and by whom. */
export interface Viewer {
  readonly agencyId: string;
  readonly user: Pick<SessionUser, 'id' | 'isRestrictedAgent'>;
}

/** The agency's clients as this caller may know them: a restricted agent's are those whom he looks after (G122). */
export const clientsOf = (tx: Tx, { agencyId, user }: Viewer) =>
  tx
    .selectFrom('app_user')
    .where('app_user.agency_id', '=', agencyId)
    .where('app_user.user_type', 'not in', [...STAFF_TYPES])
    .$if(user.isRestrictedAgent, (query) => query.where('app_user.agent_id', '=', user.id));

const notFound = () => new HttpError(404, 'CLIENT_NOT_FOUND', clientRefusals.unknown);
const inactive = () => new HttpError(409, 'CLIENT_INACTIVE', clientRefusals.inactive);

/** The client, active. Throws HttpError 404 for whom the caller may not know or who is none, 409 for an inactive one. */
export function requireActive<T extends { readonly isActive: boolean }>(client: T | null | undefined): T {
  if (!client) throw notFound();
  if (!client.isActive) throw inactive();
  return client;
}

export const IS_ACTIVE = sql<boolean>`app_user.status = 'Active'`;

/** Throws HttpError as `requireActive` does. */
export async function requireClient(tx: Tx, viewer: Viewer, id: string): Promise<Client> {
  const row = isUuid(id)
    ? await clientsOf(tx, viewer)
        .where('app_user.id', '=', id)
        .select(['app_user.id', 'markup_bps', 'product_markups', IS_ACTIVE.as('isActive')])
        .executeTakeFirst()
    : undefined;
  const client = requireActive(row);
  return {
    id: client.id,
    markupBasisPoints: client.markup_bps,
    productMarkups: readProductMarkups(client.product_markups),
  };
}

/** Whether a caller of the staff may know of this person: of anybody of the agency; a restricted agent of himself and his clients. */
export async function isKnownTo(tx: Tx, viewer: Viewer, personId: string): Promise<boolean> {
  if (!isUuid(personId)) return false;
  const { agencyId, user } = viewer;
  const people = user.isRestrictedAgent
    ? tx
        .selectFrom('app_user')
        .where('app_user.agency_id', '=', agencyId)
        .where((eb) => eb.or([eb('app_user.id', '=', user.id), eb('app_user.agent_id', '=', user.id)]))
    : tx.selectFrom('app_user').where('app_user.agency_id', '=', agencyId);
  return Boolean(await people.where('app_user.id', '=', personId).select('app_user.id').executeTakeFirst());
}
