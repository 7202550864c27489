import { defineServerPlugin } from '@/server/plugin';
import { rewardWallet as application } from '../contract/application';
import logWords from '../say/log-words';
import { compareWallets } from './books';
import { noteSince, ROUND_MS } from './earning/note';
import { goRound } from './earning/round';
import { demoWallets } from './demo-wallets';
import { accountHandlers } from './handlers/accounts';
import { adjustHandlers } from './handlers/adjust';
import { overviewHandlers } from './handlers/overview';
import { ownHandlers } from './handlers/own';
import { settingsHandlers } from './handlers/settings';
import { switchHandlers } from './handlers/switch';
import { letterSamples } from './letters/samples';
import { closeWallet, collectWallet, hasWallets } from './own-data';
import { walletMethod } from './payment/method';
import { screenWordsOf } from './screen-words';
import { agreementMigration, walletMigration } from './store/migration';
import { reasonsMigration } from './store/reasons';

/** A client's credit with the agency: earned on trips, spent on any product. */
export const rewardWallet = defineServerPlugin({
  id: 'reward-wallet',
  application,
  migrations: [walletMigration, agreementMigration, reasonsMigration],
  handlers: [
    ...ownHandlers,
    ...accountHandlers,
    ...adjustHandlers,
    ...switchHandlers,
    ...overviewHandlers,
    ...settingsHandlers,
  ],
  payment: walletMethod,
  books: compareWallets,
  serves: hasWallets,
  ownData: { collect: collectWallet, end: closeWallet },
  log: { words: logWords, say: screenWordsOf },
  letters: letterSamples,
  async start(services) {
    const { demo, demoBookings } = services.config;
    if (demo && demoBookings) await demoWallets(services);
    await noteSince(services);
  },
  rounds: [{ everyMs: ROUND_MS, run: goRound }],
});
