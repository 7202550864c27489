import { definePlugin } from '@/core/plugin';

/** An agency's letters from its own domain. */
export default definePlugin({
  id: 'mail-delivery',
  api: 1,
  contributes: {
    'log.words': [{ id: 'log', words: () => import('./say/log-words') }],
  },
  screenMessages: (language) => import(`../../locales/${language}/mail-delivery.po`),
});
