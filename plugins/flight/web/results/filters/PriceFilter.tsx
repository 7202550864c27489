import { toMajor } from '@/core/contract';
import { useFilterWords } from './filter-words';
import type { Facets } from './facets';
import { openMost } from '@/core/selling/results/filters/limits';
import { type Filters, minorOf } from './filters';
import { MostFilter } from '@/core/selling/results/filters/SliderFilter';

/** Stops of the slider, at most. */
const STOPS_OF_PRICE = 100;

interface PriceFilterProps {
  facet: NonNullable<Facets['price']>;
  value: Filters['price'];
  onChange: (value: Filters['price']) => unknown;
}

/** The most that all travellers pay together. */
export function PriceFilter({ facet: { range, currency }, value, onChange }: PriceFilterProps) {
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
