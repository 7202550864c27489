import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilteredAway } from '@/core/selling/results/filters/FilteredAway';
import { testsOf, type Choices } from '@/core/selling/results/filters/choices';
import { relaxation } from '@/core/selling/results/filters/passes';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { SearchX } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { CarOffer } from '../../contract';
import type { Filters } from './filters';

/** The search has ended and there is no car. */
export function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState icon={SearchX} title={t`No cars found`}>
      <Text tone="secondary">
        <Trans>
          No rental company has a car here at these times. Try another hour, other days, or a place nearby.
        </Trans>
      </Text>
    </EmptyState>
  );
}

interface EmptyResultsProps {
  offers: readonly CarOffer[];
  filters: Filters;
  choices: Choices<CarOffer, Filters>;
  /** What a filter is called. */
  nameOf: (filter: keyof Filters) => string;
  onChange: (filters: Filters) => unknown;
}

/** Everything is filtered away: names the filter to lift and what that gains. */
export function EmptyResults({ offers, filters, choices, nameOf, onChange }: EmptyResultsProps) {
  const { t } = useLingui();
  const { filter, gain } = relaxation(
    offers.map((offer) => [offer]),
    testsOf(choices, filters),
  ) ?? { filter: null, gain: 0 };
  const name = filter && nameOf(filter);
  return (
    <FilteredAway
      title={t`No cars match these filters`}
      filter={name}
      gain={
        filter
          ? plural(gain, {
              one: `Without the filter “${name}” there is # car.`,
              other: `Without the filter “${name}” there are # cars.`,
            })
          : plural(gain, {
              one: 'Without filters there is # car.',
              other: 'Without filters there are # cars.',
            })
      }
      onRelax={() => onChange(filter ? { ...filters, [filter]: undefined } : {})}
    />
  );
}
