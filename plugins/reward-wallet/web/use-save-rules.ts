import { useLingui } from '@lingui/react/macro';
import { getApplication } from '@/core/contract/site/applications';
import { useApiMutation, useRenew } from '@/core/query/query';
import { toast } from '@/core/ui/feedback/toast';
import { getWalletOverview, saveWalletSettings } from '../contract/office';

/** Saves some of the wallet's rules; whatever shows them is read anew, also the form of all others. */
export function useSaveRules() {
  const { t } = useLingui();
  const renew = useRenew(getWalletOverview, getApplication);
  return useApiMutation(saveWalletSettings, {
    onSuccess: async () => {
      toast.success(t`Data updated successfully`);
      await renew();
    },
  });
}
