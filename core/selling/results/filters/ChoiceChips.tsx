import { AppliedFilters } from './AppliedFilters';
import { optionsOf, type ChoiceFacet, type ChoiceFacets, type Chosen, type Span } from './choices';
import type { ChoiceWords } from './facets';
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
  const applied = (Object.keys(facets) as (keyof Filters & string)[]).flatMap((name) => {
    const chosen = filters[name];
    if (chosen && !(chosen instanceof Array)) {
      const text =
        typeof chosen === 'string' ? words.option(name, { value: chosen }) : words.span(chosen as Span);
      return [{ id: name, text, without: { ...filters, [name]: undefined } }];
    }
    return optionsOf(chosen).map((value) => {
      const options: readonly ChoiceFacet[] = facets[name];
      const option = options.find((one) => one.value === value) ?? { value };
      return {
        id: `${name}-${value}`,
        text: words.option(name, option),
        without: { ...filters, [name]: toggled(optionsOf(chosen), value) },
      };
    });
  });
  return <AppliedFilters applied={applied} onChange={onChange} onClear={() => onChange({} as Filters)} />;
}
