import { defineServerPlugin } from '@/server/plugin';
import logWords from '../say/log-words';
import { screenWordsOf } from './screen-words';

/** Agencies sign up, subscribe and pay for themselves. */
export const subscription = defineServerPlugin({
  id: 'subscription',
  handlers: [],
  log: { words: logWords, say: screenWordsOf },
});
