import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Eye, Plus, Trash2 } from '@/core/ui/pictures/icons';
import { Menu } from '@/core/ui/actions/Menu';
import type { BookingsSearch } from '../../addresses';
import { isView, searchOfView, viewOf } from '../filters/list-filter';
import { SaveViewDialog } from './SaveViewDialog';
import { useViews } from './use-views';

interface ViewsMenuProps {
  slug: string;
  search: BookingsSearch;
  onOpen: (search: BookingsSearch) => void;
}

/** Ways of looking at this list that its reader has kept: open one, keep this one, or let one go. */
export function ViewsMenu({ slug, search, onOpen }: ViewsMenuProps) {
  const { t } = useLingui();
  const { views, save, remove } = useViews(slug);
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
          taken={views.map(({ name }) => name)}
          save={(name) => save(name, viewOf(search))}
          onClose={() => setSaving(false)}
        />
      )}
    </>
  );
}
