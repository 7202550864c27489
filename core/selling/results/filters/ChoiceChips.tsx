import { AppliedFilters } from './AppliedFilters';
import type { ChoiceWords } from './ChoicePanel';
import type { ChoiceFacet, ChoiceFacets, Chosen } from './choices';
import { toggled } from './toggled';

interface ChoiceChipsProps<Filters extends Chosen<Filters>> {
  facets: ChoiceFacets<Filters>;
  filters: Filters;
  words: ChoiceWords<Filters>;
  onChange: (filters: Filters) => unknown;
}

/** The chosen options, each removable by itself. */
export function ChoiceChips<Filters extends Chosen<Filters>>(props: ChoiceChipsProps<Filters>) {
  const { facets, filters, words, onChange } = props;
  const applied = (Object.keys(facets) as (keyof Filters & string)[]).flatMap((name) =>
    (filters[name] ?? []).map((value) => {
      const options: readonly ChoiceFacet[] = facets[name];
      const option = options.find((one) => one.value === value) ?? { value };
      return {
        id: `${name}-${value}`,
        text: words.option(name, option),
        without: { ...filters, [name]: toggled(filters[name], value) },
      };
    }),
  );
  return <AppliedFilters applied={applied} onChange={onChange} onClear={() => onChange({} as Filters)} />;
}
