import { memo } from 'react';
import { useClock } from '@/core/i18n/use-clock';
import { CheckFilter } from '@/core/selling/results/filters/CheckFilter';
import { Divided } from '@/core/selling/results/filters/Divided';
import { BAND_HOURS, type Band } from '../table/bands';
import { AirlineFilter } from './AirlineFilter';
import type { Facets } from './facets';
import { useFilterWords } from './filter-words';
import type { Filters } from './filters';
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
  const words = useFilterWords();
  const clock = useClock();
  const set = (change: Filters) => onChange({ ...filters, ...change });
  const checks = (name: 'bags' | 'terms' | 'cabins') => (
    <CheckFilter
      legend={words.filter(name)}
      options={facets[name]}
      label={({ value }) => words.option(value)}
      selected={filters[name]}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
  const band = (name: 'departure' | 'arrival') => (
    <CheckFilter
      legend={words.filter(name)}
      options={facets[name]}
      label={({ value }) => words.option(value)}
      hint={(band: Band) => BAND_HOURS[band].map(clock).join(' – ')}
      selected={filters[name]}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
  return (
    <Divided>
      <StopsFilter
        all={facets.all}
        options={facets.stops}
        value={filters.stops}
        onChange={(stops) => set({ stops })}
      />
      {facets.price && (
        <PriceFilter facet={facets.price} value={filters.price} onChange={(price) => set({ price })} />
      )}
      {checks('bags')}
      {checks('terms')}
      <AirlineFilter
        options={facets.airlines}
        selected={filters.airlines}
        onChange={(airlines) => set({ airlines })}
      />
      {band('departure')}
      {band('arrival')}
      <TakeOffFilter {...{ facets, filters }} onChange={set} />
      <DurationFilter {...{ facets, filters }} onChange={set} />
      {facets.via.length > 0 && <LayoverFilter options={facets} filters={filters} onChange={set} />}
      {checks('cabins')}
    </Divided>
  );
});
