import { useLingui } from '@lingui/react/macro';
import { memo, type ReactNode } from 'react';
import { CheckFilter } from '@/core/results/CheckFilter';
import { Folded } from '@/core/results/Folded';
import type { Change } from '@/core/results/use-ahead';
import { Divider, Inline, Stack } from '@/core/ui/layout';
import { useCarWords } from '../words';
import type { Facets } from './facets';
import type { Filters } from './filters';
import type { PriceSteps } from './price-steps';
import { useResultWords } from './words';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  prices: PriceSteps;
  onChange: (change: Change<Filters>) => unknown;
}

/**
 * R295 to R299 and what else a list may be narrowed by: every option with its count and its lowest price; one without
 * cars is disabled, not hidden.
 */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { facets, filters, prices, onChange } = props;
  const { t } = useLingui();
  const words = useResultWords();
  const car = useCarWords();
  const set = (change: Filters) => onChange((now) => ({ ...now, ...change }));
  const nameOf = (options: Facets['sizes'], value: string) =>
    options.find((option) => option.value === value)?.name ?? value;
  const groups: ReactNode[] = [
    <CheckFilter
      key="price"
      legend={words.filter('price')}
      options={facets.price}
      label={(id) => words.price(id, prices)}
      selected={filters.price}
      onChange={(price) => set({ price })}
    />,
    <Folded
      key="sizes"
      options={facets.sizes}
      most={7}
      keep={({ value }) => filters.sizes?.includes(value) ?? false}
      words={{ more: t`Show all ${facets.sizes.length} sizes`, fewer: t`Show fewer sizes` }}
    >
      {(shown, toggle) => (
        <Stack gap={8}>
          <CheckFilter
            legend={words.filter('sizes')}
            options={shown}
            label={(size) => car.size(size, nameOf(facets.sizes, size))}
            selected={filters.sizes}
            onChange={(sizes) => set({ sizes })}
          />
          {toggle && <Inline>{toggle}</Inline>}
        </Stack>
      )}
    </Folded>,
    <CheckFilter
      key="seats"
      legend={words.filter('seats')}
      options={facets.seats}
      label={words.seats}
      selected={filters.seats}
      onChange={(seats) => set({ seats })}
    />,
    <CheckFilter
      key="bags"
      legend={words.filter('bags')}
      options={facets.bags}
      label={words.bags}
      selected={filters.bags}
      onChange={(bags) => set({ bags })}
    />,
    <CheckFilter
      key="features"
      legend={words.filter('features')}
      options={facets.features}
      label={words.feature}
      selected={filters.features}
      onChange={(features) => set({ features })}
    />,
    <CheckFilter
      key="policies"
      legend={words.filter('policies')}
      options={facets.policies}
      label={words.policy}
      selected={filters.policies}
      onChange={(policies) => set({ policies })}
    />,
    ...(facets.points.length > 1
      ? [
          <CheckFilter
            key="points"
            legend={words.filter('points')}
            options={facets.points}
            label={(point) => nameOf(facets.points, point)}
            selected={filters.points}
            onChange={(points) => set({ points })}
          />,
        ]
      : []),
    <CheckFilter
      key="vendors"
      legend={words.filter('vendors')}
      options={facets.vendors}
      label={(code) => car.vendor({ code, name: nameOf(facets.vendors, code) })}
      selected={filters.vendors}
      onChange={(vendors) => set({ vendors })}
    />,
  ];
  return (
    <Stack gap={24}>
      {groups.flatMap((group, index) => (index === 0 ? [group] : [<Divider key={`rule-${index}`} />, group]))}
    </Stack>
  );
});
