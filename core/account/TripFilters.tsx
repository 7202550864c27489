import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { BookingState } from '../contract/bookings/booking';
import { useContributions } from '../plugin/react';
import { CalendarDays, List, Search } from '../ui/pictures/icons';
import { Inline, Stack } from '../ui/content/layout';
import { SegmentedControl } from '../ui/choices/SegmentedControl';
import { Select } from '../ui/choices/Select';
import { TextField } from '../ui/fields/TextField';
import type { TripFilter } from './trip-filter';
import * as css from './Trips.css';

const ANY = 'any';
const TYPING_MS = 300;

interface TripFiltersProps {
  filter: TripFilter;
  onChange: (next: Partial<TripFilter>) => void;
}

/** Upcoming or past, timeline or list, status, category and reference (R172). */
export function TripFilters({ filter, onChange }: TripFiltersProps) {
  const { t, i18n } = useLingui();
  const cards = useContributions('trips.cards');
  const states: Record<BookingState, string> = {
    processing: t`Pending`,
    'action-required': t`Awaiting payment`,
    reserved: t`On hold`,
    confirmed: t`Confirmed`,
    cancelled: t`Cancelled`,
    failed: t`Failed`,
  };
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={12}>
        <SegmentedControl
          label={t`When`}
          value={filter.when}
          onChange={(when) => onChange({ when })}
          options={[
            { value: 'upcoming', label: t`Upcoming` },
            { value: 'past', label: t`Past Trips` },
            { value: 'all', label: t`All` },
          ]}
        />
        <SegmentedControl
          label={t`View`}
          value={filter.view}
          onChange={(view) => onChange({ view, page: filter.page })}
          options={[
            { value: 'timeline', label: t`Timeline`, icon: CalendarDays },
            { value: 'list', label: t`List`, icon: List },
          ]}
        />
      </Inline>
      <div className={css.selects}>
        <LocatorField
          value={filter.locator ?? ''}
          onChange={(locator) => onChange({ locator: locator || undefined })}
        />
        {cards.length > 1 && (
          <Select
            label={t`Category`}
            value={filter.category ?? ANY}
            onChange={(value) => onChange({ category: value === ANY ? undefined : value })}
            options={[
              { value: ANY, label: t`All categories` },
              ...cards.map((card) => ({ value: card.plugin, label: i18n._(card.category) })),
            ]}
          />
        )}
        <Select
          label={t`Status`}
          value={filter.state ?? ANY}
          onChange={(value) => onChange({ state: value === ANY ? undefined : (value as BookingState) })}
          options={[
            { value: ANY, label: t`Any status` },
            ...BookingState.options.map((state) => ({ value: state, label: states[state] })),
          ]}
        />
      </div>
    </Stack>
  );
}

/** The reference, sought when the typing pauses. */
function LocatorField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const sought = typed.trim().toUpperCase();
  if (value !== known) {
    // The address changed: by this field, or by Back, which takes the field along.
    setKnown(value);
    if (value !== sought) setTyped(value);
  }
  useEffect(() => {
    if (sought === value) return undefined;
    const timer = setTimeout(() => onChange(sought), TYPING_MS);
    return () => clearTimeout(timer);
  }, [sought, value, onChange]);
  return (
    <TextField
      label={t`Booking reference`}
      type="search"
      icon={Search}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      value={typed}
      onChange={setTyped}
    />
  );
}
