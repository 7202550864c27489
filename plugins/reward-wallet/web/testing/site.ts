import type { Agency } from '@/core/contract';
import { boatsRegistry } from '@/core/testing/boats';
import { registry } from '../../../registry';
import { REWARD_WALLET } from '../../contract/application';

/** An agency with the wallet that sells one product. */
export const SITE: Partial<Agency> = {
  language: 'en',
  currency: 'USD',
  applications: [REWARD_WALLET],
  bookingMenuItemOptions: [{ name: 'Boats', isActive: true, isDefault: true }],
};
export const REGISTRY = { ...boatsRegistry, 'reward-wallet': registry['reward-wallet'] };
export const OFFICE = { ...REGISTRY, administration: registry.administration };
