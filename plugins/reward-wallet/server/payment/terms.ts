import type { Money } from '@/core/contract';
import { isActivated } from '@/core/contract';
import { type AgencyRecord, settingsIn } from '@/server/ports/agency';
import { REWARD_WALLET, rewardWallet, type RewardWalletSettings } from '../../contract/application';
import { type Holder, isOnFor } from '../ledger/account';
import type { AccountRow } from '../store/tables';
import type { Declined } from './answers';

export const isOpen = (agency: AgencyRecord): boolean =>
  isActivated({ application: REWARD_WALLET }, agency.public, []);

export const rulesOf = (agency: AgencyRecord): RewardWalletSettings => settingsIn(agency, rewardWallet);

/** The most that wallets may pay of a price, in minor units, rounded down. */
export const mostOf = (price: number, { mostShareBasisPoints }: RewardWalletSettings): number =>
  Number((BigInt(price) * BigInt(mostShareBasisPoints)) / 10_000n);

export interface Asked {
  /** Staff pays, for whom it books. */
  readonly isByStaff: boolean;
  readonly amount: Money;
  /** The price of which it pays that. */
  readonly whole: Money;
}

/** Why nothing is paid, before it is known whether there is enough; null: it may be paid. */
export function refusalOf(
  agency: AgencyRecord | null,
  holder: Holder | null,
  account: AccountRow | undefined,
  { isByStaff, amount, whole }: Asked,
): Declined | null {
  if (!agency || !isOpen(agency)) return 'closed';
  const rules = rulesOf(agency);
  if (!holder?.isActive || account?.closed_at || !isOnFor(holder, account, rules)) return 'off';
  if (isByStaff && !account?.agreed_at) return 'notAgreed';
  if (amount.currency !== (account?.currency ?? agency.pricing.currency)) return 'currency';
  if (whole.currency !== amount.currency || amount.amount > mostOf(whole.amount, rules)) return 'aboveShare';
  return null;
}
