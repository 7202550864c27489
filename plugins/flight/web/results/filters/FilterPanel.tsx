import { memo } from 'react';
import { Divider, Stack } from '@/core/ui/content/layout';
import { useCabinWords } from '../../cabin-words';
import { useResultWords } from '../../result-words';
import type { Facets } from './facets';
import type { Filters } from './filters';
import { AirlineFilter } from './AirlineFilter';
import { CheckFilter } from '@/core/selling/results/filters/CheckFilter';
import { LayoverFilter } from './LayoverFilter';
import { PriceFilter } from './PriceFilter';
import { StopsFilter } from './StopsFilter';
import { DurationFilter, TakeOffFilter } from './TimeFilters';

interface FilterPanelProps {
  facets: Facets;
  filters: Filters;
  onChange: (filters: Filters) => unknown;
}

/**
 * R207 to R213 and what else a list may be narrowed by: every option with its count and its lowest price; one without
 * flights is disabled, not hidden.
 */
export const FilterPanel = memo(function FilterPanel({ facets, filters, onChange }: FilterPanelProps) {
  const words = useResultWords();
  const cabin = useCabinWords();
  const set = (change: Filters) => onChange({ ...filters, ...change });
  return (
    <Stack gap={24}>
      <StopsFilter
        all={facets.all}
        options={facets.stops}
        value={filters.stops}
        onChange={(stops) => set({ stops })}
      />
      {facets.price && (
        <>
          <Divider />
          <PriceFilter facet={facets.price} value={filters.price} onChange={(price) => set({ price })} />
        </>
      )}
      <Divider />
      <CheckFilter
        legend={words.filter('bags')}
        options={facets.bags}
        label={words.bag}
        selected={filters.bags}
        onChange={(bags) => set({ bags })}
      />
      <Divider />
      <CheckFilter
        legend={words.filter('terms')}
        options={facets.terms}
        label={words.term}
        selected={filters.terms}
        onChange={(terms) => set({ terms })}
      />
      <Divider />
      <AirlineFilter
        options={facets.airlines}
        selected={filters.airlines}
        onChange={(airlines) => set({ airlines })}
      />
      {(['departure', 'arrival'] as const).map((name) => (
        <Stack gap={24} key={name}>
          <Divider />
          <CheckFilter
            legend={words.filter(name)}
            options={facets[name]}
            label={words.band}
            hint={words.bandHours}
            selected={filters[name]}
            onChange={(bands) => set({ [name]: bands })}
          />
        </Stack>
      ))}
      <Divider />
      <TakeOffFilter {...{ facets, filters }} onChange={set} />
      <Divider />
      <DurationFilter {...{ facets, filters }} onChange={set} />
      {facets.via.length > 0 && (
        <>
          <Divider />
          <LayoverFilter options={facets} filters={filters} onChange={set} />
        </>
      )}
      <Divider />
      <CheckFilter
        legend={words.filter('cabins')}
        options={facets.cabins}
        label={cabin}
        selected={filters.cabins}
        onChange={(cabins) => set({ cabins })}
      />
    </Stack>
  );
});
