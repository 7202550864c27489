import { handle, type Handler } from '@/server/ports/handle';
import { earnedOn } from '../../contract/application';
import { downloadOwnStatement, getOwnWallet, getPayable } from '../../contract/own';
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

  handle(getPayable, async ({ query, agency, user, client, tenant, services }) => {
    const account = await tenant((tx) =>
      accountView(tx, agency, client?.id ?? user.id, services.clock.now()),
    );
    const rules = rulesOf(agency);
    const { isOn, available } = account;
    // A price in another currency is none of its.
    const pays = isOn && query.currency === available.currency;
    const most = pays ? Math.min(available.amount, mostOf(query.amount, rules)) : 0;
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
