import { refusals } from '@/core/contract/refusal';

/** What the reward wallet says no with. */
export const walletRefusals = refusals('reward-wallet', {
  closed: 'The reward wallet is not open here at the moment. No money was taken.',
  off: 'The reward wallet is not switched on for this account. No money was taken.',
  notAgreed: 'This client has not agreed that the agency pays with the reward wallet. No money was taken.',
  notEnough: 'There is not enough in the reward wallet. No money was taken.',
  aboveShare: 'The reward wallet may not pay so much of this price. No money was taken.',
  currency: 'The reward wallet is kept in another currency. No money was taken.',
  released: 'The payment from the reward wallet was given up. No money was taken.',
  notClient: 'This is not a client',
  notAgent: 'This is not an agent',
  amount: 'Please enter an amount greater than 0',
  tooMuch: 'A reward wallet does not hold so much',
  otherCurrency: 'This reward wallet is in another currency',
  reason: 'Please enter a reason',
  balance: 'The balance is lower than that',
  sentOtherwise: 'This was already sent with other details. Please reload the page and try again.',
});
