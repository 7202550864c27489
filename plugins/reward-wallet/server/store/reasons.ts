import { reasonsOf } from '@/server/booking/migration';
import type { Migration } from '@/server/db/types';

/** Bookings of before kept why the wallet did not pay as a sentence alone. */
export const reasonsMigration: Migration = {
  id: 'reward-wallet-093-reasons',
  sql: reasonsOf(null, {
    'reward-wallet.closed': 'The reward wallet is not open here at the moment. No money was taken.',
    'reward-wallet.off': 'The reward wallet is not switched on for this account. No money was taken.',
    'reward-wallet.notAgreed':
      'This client has not agreed that the agency pays with the reward wallet. No money was taken.',
    'reward-wallet.notEnough': 'There is not enough in the reward wallet. No money was taken.',
    'reward-wallet.aboveShare': 'The reward wallet may not pay so much of this price. No money was taken.',
    'reward-wallet.currency': 'The reward wallet is kept in another currency. No money was taken.',
    'reward-wallet.released': 'The payment from the reward wallet was given up. No money was taken.',
  }),
};
