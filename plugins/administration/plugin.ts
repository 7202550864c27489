import { definePlugin } from '@/core/plugin';

/** The agency's own back office: where its staff start, and what its owner decides. Active for every agency. */
export default definePlugin({
  id: 'administration',
  api: 1,
  roots: ['/dashboard', '/settings/website'],
  routes: () => import('./routes'),
  screenMessages: (language) => import(`../../locales/${language}/administration.po`),
});
