import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isConflict } from '@/core/api/error';
import { getAgencySettings, type InputOf, updateAgency } from '@/core/contract';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { agencyAtom, useAgency } from '@/core/tenant/agency';
import { toast } from '@/core/ui/feedback/toast';
import { rejectionWords } from '@/core/i18n/rejection';

/** The settings that only the owner reads, and saving a part of them; a part that somebody else changed is read again. */
export function useSiteSettings() {
  const { t } = useLingui();
  const agency = useAgency();
  const setAgency = useSetAtom(agencyAtom);
  const queries = useQueries();
  const input = { params: { id: agency._id } };
  const key = queryKeyOf(getAgencySettings, input);
  const query = useApiQuery(getAgencySettings, input, { select: ({ data }) => data });
  const save = useApiMutation(updateAgency, {
    onSuccess: async ({ agency: saved }) => {
      setAgency(saved);
      await queries.invalidateQueries({ queryKey: key });
      toast.success(t`Data updated successfully`);
    },
    onError: (error) => {
      for (const words of rejectionWords(error)) toast.error(words);
      if (isConflict(error)) void queries.invalidateQueries({ queryKey: key });
    },
  });
  return {
    query,
    key,
    saving: save.isPending,
    /** True when it was saved; otherwise the reasons have been told. */
    async save(changes: InputOf<typeof updateAgency>['body']): Promise<boolean> {
      try {
        const version = query.data?.version;
        await save.mutateAsync({ input: { body: { ...changes, ...(version ? { version } : {}) } } });
        return true;
      } catch {
        return false;
      }
    },
  };
}
