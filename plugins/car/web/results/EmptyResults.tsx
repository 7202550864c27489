import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { FilteredAway } from '@/core/results/FilteredAway';
import { relaxation } from '@/core/results/passes';
import { EmptyState } from '@/core/ui/EmptyState';
import { SearchX } from '@/core/ui/icons';
import { Text } from '@/core/ui/Text';
import type { Change } from '@/core/results/use-ahead';
import type { CarOffer } from '../../contract';
import { without, type Filters } from './filters';
import { testsOf } from './passes';
import type { PriceSteps } from './price-steps';
import { useResultWords } from './words';

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
  prices: PriceSteps;
  onChange: (change: Change<Filters>) => unknown;
}

/** Everything is filtered away: names the filter to lift and what that gains. */
export function EmptyResults({ offers, filters, prices, onChange }: EmptyResultsProps) {
  const { t } = useLingui();
  const words = useResultWords();
  const { filter, gain } = relaxation(
    offers.map((offer) => [offer]),
    testsOf(filters, prices),
  ) ?? { filter: null, gain: 0 };
  const name = filter && words.filter(filter);
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
      onRelax={() => onChange((now) => (filter ? without(now, filter) : {}))}
    />
  );
}
