import { sql } from 'kysely';
import { STAFF_TYPES } from '@/core/contract';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Services } from '@/server/ports/services';
import { findHolder, isOnFor, lockAccount } from '../ledger/account';
import { rulesOf } from '../payment/terms';
import { earn } from './credit';
import { each } from '@/server/jobs/each';

const BATCH = 200;
/** Whose address is proven later than that has not just joined. */
const JOINED_WITHIN_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Gives clients who have joined since then, and have proven their address, what the agency gives them, once. */
export async function welcomeClients(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  agency: AgencyRecord,
  since: Date,
): Promise<void> {
  const rules = rulesOf(agency);
  if (rules.welcomeMinor === 0) return;
  const oldest = new Date(clock.now().getTime() - JOINED_WITHIN_DAYS * DAY_MS);
  const joined = await db.withTenant(agency.id, (tx) =>
    tx
      .selectFrom('app_user')
      .select('id')
      .where('agency_id', '=', agency.id)
      .where('user_type', 'not in', [...STAFF_TYPES])
      .where('status', '=', 'Active')
      .where('email_verified', '=', true)
      .where('created_at', '>=', since > oldest ? since : oldest)
      .where(({ not, exists, selectFrom, ref }) =>
        not(
          exists(
            selectFrom('wallet_entry')
              .select('wallet_entry.id')
              .where('wallet_entry.agency_id', '=', agency.id)
              .whereRef('wallet_entry.user_id', '=', ref('app_user.id'))
              .where('wallet_entry.move', '=', 'welcome'),
          ),
        ),
      )
      // Whose wallet is off takes nobody's place.
      .where(
        sql<boolean>`coalesce((select is_on from wallet_account account where account.agency_id = app_user.agency_id
          and account.user_id = app_user.id), ${rules.isOnForClients})`,
      )
      .limit(BATCH)
      .execute(),
  );
  await each(joined, ({ id }) =>
    db.withTenant(agency.id, async (tx) => {
      const now = clock.now();
      const whose = { agencyId: agency.id, userId: id };
      const holder = await findHolder(tx, whose);
      const account = await lockAccount(tx, whose, agency.pricing.currency, now);
      if (!holder || !isOnFor(holder, account, rules)) return;
      const posting = `welcome:${id}`;
      const given = await tx
        .selectFrom('wallet_entry')
        .select('id')
        .where('agency_id', '=', agency.id)
        .where('posting', '=', posting)
        .executeTakeFirst();
      if (given) return;
      await earn(tx, account, { posting, move: 'welcome', amount: rules.welcomeMinor }, rules, now);
    }),
  );
}
