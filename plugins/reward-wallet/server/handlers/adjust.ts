import { requireKey } from '@/server/booking/quote/own-quote';
import { hashOf } from '@/server/booking/hash';
import type { Tx } from '@/server/db/types';
import { conflict, invalid } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import { adjustWallet } from '../../contract/office';
import { walletRefusals } from '../../contract/refusals';
import { credit } from '../earning/credit';
import { accountsOf, lockAccount } from '../ledger/account';
import { availableIn, takeLots } from '../ledger/lots';
import { move } from '../ledger/move';
import { rulesOf } from '../payment/terms';
import { requireKnown } from './accounts';
import { accountView } from './view';

/** Minor units; a good many wallets of it can still be summed up exactly. */
const MOST_HELD = 100_000_000_000;

/** What a posting of this key stands for; null: nothing is written under it. */
async function written(tx: Tx, agencyId: string, posting: string) {
  const row = await tx
    .selectFrom('wallet_entry')
    .select(['user_id', 'amount_minor', 'reason'])
    .where('agency_id', '=', agencyId)
    .where('posting', '=', posting)
    .where('account', '=', 'client')
    .executeTakeFirst();
  return row ?? null;
}

/** The owner credits or debits a wallet, once a key. */
export const adjustHandlers: readonly Handler[] = [
  handle(adjustWallet, async ({ params, body, agency, user, tenant, services, request }) => {
    const key = requireKey(request, {});
    const { kind, amount, reason } = body;
    if (reason === '') throw invalid(walletRefusals.reason, 'reason');
    if (amount.amount === 0) throw invalid(walletRefusals.amount, 'amount');
    const signed = kind === 'credit' ? amount.amount : -amount.amount;
    // A key is a caller's own text: as a hash it is a name of its own, and of a known length.
    const posting = `adjusted:${hashOf({ by: user.id, key })}`;
    return tenant(async (tx) => {
      const now = services.clock.now();
      await requireKnown(tx, { agencyId: agency.id, user }, params.userId);
      const whose = { agencyId: agency.id, userId: params.userId };
      const account = await lockAccount(tx, whose, agency.pricing.currency, now);
      const known = await written(tx, agency.id, posting);
      const isSame =
        known?.user_id === params.userId && known.amount_minor === signed && known.reason === reason;
      if (known && !isSame) throw conflict(walletRefusals.sentOtherwise);
      if (!known) {
        if (amount.currency !== account.currency)
          throw invalid(walletRefusals.otherCurrency, 'amount.currency');
        if (account.balance_minor + signed > MOST_HELD) throw invalid(walletRefusals.tooMuch, 'amount');
        const entry = { posting, amount: signed, reason, byUserId: user.id };
        if (kind === 'credit')
          await credit(tx, account, { ...entry, move: 'credited' }, rulesOf(agency), now);
        else {
          if ((await availableIn(tx, whose, now)) < amount.amount) throw conflict(walletRefusals.balance);
          await takeLots(tx, account, amount.amount, now);
          await move(tx, account, { ...entry, move: 'debited' }, now);
        }
        const { balance_minor } = await accountsOf(tx, whose).executeTakeFirstOrThrow();
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: kind === 'credit' ? 'reward-wallet.credit' : 'reward-wallet.debit',
          subject: params.userId,
          before: { balance: { amount: balance_minor - signed, currency: account.currency } },
          after: { balance: { amount: balance_minor, currency: account.currency }, why: reason },
        });
      }
      return { data: await accountView(tx, agency, params.userId, now) };
    });
  }),
];
