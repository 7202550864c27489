import { useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { queryKeyOf, useApiMutation, useApiQuery, useQueries } from '@/core/query/query';
import { toast } from '@/core/ui/feedback/toast';
import { deleteView, listViews, saveView, type SavedView } from '../../../contract/bookings';

/** The views of a list that its reader has saved. They are kept by the server: a browser keeps seven things only (R161). */
export function useViews(list: string) {
  const { t } = useLingui();
  const queries = useQueries();
  const input = { query: { list } };
  const query = useApiQuery(listViews, input, { select: ({ data }) => data });
  const refresh = () => queries.invalidateQueries({ queryKey: queryKeyOf(listViews, input) });
  const onError = (error: unknown) => toast.error(wordsOf(error));
  const saving = useApiMutation(saveView, {
    onSuccess: ({ data }) => {
      toast.success(t`The view “${data.name}” has been saved`);
      void refresh();
    },
    onError,
  });
  const deleting = useApiMutation(deleteView, { onSuccess: () => void refresh(), onError });
  return {
    views: query.data ?? [],
    save: (name: string, search: Record<string, string>) =>
      saving.mutateAsync({ input: { body: { list, name, search } } }),
    remove: ({ id, name }: SavedView) =>
      deleting.mutate(
        { input: { params: { id } } },
        { onSuccess: () => toast.success(t`The view “${name}” has been deleted`) },
      ),
  };
}
