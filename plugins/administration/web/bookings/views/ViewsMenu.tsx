import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Eye, Plus, Trash2 } from '@/core/ui/pictures/icons';
import { Menu } from '@/core/ui/actions/Menu';
import type { BookingsSearch } from '../../addresses';
import { isView, searchOfView, viewOf } from '../filters/list-filter';
import { SaveViewDialog } from './SaveViewDialog';
import { useAction } from '@/core/query/use-action';
import { useApiQuery, useRenew } from '@/core/query/query';
import { toast } from '@/core/ui/feedback/toast';
import { deleteView, listViews, type SavedView } from '../../../contract/bookings';

interface ViewsMenuProps {
  slug: string;
  search: BookingsSearch;
  onOpen: (search: BookingsSearch) => void;
}

/** Ways of looking at this list that its reader has kept: open one, keep this one, or let one go. */
export function ViewsMenu({ slug, search, onOpen }: ViewsMenuProps) {
  const { t } = useLingui();
  const { views, refresh, remove } = useViews(slug);
  const [saving, setSaving] = useState(false);
  const current = views.find((view) => isView(search, view.search));
  return (
    <>
      <Menu
        label={t`Views`}
        align="end"
        trigger={
          <Button size="small" variant="secondary" icon={Eye}>
            {current?.name ?? t`Views`}
          </Button>
        }
        items={[
          {
            id: 'all',
            label: t`All bookings`,
            checked: isView(search, {}),
            onSelect: () => onOpen({}),
          },
          ...views.map((view) => ({
            id: view.id,
            label: view.name,
            checked: view === current,
            onSelect: () => onOpen(searchOfView(view.search)),
          })),
          { id: 'line', divider: true as const },
          { id: 'save', label: t`Save this view…`, icon: Plus, onSelect: () => setSaving(true) },
          ...(current
            ? [
                {
                  id: 'delete',
                  label: t`Delete “${current.name}”`,
                  icon: Trash2,
                  tone: 'danger' as const,
                  onSelect: () => remove(current),
                },
              ]
            : []),
        ]}
      />
      {saving && (
        <SaveViewDialog
          list={slug}
          search={viewOf(search)}
          taken={views.map(({ name }) => name)}
          onDone={() => void refresh()}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}

/** The views of a list that its reader has saved. They are kept by the server: a browser keeps seven things only (R161). */
function useViews(list: string) {
  const { t } = useLingui();
  const input = { query: { list } };
  const query = useApiQuery(listViews, input, { select: ({ data }) => data });
  const refresh = useRenew(listViews);
  const deleting = useAction(deleteView, { onDone: () => void refresh() });
  return {
    views: query.data ?? [],
    refresh,
    remove: ({ id, name }: SavedView) =>
      deleting.mutate(
        { input: { params: { id } } },
        { onSuccess: () => toast.success(t`The view “${name}” has been deleted`) },
      ),
  };
}
