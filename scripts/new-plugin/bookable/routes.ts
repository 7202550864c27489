import type { ShellRoute } from '@/core/plugin/shell-route';
import { plainRoutes } from '@/core/selling/bookable/plain-routes';
import { samplePasses } from './contract';

export default (parent: ShellRoute) => plainRoutes(parent, samplePasses, () => import('./web/site'));
