import { isUuid } from '@/server/http/uuid';
import { invalid, notFound } from '@/server/error';
import { handle, type Handler, type HandlerInput } from '@/server/ports/handle';
import { toggleAgentWallet, toggleClientWallet } from '../../contract/office';
import { walletRefusals } from '../../contract/refusals';
import { findHolder, isOnFor, lockAccount } from '../ledger/account';
import { rulesOf } from '../payment/terms';

/** Switches a wallet on or off for a client or an agent (R354). What is in it stays. Throws HttpError 404, 422. */
async function toggle(
  { body, agency, user, tenant, services }: Omit<HandlerInput<typeof toggleClientWallet>, 'params'>,
  isForStaff: boolean,
) {
  const { userId, isRewardWalletEnable } = body;
  await tenant(async (tx) => {
    const whose = { agencyId: agency.id, userId };
    const holder = isUuid(userId) ? await findHolder(tx, whose) : null;
    if (!holder) throw notFound();
    if (holder.isStaff !== isForStaff)
      throw invalid(isForStaff ? walletRefusals.notAgent : walletRefusals.notClient, 'userId');
    const account = await lockAccount(tx, whose, agency.pricing.currency, services.clock.now());
    const wasOn = isOnFor(holder, account, rulesOf(agency));
    await tx
      .updateTable('wallet_account')
      .set({ is_on: isRewardWalletEnable })
      .where('agency_id', '=', agency.id)
      .where('user_id', '=', userId)
      .execute();
    if (wasOn === isRewardWalletEnable) return;
    await services.audit.record(tx, {
      ...{ agencyId: agency.id, userId: user.id, action: 'reward-wallet.switch', subject: userId },
      before: { isRewardWalletEnable: wasOn },
      after: { isRewardWalletEnable },
    });
  });
  return { data: body };
}

/** The owner decides who has a wallet. */
export const switchHandlers: readonly Handler[] = [
  handle(toggleClientWallet, (input) => toggle(input, false)),
  handle(toggleAgentWallet, (input) => toggle(input, true)),
];
