import { defineServerPlugin } from '@/server/plugin';
import { rewardWallet as application } from '../contract/application';
import '../contract/logged';
import logWords from '../say/log-words';
import { screenWordsOf } from './screen-words';
import { walletMigration } from './store/migration';

/** A client's credit with the agency: earned on trips, spent on any product. */
export const rewardWallet = defineServerPlugin({
  id: 'reward-wallet',
  application,
  migrations: [walletMigration],
  handlers: [],
  log: { words: logWords, say: screenWordsOf },
});
