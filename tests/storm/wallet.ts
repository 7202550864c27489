import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { REWARD_WALLET } from '@/plugins/reward-wallet/contract/application';
import { compareWallets } from '@/plugins/reward-wallet/server/books';
import { credit } from '@/plugins/reward-wallet/server/earning/credit';
import { lockAccount } from '@/plugins/reward-wallet/server/ledger/account';
import { walletMethod } from '@/plugins/reward-wallet/server/payment/method';
import { query } from '@/server/booking/testing/world';
import type { Db } from '@/server/db/types';
import type { AgencyRecord } from '@/server/ports/agency';
import type { Clock } from '@/server/ports/services';
import { createUser } from '@/server/tenancy/create';

/** Enough for a while; who comes later finds too little. Minor units of the agency. */
const CREDIT = 2_000_000;

/** The agency with the wallet switched on. */
export const withWallet = (agency: AgencyRecord): AgencyRecord => ({
  ...agency,
  public: { ...agency.public, applications: [REWARD_WALLET] },
});

interface Parts {
  readonly db: Db;
  readonly clock: Clock;
  readonly agency: AgencyRecord;
  /** Where it is kept whose wallet it is. */
  readonly file: string;
}

/** The wallet of one client, who pays from it in several processes at once. */
export async function openWallet({ db, clock, agency, file }: Parts) {
  const agencyById = async () => agency;
  const currency = agency.pricing.currency;
  const fill = () =>
    db.asSystem(async (tx) => {
      const userId = await createUser(tx, agency.id, {
        ...{ email: 'holder@storm.example', firstName: 'Ana', lastName: 'Silva' },
        ...{ userType: 'Client', passwordHash: '' },
      });
      const now = clock.now();
      const account = await lockAccount(tx, { agencyId: agency.id, userId }, currency, now);
      const entry = { posting: 'storm', move: 'credited' as const, amount: CREDIT };
      await credit(tx, account, entry, { expiresAfterMonths: 0 }, now);
      return userId;
    });
  if (!existsSync(file)) writeFileSync(file, await fill());
  return {
    holder: readFileSync(file, 'utf8'),
    method: walletMethod({ db, clock, agencyById }),
    /** Once nothing is on its way: what differs between its books, what is still held, and what is gone without a payment. */
    async violations(): Promise<string[]> {
      const time = { since: new Date(0), before: clock.now() };
      const { differences } = (await compareWallets({ db } as never, time))!;
      const rows = await query(db)<{ balance: number; held: number; paid: number; twice: number }>(`
        select balance_minor::int as balance, held_minor::int as held,
          (select coalesce(sum(amount_minor - refunded_minor), 0)::int from wallet_payment where status = 'captured') as paid,
          (select count(*)::int from (select booking_id from wallet_payment where status = 'captured'
            and amount_minor > refunded_minor group by booking_id having count(*) > 1) again) as twice
        from wallet_account`);
      const { balance, held, paid, twice } = rows[0]!;
      return [
        ...differences.map(({ what }) => `INV-4 ${what}`),
        ...(held === 0 ? [] : [`INV-2 the wallet holds ${held}`]),
        ...(balance === CREDIT - paid
          ? []
          : [`INV-2 the wallet has ${balance}, and ${paid} was paid of ${CREDIT}`]),
        ...(twice === 0 ? [] : [`INV-1 ${twice} bookings were paid twice from the wallet`]),
      ];
    },
    /** How many bookings it has paid or helped to pay. */
    payments: async () =>
      (
        await query(db)<{ many: number }>(
          `select count(*)::int as many from wallet_payment where status in ('captured', 'voided')`,
        )
      )[0]!.many,
  };
}
