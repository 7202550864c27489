import type { Tx } from '../db/types';

/** Who runs an agency and can be written to. */
export const ownersOf = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('app_user')
    .select(['email', 'first_name', 'language'])
    .where('agency_id', '=', agencyId)
    .where('user_type', '=', 'AgencyOwner')
    .where('status', '=', 'Active')
    .execute();
