import type { ShellRoute } from '@/core/plugin/shell-route';
import { plainRoutes } from '@/core/selling/bookable/plain-routes';
import { lounges } from './contract';

export default (parent: ShellRoute) => plainRoutes(parent, lounges, () => import('./web/site'));
