import { definePlugin } from '@/core/plugin';

/** The agency's own back office: where its staff start, and what its owner decides. Active for every agency. */
export default definePlugin({
  id: 'administration',
  api: 1,
  roots: [
    '/dashboard',
    '/bookings',
    '/clients',
    '/agents',
    '/settings/website',
    '/settings/markups',
    '/settings/recent-searches',
    '/settings/audit',
  ],
  routes: () => import('./routes'),
  contributes: {
    'palette.finders': [{ id: 'office', find: () => import('./web/palette/find') }],
  },
  screenMessages: (language) => import(`../../locales/${language}/administration.po`),
});
