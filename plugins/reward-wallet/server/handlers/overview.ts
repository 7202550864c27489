import { sql } from 'kysely';
import { handle, type Handler } from '@/server/ports/handle';
import { getWalletOverview } from '../../contract/office';
import { rulesOf } from '../payment/terms';

const SOON_MS = 30 * 24 * 60 * 60_000;

interface Sums {
  readonly balance: number;
  readonly held: number;
  readonly pending: number;
  readonly expiring: number;
  readonly withBalance: number;
}

/** The agency's side of all wallets in its currency (R355). */
export const overviewHandlers: readonly Handler[] = [
  handle(getWalletOverview, async ({ agency, tenant, services }) => {
    const { currency } = agency.pricing;
    const now = services.clock.now();
    const soon = new Date(now.getTime() + SOON_MS);
    const sums = await tenant(async (tx) => {
      const { rows } = await sql<Sums>`select
        coalesce(sum(balance_minor), 0)::bigint as balance, coalesce(sum(held_minor), 0)::bigint as held,
        (count(*) filter (where balance_minor > 0))::int as "withBalance",
        (select coalesce(sum(expected_minor), 0)::bigint from wallet_earning
          where agency_id = ${agency.id} and status = 'pending') as pending,
        (select coalesce(sum(left_minor), 0)::bigint from wallet_lot
          where agency_id = ${agency.id} and left_minor > 0 and expires_at > ${now} and expires_at <= ${soon}) as expiring
        from wallet_account where agency_id = ${agency.id} and currency = ${currency}`.execute(tx);
      return rows[0]!;
    });
    const money = (amount: number) => ({ amount, currency });
    const settings = rulesOf(agency);
    return {
      data: {
        balance: money(sums.balance),
        held: money(sums.held),
        pending: money(sums.pending),
        expiring: money(sums.expiring),
        publicKey: settings.publicKey,
        accountId: settings.accountId,
        withBalance: sums.withBalance,
        settings,
        products: services.lookedAfterBy(agency).map(({ id }) => id),
      },
    };
  }),
];
