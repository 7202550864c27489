import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { AppliedFilters, type AppliedFilter as Applied } from '@/core/selling/results/filters/AppliedFilters';
import { useClock } from '@/core/i18n/use-clock';
import { useFilterWords } from './filter-words';
import type { Facets } from './facets';
import { activeFilters, type FilterName, type Filters } from './filters';
import { DAY, legSet } from './leg-limits';

type AppliedFilter = Applied<Filters>;

/** The filters that are on, each leg's limits by themselves, in words. */
function useApplied(filters: Filters, facets: Facets): AppliedFilter[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useFilterWords();
  const clock = useClock();
  const route = (leg: number) => {
    const { from, to } = facets.legs[leg] ?? { from: '', to: '' };
    return facets.legs.length > 1 ? `${from} – ${to}` : null;
  };
  const named = (name: FilterName, text: string) => `${words.filter(name)}: ${text}`;
  const airlineName = (code: string) => facets.airlines.find(({ value }) => value === code)?.name ?? code;
  const one = (name: FilterName, text: string): AppliedFilter[] => [
    { id: name, text, without: { ...filters, [name]: undefined } },
  ];
  const byLeg = <Name extends 'leave' | 'flying'>(
    name: Name,
    text: (value: NonNullable<Filters[Name]>[number]) => string,
  ): AppliedFilter[] =>
    Object.keys(filters[name]!).map((key) => {
      const leg = Number(key);
      const value = filters[name]![leg] as NonNullable<Filters[Name]>[number];
      const of = route(leg);
      return {
        id: `${name}-${leg}`,
        text: `${of ? `${words.filter(name)} ${of}` : words.filter(name)}: ${text(value)}`,
        without: { ...filters, [name]: legSet<unknown>(filters[name], leg, undefined) },
      };
    });
  const list = (values: readonly Parameters<typeof words.option>[0][]) =>
    format.list(values.map(words.option));

  const applied: Record<FilterName, () => AppliedFilter[]> = {
    stops: () => one('stops', words.option(filters.stops!)),
    price: () => one('price', words.price(filters.price!)),
    bags: () => one('bags', list(filters.bags!)),
    terms: () => one('terms', list(filters.terms!)),
    cabins: () => one('cabins', list(filters.cabins!)),
    airlines: () => {
      const names = filters.airlines!.map(airlineName);
      if (names.length === 0) return one('airlines', t`No airlines`);
      return one('airlines', names.length <= 2 ? format.list(names) : t`${names.length} airlines`);
    },
    leave: () =>
      byLeg('leave', ([from, to]) =>
        from === DAY[0]
          ? t`until ${clock(to)}`
          : to === DAY[1]
            ? t`from ${clock(from)}`
            : t`${clock(from)} to ${clock(to)}`,
      ),
    flying: () => byLeg('flying', words.minutes),
    longest: () => one('longest', named('longest', words.minutes(filters.longest!))),
    avoid: () => one('avoid', named('avoid', filters.avoid!.join(', '))),
    via: () => one('via', named('via', filters.via!.join(', '))),
    departure: () => one('departure', named('departure', list(filters.departure!))),
    arrival: () => one('arrival', named('arrival', list(filters.arrival!))),
  };
  return activeFilters(filters).flatMap((name) => applied[name]());
}

interface FilterChipsProps {
  filters: Filters;
  facets: Facets;
  onChange: (filters: Filters) => unknown;
}

/** The filters that are on, each removable. */
export function FilterChips({ filters, facets, onChange }: FilterChipsProps) {
  return (
    <AppliedFilters applied={useApplied(filters, facets)} onChange={onChange} onClear={() => onChange({})} />
  );
}
