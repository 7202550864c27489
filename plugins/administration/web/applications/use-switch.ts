import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { listApplications, updateApplication } from '@/core/contract/site/applications';
import { wordsOf } from '@/core/i18n/words-of';
import { queryKeyOf, useApiMutation, useQueries } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { toast } from '@/core/ui/feedback/toast';

/** Switches an application: its plugin comes or goes with the answer, without a reload. */
export function useSwitch(id: string, name: string) {
  const { t } = useLingui();
  const queries = useQueries();
  const setAgency = useSetAtom(agencyAtom);
  const save = useApiMutation(updateApplication, {
    onSuccess: async ({ data, agency }) => {
      setAgency(agency);
      await queries.invalidateQueries({ queryKey: queryKeyOf(listApplications).slice(0, 2) });
      toast.success(data.isEnabled ? t`${name} is on` : t`${name} is off`);
    },
    onError: (error) => toast.error(wordsOf(error)),
  });
  return {
    saving: save.isPending,
    turn: (isEnabled: boolean) =>
      save.mutateAsync({ input: { body: { app: id, isEnabled } } }).catch(() => null),
  };
}
