import { flight } from '../plugins/flight/server/plugin';
import { refundProtect } from '../plugins/refund-protect/server/plugin';
import type { ServerPluginEntry } from './plugin';

/** The installed products, in the order of an agency without a menu of its own (R034). Nothing else names them. */
export const plugins: readonly ServerPluginEntry[] = [
  { id: 'flight', activatedBy: { menu: 'Air Travel' }, path: '/booknow/flights', plugin: flight },
  { id: 'refund-protect', activatedBy: { application: 'refund-protect' }, plugin: refundProtect },
];
