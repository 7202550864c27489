import { defineServerPlugin } from '@/server/plugin';
import logWords from '../say/log-words';
import { compareCharges } from './books/read';
import { demoCoupons } from './demo-coupons';
import { firstStepHandlers } from './handlers/first-steps';
import { invoiceHandlers } from './handlers/invoices';
import { offerHandlers } from './handlers/offers';
import { payingHandlers } from './handlers/paying';
import { platformHandlers } from './handlers/platform';
import { signUpHandlers } from './handlers/sign-up';
import { subscriptionHandlers } from './handlers/subscription';
import { sendLetters } from './letters/send';
import { screenWordsOf } from './screen-words';
import { goRound } from './steps/round';
import { subscriptionMigration } from './store/migration';

const ROUND_MS = 15_000;

/** Agencies sign up, subscribe and pay for themselves. */
export const subscription = defineServerPlugin({
  id: 'subscription',
  migrations: [subscriptionMigration],
  handlers: [
    ...offerHandlers,
    ...signUpHandlers,
    ...subscriptionHandlers,
    ...payingHandlers,
    ...invoiceHandlers,
    ...firstStepHandlers,
    ...platformHandlers,
  ],
  books: compareCharges,
  log: { words: logWords, say: screenWordsOf },
  async start(services) {
    sendLetters(services);
    if (services.config.demo) await demoCoupons(services);
  },
  rounds: [{ everyMs: ROUND_MS, run: goRound }],
});
