import { saveApplication } from '@/server/agency/applications';
import { handle, type Handler } from '@/server/ports/handle';
import { rewardWallet } from '../../contract/application';
import { saveWalletSettings } from '../../contract/office';

/** The rules of the wallet, and what an outside programme calls it (R356). What is not named stays. */
export const settingsHandlers: readonly Handler[] = [
  handle(saveWalletSettings, async (input) => {
    const application = { application: rewardWallet, plugin: 'reward-wallet' };
    const { settings } = await saveApplication(input, application, { settings: input.body });
    return { data: settings };
  }),
];
