import { json } from '../db/json';
import '../db/tables';
import type { Audit, Clock } from '../ports/services';

/** Appends to a table that no role may change afterwards (SEC-44). */
export function createAudit(clock: Clock): Audit {
  return {
    async record(tx, { agencyId, userId, action, subject, before, after }) {
      await tx
        .insertInto('audit_log')
        .values({
          agency_id: agencyId,
          user_id: userId,
          action,
          subject,
          before: before === undefined ? null : json(before),
          after: after === undefined ? null : json(after),
          at: clock.now(),
        })
        .execute();
    },
  };
}
