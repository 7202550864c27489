import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { lockAccount } from '../ledger/account';
import { move } from '../ledger/move';
import { each } from '@/server/jobs/each';

const BATCH = 200;

/** Takes out of wallets what is past its day. */
export async function expireLots(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agency: AgencyRecord,
): Promise<void> {
  const over = await db.withTenant(agency.id, (tx) =>
    tx
      .selectFrom('wallet_lot')
      .select(['id', 'user_id'])
      .where('agency_id', '=', agency.id)
      .where('left_minor', '>', 0)
      .where('expires_at', '<=', clock.now())
      .limit(BATCH)
      .execute(),
  );
  await each(over, ({ id, user_id }) =>
    db.withTenant(agency.id, async (tx) => {
      const now = clock.now();
      const whose = { agencyId: agency.id, userId: user_id };
      const account = await lockAccount(tx, whose, agency.pricing.currency, now);
      const lot = await tx
        .selectFrom('wallet_lot')
        .select('left_minor')
        .where('agency_id', '=', agency.id)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      // It was spent, or has expired, a moment ago.
      if (lot.left_minor === 0) return;
      await move(tx, account, { posting: `expired:${id}`, move: 'expired', amount: -lot.left_minor }, now);
      await tx
        .updateTable('wallet_lot')
        .set({ left_minor: 0 })
        .where('agency_id', '=', agency.id)
        .where('id', '=', id)
        .execute();
    }),
  );
}
