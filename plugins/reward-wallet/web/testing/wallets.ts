import { aUser } from '@/core/testing/user';
import { rewardWallet } from '../../contract/application';
import type { Statement, WalletAccount, WalletEntry } from '../../contract/account';
import {
  getWallet,
  getWalletOverview,
  listWallets,
  type WalletHolder,
  type WalletOverview,
} from '../../contract/office';
import { getOwnWallet } from '../../contract/own';

/** What the API says of reward wallets: shared by tests and stories. */

export const usd = (amount: number) => ({ amount, currency: 'USD' });
export const CLIENT = aUser();
export const OWNER = aUser({ _id: 'owner', userType: 'AgencyOwner', isTravelAgent: true });
export const CLARA = { _id: 'clara', name: 'Clara Nunes', email: 'clara@home.example' };
export const PERSON = { userId: CLARA._id, name: CLARA.name, email: CLARA.email, kind: 'client' as const };

const nothing = usd(0);
/** Nothing has ever moved. */
export const EMPTY: WalletAccount = {
  userId: CLARA._id,
  isOn: true,
  mayStaffPay: false,
  balance: nothing,
  available: nothing,
  held: nothing,
  pending: nothing,
  owed: nothing,
  expiring: null,
};
export const ACCOUNT: WalletAccount = {
  ...EMPTY,
  balance: usd(8_450),
  available: usd(7_250),
  held: usd(1_200),
  pending: usd(1_975),
  expiring: { amount: usd(2_000), at: '2027-02-28T23:59:59Z' },
};
export const SWITCHED_OFF: WalletAccount = {
  ...EMPTY,
  isOn: false,
  balance: usd(1_500),
  available: usd(1_500),
  owed: usd(300),
};

const entry = (id: string, more: Partial<WalletEntry>): WalletEntry => ({
  id,
  at: '2026-11-20T09:00:00Z',
  move: 'earned',
  amount: usd(1_450),
  balance: usd(8_450),
  booking: null,
  reason: null,
  by: null,
  ...more,
});
export const ENTRIES: readonly WalletEntry[] = [
  entry('5', { booking: { id: 'b5', product: 'boats', locator: 'K7QMX2' } }),
  entry('4', {
    at: '2026-11-02T15:20:00Z',
    move: 'paid',
    amount: usd(-3_000),
    balance: usd(7_000),
    booking: { id: 'b4', product: 'boats', locator: 'P2WRT9' },
  }),
  entry('3', {
    at: '2026-10-12T11:05:00Z',
    move: 'credited',
    amount: usd(5_000),
    balance: usd(10_000),
    reason: 'The flight was four hours late',
    by: 'Marina Prado',
  }),
  entry('2', { at: '2026-09-01T00:00:00Z', move: 'expired', amount: usd(-500), balance: usd(5_000) }),
  entry('1', { at: '2026-03-14T10:00:00Z', move: 'welcome', amount: usd(5_500), balance: usd(5_500) }),
];

export const statement = (
  account: WalletAccount,
  entries: readonly WalletEntry[] = ENTRIES,
  totalCount = entries.length,
): { data: Statement } => ({ data: { account, entries: [...entries], totalCount } });
/** More than a page holds. */
export const longStatement = () =>
  statement(
    ACCOUNT,
    Array.from({ length: 20 }, (_, index) => ({ ...ENTRIES[index % ENTRIES.length]!, id: `${index}` })),
    47,
  );

export const OVERVIEW: WalletOverview = {
  balance: usd(1_284_350),
  held: usd(1_200),
  pending: usd(96_410),
  expiring: usd(20_000),
  publicKey: 'pk_horizonte_7f3a',
  accountId: 'acct-2291',
  withBalance: 2,
  settings: rewardWallet.settings.parse({}),
  products: ['boats'],
};
export const HOLDERS: readonly WalletHolder[] = [
  { ...PERSON, isOn: true, balance: usd(8_450) },
  {
    userId: 'mateus',
    name: '',
    email: 'mateus.duarte@horizonte.example',
    kind: 'agent',
    isOn: false,
    balance: usd(1_500),
  },
];

export const walletAnswersOf = (
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> => ({
  '/api/agency/navigations': { data: [] },
  [getOwnWallet.path]: statement(ACCOUNT),
  [getWallet.path]: statement(ACCOUNT),
  [getWalletOverview.path]: { data: OVERVIEW },
  [listWallets.path]: { data: HOLDERS, totalCount: HOLDERS.length },
  ...more,
});
