import { definePlugin } from '@/core/plugin';
import { entries } from '../entries';

/** The agency's own back office: where its staff start, and what its owner decides. Active for every agency. */
export default definePlugin({
  id: 'administration',
  api: 1,
  roots: entries.administration.roots,
  routes: () => import('./routes'),
  refusals: () => import('./contract/refusals'),
  contributes: {
    'palette.finders': [{ id: 'office', find: () => import('./web/palette/find') }],
  },
});
