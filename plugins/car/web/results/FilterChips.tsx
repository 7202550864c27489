import { AppliedFilters } from '@/core/results/AppliedFilters';
import type { Change } from '@/core/results/use-ahead';
import { useCarWords } from '../words';
import type { Facets } from './facets';
import { activeFilters, type FilterName, type Filters } from './filters';
import type { PriceSteps } from './price-steps';
import { useResultWords } from './words';

interface FilterChipsProps {
  facets: Facets;
  filters: Filters;
  prices: PriceSteps;
  onChange: (change: Change<Filters>) => unknown;
}

/** The chosen options, each removable by itself. */
export function FilterChips({ facets, filters, prices, onChange }: FilterChipsProps) {
  const words = useResultWords();
  const car = useCarWords();
  const nameOf = (name: 'sizes' | 'vendors' | 'points', value: string) =>
    facets[name].find((option) => option.value === value)?.name ?? value;
  const text: { [Name in FilterName]-?: (value: NonNullable<Filters[Name]>[number]) => string } = {
    price: (id) => words.price(id, prices),
    sizes: (size) => car.size(size, nameOf('sizes', size)),
    seats: words.seats,
    bags: words.bags,
    features: words.feature,
    policies: words.policy,
    points: (point) => nameOf('points', point),
    vendors: (code) => car.vendor({ code, name: nameOf('vendors', code) }),
  };
  const applied = activeFilters(filters).flatMap((name) => {
    const values: readonly string[] = filters[name]!;
    return values.map((value) => ({
      id: `${name}-${value}`,
      text: (text[name] as (value: string) => string)(value),
      lift: (now: Filters) => {
        const rest = (now[name] as readonly string[] | undefined)?.filter((other) => other !== value);
        return { ...now, [name]: rest?.length ? rest : undefined };
      },
    }));
  });
  return <AppliedFilters applied={applied} onChange={onChange} onClear={() => onChange(() => ({}))} />;
}
