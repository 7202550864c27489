import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';

/** Agencies sign up, subscribe and pay for themselves. Active for every agency. */
export default definePlugin({
  id: 'subscription',
  api: 1,
  roots: entries.subscription.roots,
  routes: () => import('./routes'),
  contributes: {
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
  screenMessages: (language) => import(`../../locales/${language}/subscription.po`),
});
