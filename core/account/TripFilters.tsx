import { useLingui } from '@lingui/react/macro';
import { BookingState } from '../contract/booking';
import { useContributions } from '../plugin/react';
import { Inline } from '../ui/layout';
import { SegmentedControl } from '../ui/SegmentedControl';
import { Select } from '../ui/Select';
import type { TripFilter } from './trip-filter';
import * as css from './Trips.css';

const ANY = 'any';

/** Upcoming or past, status and category (R172). */
export function TripFilters({
  filter,
  onChange,
}: {
  filter: TripFilter;
  onChange: (next: Partial<TripFilter>) => void;
}) {
  const { t, i18n } = useLingui();
  const cards = useContributions('trips.cards');
  const states: Record<BookingState, string> = {
    processing: t`In progress`,
    'action-required': t`Needs confirmation`,
    confirmed: t`Confirmed`,
    cancelled: t`Cancelled`,
    failed: t`Not made`,
  };
  return (
    <Inline justify="between" align="end" gap={16}>
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
      <div className={css.selects}>
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
    </Inline>
  );
}
