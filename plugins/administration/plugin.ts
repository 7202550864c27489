import { z } from 'zod/mini';
import { definePlugin } from '@/core/plugin';
import { administrationRoutes } from './routes';

/**
 * The agency's own back office: where its staff start, and what its owner decides. Active for every agency, so
 * its words are not part of the manifest: they come with the first of its screens (see `routes.ts`).
 */
export default definePlugin({
  id: 'administration',
  api: 1,
  roots: ['/dashboard', '/settings/website'],
  config: z.object({}),
  routes: administrationRoutes,
});
