import { defineRegistry } from '@/core/plugin';
import { entries } from './entries';

/** How the browser loads each installed plugin. Nothing else names them. */
export const registry = defineRegistry(entries, {
  flight: () => import('./flight/plugin'),
  hotel: () => import('./hotel/plugin'),
  car: () => import('./car/plugin'),
  activity: () => import('./activity/plugin'),
  'refund-protect': () => import('./refund-protect/plugin'),
  'reward-wallet': () => import('./reward-wallet/plugin'),
  'mail-delivery': () => import('./mail-delivery/plugin'),
  administration: () => import('./administration/plugin'),
  subscription: () => import('./subscription/plugin'),
});
