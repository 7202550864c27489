import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';

/** A client's credit with the agency: earned on trips, spent at the checkout of any product. */
export default definePlugin({
  id: 'reward-wallet',
  api: 1,
  roots: entries['reward-wallet'].roots,
  contributes: {
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
  messages: (language) => import(`../../locales/${language}/reward-wallet.po`),
});
