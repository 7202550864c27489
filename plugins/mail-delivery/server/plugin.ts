import { defineServerPlugin } from '@/server/plugin';
import { MAIL_APPLICATION } from '../contract/application';
import logWords from '../say/log-words';
import { mailRoute } from './deliver';
import { demoDomain } from './demo';
import { domainHandlers } from './handlers/domain';
import { followUp } from './handlers/forget';
import { stopHandlers } from './handlers/stops';
import { letterSamples } from './letters/samples';
import { reportRoute } from './reports';
import { screenWordsOf } from './screen-words';
import { goRound } from './steps/round';
import { forgottenPeople, mailDeliveryMigration, reportingMigration } from './store/migration';

const ROUND_MS = 20_000;

/** An agency's letters from its own domain. */
export const mailDelivery = defineServerPlugin({
  id: 'mail-delivery',
  migrations: [mailDeliveryMigration, forgottenPeople, reportingMigration],
  application: MAIL_APPLICATION,
  handlers: [...domainHandlers, ...stopHandlers],
  sends: (services) => mailRoute(services),
  hooks: (services) => [reportRoute(services)],
  log: { words: logWords, say: screenWordsOf },
  letters: letterSamples,
  async start(services) {
    followUp(services);
    if (services.config.demo) await demoDomain(services);
  },
  rounds: [{ everyMs: ROUND_MS, run: goRound }],
});
