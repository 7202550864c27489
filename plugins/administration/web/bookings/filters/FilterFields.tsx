import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { Contribution } from '@/core/plugin';
import { DateField } from '@/core/ui/dates/DateField';
import { todayLocal } from '@/core/ui/dates/date-range';
import { Select } from '@/core/ui/choices/Select';
import type { BookingsSearch } from '../../addresses';
import { UserFilter } from './UserFilter';

export interface FilterFieldsProps {
  list: Contribution<'bookings.lists'>;
  search: BookingsSearch;
  onChange: (part: Partial<BookingsSearch>) => void;
  /** Whether there are bookings of others to choose from. */
  byUser: boolean;
}

/** Nothing was booked before. */
const FIRST_DAY = '2000-01-01';

/** Status, time, dates and user (R379, R380, R381). */
export function FilterFields({ list, search, onChange, byUser }: FilterFieldsProps) {
  const { _ } = useI18n();
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`Status`}
        value={search.status ?? ''}
        onChange={(status: string) => onChange({ status: status || undefined })}
        options={[
          { value: '', label: t`All statuses` },
          ...Object.entries(list.statuses).map(([value, label]) => ({ value, label: _(label) })),
        ]}
      />
      <Select
        label={t`Trips`}
        value={search.when ?? ''}
        onChange={(when: string) =>
          onChange({ when: when === '' ? undefined : (when as BookingsSearch['when']) })
        }
        options={[
          { value: '', label: t`All trips` },
          { value: 'upcoming', label: t`Upcoming trips` },
          { value: 'past', label: t`Past Trips` },
        ]}
      />
      <DateField
        label={t`Booked from`}
        value={search.from ?? null}
        onChange={(from) => onChange({ from })}
        min={FIRST_DAY}
        max={search.to ?? todayLocal()}
      />
      <DateField
        label={t`Booked to`}
        value={search.to ?? null}
        onChange={(to) => onChange({ to })}
        min={search.from ?? FIRST_DAY}
        max={todayLocal()}
      />
      {byUser && (
        <UserFilter plugin={list.plugin} value={search.user} onChange={(user) => onChange({ user })} />
      )}
    </>
  );
}
