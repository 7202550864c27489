import type { MessageDescriptor } from '@lingui/core';
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

/** Several spellings of a status have one word, and the server takes any of them for all (G14). */
function onePerWord(
  statuses: Contribution<'bookings.lists'>['statuses'],
  say: (label: MessageDescriptor) => string,
): { value: string; label: string }[] {
  const byWord = new Map<string, string>();
  for (const [value, label] of Object.entries(statuses)) {
    const word = say(label);
    if (!byWord.has(word)) byWord.set(word, value);
  }
  return [...byWord].map(([label, value]) => ({ value, label }));
}

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
        options={[{ value: '', label: t`All statuses` }, ...onePerWord(list.statuses, _)]}
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
