import { entries } from '../plugins/entries';
import { activity } from '../plugins/activity/server/plugin';
import { administration } from '../plugins/administration/server/plugin';
import { car } from '../plugins/car/server/plugin';
import { flight } from '../plugins/flight/server/plugin';
import { hotel } from '../plugins/hotel/server/plugin';
import { mailDelivery } from '../plugins/mail-delivery/server/plugin';
import { refundProtect } from '../plugins/refund-protect/server/plugin';
import { rewardWallet } from '../plugins/reward-wallet/server/plugin';
import { subscription } from '../plugins/subscription/server/plugin';
import { connectors } from './connectors';
import { installPlugins } from './plugin';

/** What each installed plugin registers on the server. Nothing else names them. */
export const plugins = installPlugins(entries, connectors, {
  flight,
  hotel,
  car,
  activity,
  'refund-protect': refundProtect,
  'reward-wallet': rewardWallet,
  'mail-delivery': mailDelivery,
  administration,
  subscription,
});
