import { defineServerPlugin } from '@/server/plugin';
import logWords from '../say/log-words';
import { compareCharges } from './books/read';
import { demoCoupons } from './demo-coupons';
import { firstStepHandlers } from './handlers/first-steps';
import { invoiceHandlers } from './handlers/invoices';
import { lettersHandlers } from './handlers/letters';
import { offerHandlers } from './handlers/offers';
import { payingHandlers } from './handlers/paying';
import { platformHandlers } from './handlers/platform';
import { refundHandlers } from './handlers/refunds';
import { returnHandlers } from './handlers/returns';
import { signUpHandlers } from './handlers/sign-up';
import { subscriptionHandlers } from './handlers/subscription';
import { letterSamples } from './letters/samples';
import { sendLetters } from './letters/send';
import { screenWordsOf } from './screen-words';
import { goRound } from './steps/round';
import { hearOfPayment } from './steps/refund';
import { addOwed } from './store/extras';
import { countryMigration, extrasMigration, refundMigration, subscriptionMigration } from './store/migration';

const ROUND_MS = 15_000;

/** Agencies sign up, subscribe and pay for themselves. */
export const subscription = defineServerPlugin({
  id: 'subscription',
  migrations: [subscriptionMigration, refundMigration, extrasMigration, countryMigration],
  handlers: [
    ...offerHandlers,
    ...signUpHandlers,
    ...subscriptionHandlers,
    ...payingHandlers,
    ...invoiceHandlers,
    ...firstStepHandlers,
    ...platformHandlers,
    ...lettersHandlers,
    ...refundHandlers,
    ...returnHandlers,
  ],
  books: compareCharges,
  heard: hearOfPayment,
  owed: addOwed,
  log: { words: logWords, say: screenWordsOf },
  letters: letterSamples,
  async start(services) {
    sendLetters(services);
    if (services.config.demo) await demoCoupons(services);
  },
  rounds: [{ everyMs: ROUND_MS, run: goRound }],
});
