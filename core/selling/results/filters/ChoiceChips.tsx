import { AppliedFilters } from './AppliedFilters';
import type { ChoiceWords } from './ChoicePanel';
import { optionsOf, type ChoiceFacet, type ChoiceFacets, type Chosen, type Span } from './choices';
import { toggled } from './toggled';

interface ChoiceChipsProps<Filters extends Chosen<Filters>> {
  facets: ChoiceFacets<Filters>;
  filters: Filters;
  words: ChoiceWords<Filters> & {
    /** A limit in words, where a product has one. */
    span?: (name: keyof Filters & string, span: Span) => string;
  };
  onChange: (filters: Filters) => unknown;
}

/** The chosen options, each removable by itself. */
export function ChoiceChips<Filters extends Chosen<Filters>>(props: ChoiceChipsProps<Filters>) {
  const { facets, filters, words, onChange } = props;
  const applied = (Object.keys(facets) as (keyof Filters & string)[]).flatMap((name) => {
    const chosen = filters[name];
    if (chosen && !(chosen instanceof Array)) {
      const text =
        typeof chosen === 'string'
          ? words.option(name, { value: chosen })
          : (words.span?.(name, chosen as Span) ?? words.filter(name));
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
