/** What the reward wallet writes into the agency's log. */
export const LOGGED_HERE = [
  'reward-wallet.switch',
  'reward-wallet.agree',
  'reward-wallet.credit',
  'reward-wallet.debit',
  'reward-wallet.download',
] as const;
declare module '@/core/contract/logged' {
  interface LoggedActions extends Record<(typeof LOGGED_HERE)[number], true> {}
}
