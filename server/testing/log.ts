import '../db/tables';
import type { TestServer } from './harness';

/** What an agency's log has of an action, the oldest first. */
export const loggedIn = (it: TestServer, agency: string, action: string) =>
  it.db.withTenant(it.agencies[agency]!.id, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['user_id', 'subject', 'after'])
      .where('agency_id', '=', it.agencies[agency]!.id)
      .where('action', '=', action)
      .orderBy('id')
      .execute(),
  );
