import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import type { BookingAction, ListedBooking } from '@/core/plugin';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { IconButton } from '@/core/ui/actions/Button';
import { Ban, Ellipsis, FileText } from '@/core/ui/pictures/icons';
import { Menu } from '@/core/ui/actions/Menu';
import type { Source } from './use-source';

interface RowMenuProps {
  source: Source;
  row: ListedBooking;
  run: (action: BookingAction<ListedBooking>, row: ListedBooking) => void;
}

/** What staff can do with a row: its own page, and what its product offers for it (R442). */
export function RowMenu({ source, row, run }: RowMenuProps) {
  const { _ } = useI18n();
  const { t } = useLingui();
  const { name } = source.bookingOf(row);
  const page = source.page?.(row);
  const actions = source.actions.filter(({ appliesTo }) => appliesTo(row));
  if (!page && actions.length === 0) return null;
  const label = t`Actions for ${name}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={<IconButton icon={Ellipsis} label={label} size="small" />}
      items={[
        ...(page
          ? [{ id: 'page', label: t`Open the booking's page`, icon: FileText, link: page as LinkProps }]
          : []),
        ...(page && actions.length > 0 ? [{ id: 'line', divider: true as const }] : []),
        ...actions.map((action) => ({
          id: action.id,
          label: _(action.label),
          ...(action.icon ? { icon: namedIcons[action.icon] } : action.tone ? { icon: Ban } : {}),
          ...(action.tone ? { tone: action.tone } : {}),
          onSelect: () => run(action, row),
        })),
      ]}
    />
  );
}
