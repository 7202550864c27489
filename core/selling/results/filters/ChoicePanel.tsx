import type { ReactNode } from 'react';
import { CheckFilter } from './CheckFilter';
import { Divided } from './Divided';
import { optionsOf, type ChoiceFacet, type ChoiceFacets, type Chosen } from './choices';
import type { ChoiceWords, Facets } from './facets';

interface ChoicePanelProps<Filters extends Chosen<Filters>> {
  facets: ChoiceFacets<Filters>;
  filters: Filters;
  words: ChoiceWords<Filters>;
  /** How each is shown. */
  shown: Facets<never, Filters>;
  onChange: (filters: Filters) => unknown;
  /** Limits that the product draws, above all options. */
  limits?: ReactNode;
}

/** Every option with its count and its lowest price; one without results is disabled, not hidden. */
export function ChoicePanel<Filters extends Chosen<Filters>>(props: ChoicePanelProps<Filters>) {
  const { facets, filters, words, shown, onChange } = props;
  const names = (Object.keys(facets) as (keyof Filters & string)[]).filter(
    (name) => facets[name].length > (shown[name].ifSeveral ? 1 : 0),
  );
  return (
    <Divided>
      {props.limits}
      {names.map((name) => (
        <CheckFilter
          key={name}
          legend={words.filter(name)}
          options={facets[name] as readonly ChoiceFacet[]}
          label={(option) => words.option(name, option)}
          selected={filters[name] && optionsOf(filters[name])}
          fold={shown[name].fold}
          onChange={(selected) => onChange({ ...filters, [name]: selected })}
        />
      ))}
    </Divided>
  );
}
