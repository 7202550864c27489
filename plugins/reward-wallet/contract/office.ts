import { z } from 'zod/mini';
import { endpoint, Money, paging, SentMoney } from '@/core/contract';
import { REWARD_WALLET, rewardWallet, SomeRules } from './application';
import { Statement, StatementQuery, WalletAccount } from './account';

const UserId = z.string().check(z.minLength(1), z.maxLength(100));

const Toggle = z.strictObject({ userId: UserId, isRewardWalletEnable: z.boolean() });
const Toggled = z.object({ data: z.object({ userId: z.string(), isRewardWalletEnable: z.boolean() }) });

/** R354, G120. Errors: 404 for nobody of the agency, 422 "This is not a client" at `userId`. */
export const toggleClientWallet = endpoint({
  method: 'PATCH',
  path: '/api/agency/clients/reward-wallet',
  access: 'owner',
  rate: 'write',
  summary: 'Switches the reward wallet on or off for a client.',
  body: Toggle,
  response: Toggled,
});

/** R354, G120. Errors: 404 for nobody of the agency, 422 "This is not an agent" at `userId`. */
export const toggleAgentWallet = endpoint({
  method: 'PATCH',
  path: '/api/agency/agents/reward-wallet',
  access: 'owner',
  rate: 'write',
  summary: 'Switches the reward wallet on or off for a sales agent.',
  body: Toggle,
  response: Toggled,
});

export const WalletSettings = rewardWallet.settings;

/** The agency's side of all wallets. */
export const WalletOverview = z.object({
  /** What the agency owes all of them (R355), of which `held` for bookings that are just being made. */
  balance: Money,
  held: Money,
  /** What is earned on trips that are booked. */
  pending: Money,
  /** What expires within thirty days. */
  expiring: Money,
  publicKey: z.string(),
  accountId: z.string(),
  /** How many have something in it. */
  withBalance: z.int(),
  settings: WalletSettings,
  /** Ids of the products that the agency sells, for what is earned on each. */
  products: z.array(z.string()),
});
export type WalletOverview = z.output<typeof WalletOverview>;

export const getWalletOverview = endpoint({
  method: 'GET',
  path: '/api/agency/reward-wallet',
  access: 'owner',
  servicing: true,
  setsUp: true,
  summary: 'What the agency owes all reward wallets together, its public key and account ID, and the rules.',
  response: z.object({ data: WalletOverview }),
});

/** R356. What is not named stays. */
export const saveWalletSettings = endpoint({
  method: 'PATCH',
  path: `/api/agency/applications/${REWARD_WALLET}`,
  access: 'owner',
  rate: 'write',
  servicing: true,
  setsUp: true,
  summary: "The reward wallet's public key, account ID and rules.",
  body: SomeRules,
  response: z.object({ data: WalletSettings }),
});

/** Somebody with a wallet, in the list. */
export const WalletHolder = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(['client', 'agent']),
  isOn: z.boolean(),
  balance: Money,
});
export type WalletHolder = z.output<typeof WalletHolder>;

export const listWallets = endpoint({
  method: 'GET',
  path: '/api/agency/reward-wallet/accounts',
  access: 'staff',
  servicing: true,
  summary: 'Whose wallets have something in them, the largest first. A restricted agent sees own clients.',
  query: z.strictObject({
    /** What a name or an address holds. */
    searchString: z.optional(z.string().check(z.maxLength(60))),
    ...paging,
  }),
  response: z.object({ data: z.array(WalletHolder), totalCount: z.int() }),
});

/** Errors: 404 for whoever the caller may not know. */
export const getWallet = endpoint({
  method: 'GET',
  path: '/api/agency/reward-wallet/accounts/{userId}',
  access: 'staff',
  servicing: true,
  summary: "A client's or an agent's reward wallet with its statement, newest first.",
  query: StatementQuery,
  response: z.object({ data: Statement }),
});

export const downloadStatement = endpoint({
  method: 'GET',
  path: '/api/agency/reward-wallet/accounts/{userId}/download.csv',
  access: 'staff',
  servicing: true,
  summary: "The whole statement of a client's or an agent's reward wallet, for a spreadsheet.",
  produces: 'text/csv',
  response: z.unknown(),
});

/**
 * An `Idempotency-Key` header is required; a repeated one answers with what stands. Errors: 404, 409 "The balance is lower
 * than that", 409 for a key that was sent with something else, 422 for the currency, for an amount of nothing and for more than a wallet holds.
 */
export const adjustWallet = endpoint({
  method: 'POST',
  path: '/api/agency/reward-wallet/accounts/{userId}/adjustments',
  access: 'owner',
  rate: 'write',
  summary: 'Credits a reward wallet or debits it, with a reason that its owner reads.',
  body: z.strictObject({
    kind: z.enum(['credit', 'debit']),
    /** In the currency of the wallet. */
    amount: SentMoney,
    reason: z.string().check(z.trim(), z.maxLength(200)),
  }),
  response: z.object({ data: WalletAccount }),
});
