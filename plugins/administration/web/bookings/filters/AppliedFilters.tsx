import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Contribution } from '@/core/plugin';
import { useFormat } from '@/core/i18n/use-format';
import { ChipGroup } from '@/core/ui/choices/Chip';
import type { BookingsSearch } from '../../addresses';
import { withoutFilters } from './list-filter';
import { useBookerName } from './UserFilter';

interface AppliedFiltersProps {
  list: Contribution<'bookings.lists'>;
  search: BookingsSearch;
  onChange: (part: Partial<BookingsSearch>) => void;
}

const FILTERS = ['find', 'status', 'when', 'from', 'to', 'user'] as const;

/** Every filter that is on, each to be taken away. */
export function AppliedFilters({ list, search, onChange }: AppliedFiltersProps) {
  const { _ } = useI18n();
  const { t } = useLingui();
  const format = useFormat();
  const name = useBookerName(list.plugin, search.user);
  const { find, status, when, from, to, user } = search;
  const label = status && list.statuses[status];
  const words: Record<(typeof FILTERS)[number], string | undefined | false> = {
    find: find && t`Locator ${find}`,
    status: status && (label ? _(label) : status),
    when: when && (when === 'past' ? t`Past Trips` : t`Upcoming trips`),
    from: from && t`Booked from ${format.date(from)}`,
    to: to && t`Booked to ${format.date(to)}`,
    user: user !== undefined && (name ? t`User: ${name}` : t`User: one person`),
  };
  const chips = FILTERS.flatMap((id) => (words[id] ? [{ id, label: words[id] }] : []));
  return (
    <ChipGroup
      label={t`Applied filters`}
      chips={chips}
      onRemove={(id) => onChange({ [id]: undefined })}
      {...(chips.length > 1
        ? {
            onClear: () =>
              onChange({
                ...Object.fromEntries(FILTERS.map((id) => [id, undefined])),
                ...withoutFilters(search),
              }),
          }
        : {})}
    />
  );
}
