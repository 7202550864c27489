import { administration } from '../plugins/administration/server/plugin';
import { car } from '../plugins/car/server/plugin';
import { flight } from '../plugins/flight/server/plugin';
import { refundProtect } from '../plugins/refund-protect/server/plugin';
import type { ServerPluginEntry } from './plugin';

/** The installed products, in the order of an agency without a menu of its own (R034). Nothing else names them. */
export const plugins: readonly ServerPluginEntry[] = [
  { id: 'flight', activatedBy: { menu: 'Air Travel' }, path: '/booknow/flights', plugin: flight },
  { id: 'car', activatedBy: { menu: 'Cars' }, path: '/booknow/cars', plugin: car },
  { id: 'refund-protect', activatedBy: { application: 'refund-protect' }, plugin: refundProtect },
  { id: 'administration', activatedBy: { always: true }, plugin: administration },
];
