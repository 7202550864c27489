import { randomBytes } from 'node:crypto';
import type { Tx } from '@/server/db/types';
import { conflict } from '@/server/error';
import type { Services } from '@/server/ports/services';
import { mailRefusals } from '../../contract/refusals';
import { PROPAGATION_MS } from '../steps/standing';
import { ENDED } from '../store/domains';
import type { DomainRow } from '../store/tables';

/**
 * Lets go of a name that another agency has asked for and not proven in the time that records take: nobody keeps a name from whom it
 * belongs to by typing it. Throws HttpError 409 where the other one holds it (R413).
 */
export async function releaseOf(
  { db, clock, audit }: Pick<Services, 'db' | 'clock' | 'audit'>,
  domain: string,
  agencyId: string,
): Promise<void> {
  await db.asSystem(async (tx) => {
    const now = clock.now();
    const held = await tx
      .selectFrom('mail_domain')
      .selectAll()
      .where('domain', '=', domain)
      .where('state', '<>', 'deleted')
      .where('agency_id', '<>', agencyId)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return;
    const isClaimed = held.verified_at !== null || now.getTime() - held.added_at.getTime() < PROPAGATION_MS;
    if (isClaimed) throw conflict(mailRefusals.domainTaken);
    await tx
      .updateTable('mail_domain')
      .set({ ...ENDED, deleted_at: now })
      .where('agency_id', '=', held.agency_id)
      .where('id', '=', held.id)
      .execute();
    await audit.record(tx, {
      agencyId: held.agency_id,
      userId: null,
      action: 'mail-delivery.released',
      subject: domain,
      before: { domain },
    });
  });
}

type Claimed = Pick<
  DomainRow,
  'domain' | 'sender' | 'way' | 'service' | 'region' | 'server' | 'secret' | 'key_ending'
>;

/** Holds a name for an agency; null when somebody was quicker. */
export const claim = (tx: Tx, agencyId: string, { server, ...wanted }: Claimed, now: Date) =>
  tx
    .insertInto('mail_domain')
    .values({
      agency_id: agencyId,
      ...wanted,
      server: server && JSON.stringify(server),
      hook: randomBytes(24).toString('base64url'),
      state: 'added',
      added_at: now,
      next_check_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
