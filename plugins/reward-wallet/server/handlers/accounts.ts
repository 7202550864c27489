import { isTravelAgent } from '@/core/contract';
import { isMeant } from '@/server/accounts/found/find-people';
import { isKnownTo, type Viewer } from '@/server/accounts/clients';
import { recordDownload } from '@/server/audit/download';
import { counted } from '@/server/db/page';
import type { Tx } from '@/server/db/types';
import { notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { downloadStatement, getWallet, listWallets } from '../../contract/office';
import { isOnFor } from '../ledger/account';
import { isOpen, rulesOf } from '../payment/terms';
import { statementFile } from './csv';
import { readStatement } from './view';

/** Throws HttpError 404 for whoever the caller may not know of. */
export async function requireKnown(tx: Tx, viewer: Viewer, userId: string): Promise<void> {
  if (!(await isKnownTo(tx, viewer, userId))) throw notFound();
}

/** Those whose wallets have something in them, as far as the caller may know of them. */
const holdersOf = (tx: Tx, { agencyId, user }: Viewer, search: string) =>
  tx
    .selectFrom('wallet_account')
    .innerJoin('app_user', (join) =>
      join
        .onRef('app_user.agency_id', '=', 'wallet_account.agency_id')
        .onRef('app_user.id', '=', 'wallet_account.user_id'),
    )
    .where('wallet_account.agency_id', '=', agencyId)
    .where('balance_minor', '>', 0)
    .$if(user.isRestrictedAgent, (query) =>
      query.where((eb) => eb.or([eb('app_user.id', '=', user.id), eb('app_user.agent_id', '=', user.id)])),
    )
    .$if(search !== '', (query) => query.where(isMeant(search)));

/** What the staff sees of people's wallets. */
export const accountHandlers: readonly Handler[] = [
  handle(listWallets, async ({ query, agency, user, tenant }) => {
    const { searchString = '', offSet = 0, limit = 20 } = query;
    const rules = rulesOf(agency);
    return tenant(async (tx) => {
      const found = () => holdersOf(tx, { agencyId: agency.id, user }, searchString.trim());
      const rows = await found()
        .select(['wallet_account.user_id', 'first_name', 'last_name', 'email', 'user_type'])
        .select(['wallet_account.is_on', 'wallet_account.currency', 'balance_minor'])
        .orderBy('balance_minor', 'desc')
        .orderBy('wallet_account.user_id')
        .offset(offSet)
        .limit(limit)
        .execute();
      return {
        totalCount: await counted(found()),
        data: rows.map((row) => {
          const isStaff = isTravelAgent(row.user_type);
          return {
            userId: row.user_id,
            name: `${row.first_name} ${row.last_name}`.trim(),
            email: row.email,
            kind: isStaff ? ('agent' as const) : ('client' as const),
            isOn: isOpen(agency) && isOnFor({ isStaff }, row, rules),
            balance: { amount: row.balance_minor, currency: row.currency },
          };
        }),
      };
    });
  }),

  handle(getWallet, async ({ params, query, agency, user, tenant, services }) => ({
    data: await tenant(async (tx) => {
      await requireKnown(tx, { agencyId: agency.id, user }, params.userId);
      return readStatement(tx, agency, params.userId, services.clock.now(), { ...query, forStaff: true });
    }),
  })),

  handle(downloadStatement, async ({ params, agency, user, tenant, services, request }) => {
    await tenant(async (tx) => {
      await requireKnown(tx, { agencyId: agency.id, user }, params.userId);
      await recordDownload(tx, services.audit, {
        ...{ agencyId: agency.id, user, action: 'reward-wallet.download', subject: params.userId },
      });
    });
    return statementFile(tenant, { agencyId: agency.id, userId: params.userId }, request.language);
  }),
];
