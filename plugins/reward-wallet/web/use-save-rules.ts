import { useLingui } from '@lingui/react/macro';
import { getApplication } from '@/core/contract/site/applications';
import { queryKeyOf, useApiMutation, useQueries } from '@/core/query/query';
import { toast } from '@/core/ui/feedback/toast';
import { REWARD_WALLET } from '../contract/application';
import { getWalletOverview, saveWalletSettings } from '../contract/office';

/** Saves some of the wallet's rules; whatever shows them is read anew, also the form of all others. */
export function useSaveRules() {
  const { t } = useLingui();
  const queries = useQueries();
  return useApiMutation(saveWalletSettings, {
    onSuccess: async () => {
      toast.success(t`Data updated successfully`);
      await Promise.all([
        queries.invalidateQueries({ queryKey: queryKeyOf(getWalletOverview) }),
        queries.invalidateQueries({
          queryKey: queryKeyOf(getApplication, { params: { app: REWARD_WALLET } }),
        }),
      ]);
    },
  });
}
