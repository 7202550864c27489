import { chargedDown } from '@/core/contract/money/charged';
import { handle, type Handler } from '@/server/ports/handle';
import { earnedOn } from '../../contract/application';
import { downloadOwnStatement, getOwnWallet, getPayable, letStaffPay } from '../../contract/own';
import { lockAccount } from '../ledger/account';
import { mostOf, rulesOf } from '../payment/terms';
import { statementFile } from './csv';
import { accountView, readStatement } from './view';

/** What people see of their own wallet. */
export const ownHandlers: readonly Handler[] = [
  handle(getOwnWallet, async ({ query, agency, user, tenant, services }) => ({
    data: await tenant((tx) =>
      readStatement(tx, agency, user.id, services.clock.now(), { ...query, forStaff: false }),
    ),
  })),

  handle(downloadOwnStatement, async ({ agency, user, tenant, request }) =>
    statementFile(tenant, { agencyId: agency.id, userId: user.id }, request.language),
  ),

  handle(letStaffPay, async ({ body: { mayStaffPay }, agency, user, tenant, services }) => {
    await tenant(async (tx) => {
      const now = services.clock.now();
      const whose = { agencyId: agency.id, userId: user.id };
      const { agreed_at } = await lockAccount(tx, whose, agency.pricing.currency, now);
      if (Boolean(agreed_at) === mayStaffPay) return;
      await tx
        .updateTable('wallet_account')
        .set({ agreed_at: mayStaffPay ? now : null })
        .where('agency_id', '=', agency.id)
        .where('user_id', '=', user.id)
        .execute();
      await services.audit.record(tx, {
        ...{ ...whose, action: 'reward-wallet.agree', subject: user.id },
        ...{ before: { mayStaffPay: !mayStaffPay }, after: { mayStaffPay } },
      });
    });
    return { data: { mayStaffPay } };
  }),

  handle(getPayable, async ({ query, agency, user, client, tenant, services }) => {
    const account = await tenant((tx) =>
      accountView(tx, agency, client?.id ?? user.id, services.clock.now()),
    );
    const rules = rulesOf(agency);
    const { isOn, available } = account;
    // A price in another currency is none of its, nor one that staff pays without having been let.
    const isLet = client === null || account.mayStaffPay;
    const pays = isOn && isLet && query.currency === available.currency;
    const most = pays
      ? chargedDown(Math.min(available.amount, mostOf(query.amount, rules)), available.currency)
      : 0;
    return {
      data: {
        isOn,
        available,
        most: { amount: most, currency: available.currency },
        earnBasisPoints: isOn ? earnedOn(query.product, rules) : 0,
      },
    };
  }),
];
