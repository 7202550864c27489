import { memo } from 'react';
import { useClock } from '@/core/i18n/use-clock';
import { CheckFilter } from '@/core/selling/results/filters/CheckFilter';
import { Divided } from '@/core/selling/results/filters/Divided';
import { BAND_HOURS, type Band } from '../table/bands';
import type { Facets } from './facets';
import { useFilterWords } from './filter-words';
import { type Filters, minorOf, type Stops } from './filters';
import { LayoverFilter } from './LayoverFilter';
import { DurationFilter, TakeOffFilter } from './TimeFilters';
import { useLingui } from '@lingui/react/macro';
import type { ChoiceFacet } from '@/core/selling/results/filters/choices';
import { Button } from '@/core/ui/actions/Button';
import { toMajor } from '@/core/contract';
import { openMost } from '@/core/selling/results/filters/limits';
import { MostFilter } from '@/core/selling/results/filters/SliderFilter';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import type { Facet, Tally } from '@/core/selling/results/filters/tally';
import { OptionName, OptionPrice } from '@/core/selling/results/filters/Option';

/** Stops of the slider, at most. */
const STOPS_OF_PRICE = 100;

interface PriceFilterProps {
  facet: NonNullable<Facets['price']>;
  value: Filters['price'];
  onChange: (value: Filters['price']) => unknown;
}

/** The most that all travellers pay together. */
function PriceFilter({ facet: { range, currency }, value, onChange }: PriceFilterProps) {
  const words = useFilterWords();
  const step = Math.max(1, Math.ceil((range[1] - range[0]) / STOPS_OF_PRICE));
  // The last stop of the slider is beyond the dearest offer, however the steps fall.
  const bounds = [range[0], range[0] + Math.ceil((range[1] - range[0]) / step) * step] as const;
  const mine = value?.currency === currency ? minorOf(value.most, currency) : bounds[1];
  const units = (amount: number) => toMajor({ amount, currency });
  return (
    <MostFilter
      label={words.filter('price')}
      {...{ bounds, step }}
      format={(amount) => words.price({ most: units(Math.min(amount, range[1])), currency })}
      value={mine}
      onChange={(next) => {
        const limit = openMost(next, bounds);
        return onChange(limit === undefined ? undefined : { most: units(limit), currency });
      }}
    />
  );
}

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

interface AirlineFilterProps {
  options: readonly ChoiceFacet[];
  selected: readonly string[] | undefined;
  onChange: (selected: readonly string[] | undefined) => unknown;
}

/** R211: every airline is selected until one is taken away; all or none with one press (G68). */
function AirlineFilter({ options, selected, onChange }: AirlineFilterProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  const quiet = { variant: 'quiet', size: 'small' } as const;
  return (
    <CheckFilter
      legend={words.filter('airlines')}
      options={options}
      label={({ value, name = value }) => name}
      selected={selected}
      isFull
      onChange={onChange}
      fold={{
        most: 8,
        words: (all) => ({ more: t`Show all ${all} airlines`, fewer: t`Show fewer airlines` }),
      }}
      tools={
        <>
          <Button {...quiet} disabled={selected === undefined} onClick={() => onChange(undefined)}>
            {t`Select all`}
          </Button>
          <Button {...quiet} disabled={selected?.length === 0} onClick={() => onChange([])}>
            {t`Remove all`}
          </Button>
        </>
      }
    />
  );
}

interface StopsFilterProps {
  all: Tally;
  options: readonly Facet<Stops>[];
  value: Stops | undefined;
  onChange: (stops: Stops | undefined) => unknown;
}

/** R207: any, none, or one at most on every leg; more of them are no limit (G65). */
function StopsFilter({ all, options, value, onChange }: StopsFilterProps) {
  const { t } = useLingui();
  const words = useFilterWords();
  return (
    <RadioGroup
      legend={words.filter('stops')}
      value={value ?? 'any'}
      onChange={(next) => onChange(next === 'any' ? undefined : next)}
      options={[
        {
          value: 'any' as const,
          label: <OptionName label={t`Any`} count={all.count} />,
          detail: <OptionPrice money={all.lowest} />,
        },
        ...options.map((option) => ({
          value: option.value,
          label: <OptionName label={words.option(option.value)} count={option.count} />,
          detail: <OptionPrice money={option.lowest} />,
          disabled: option.count === 0 && option.value !== value,
        })),
      ]}
    />
  );
}
