import type { LookParts } from './look';
import { lookAt } from './look';

/** Whoever takes a domain has this long; afterwards another may. */
const LEASE_MS = 2 * 60_000;
/** Domains of one round. */
const MOST = 20;

/** Looks at the domains that are due, each by one process. */
export async function goRound(parts: LookParts): Promise<void> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const due = await db.asSystem(async (tx) => {
    const rows = await tx
      .selectFrom('mail_domain')
      .select(['agency_id', 'id'])
      .where('next_check_at', '<=', now)
      .where('state', '<>', 'deleted')
      .orderBy('next_check_at')
      .limit(MOST)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const { agency_id, id } of rows)
      await tx
        .updateTable('mail_domain')
        .set({ next_check_at: new Date(now.getTime() + LEASE_MS) })
        .where('agency_id', '=', agency_id)
        .where('id', '=', id)
        .execute();
    return rows;
  });
  for (const { agency_id: agencyId } of due)
    await lookAt(parts, agencyId).catch((error: unknown) =>
      log.error({ err: error, agencyId }, 'A mail domain could not be looked at'),
    );
}
