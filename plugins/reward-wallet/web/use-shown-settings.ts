import { readApplication } from '@/core/contract';
import { useAgency } from '@/core/tenant/agency';
import { type RewardWalletSettings, rewardWallet } from '../contract/application';

/** Those rules of the wallet that a traveller's browser is told; a default for each that the agency never touched. */
export const useShownSettings = (): RewardWalletSettings =>
  readApplication(rewardWallet, useAgency().pluginSettings?.['reward-wallet']);
