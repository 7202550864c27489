import { defineServerPlugin } from '@/server/plugin';
import { MAIL_APPLICATION } from '../contract/application';
import logWords from '../say/log-words';
import { screenWordsOf } from './screen-words';
import { mailDeliveryMigration } from './store/migration';

/** An agency's letters from its own domain. */
export const mailDelivery = defineServerPlugin({
  id: 'mail-delivery',
  migrations: [mailDeliveryMigration],
  application: MAIL_APPLICATION,
  handlers: [],
  log: { words: logWords, say: screenWordsOf },
});
