import type { ReactNode } from 'react';
import { CheckFilter, type Fold } from './CheckFilter';
import { Divided } from './Divided';
import { optionsOf, type ChoiceFacet, type ChoiceFacets, type Chosen } from './choices';

/** What a product calls its filters and their options. */
export interface ChoiceWords<Filters> {
  filter: (name: keyof Filters & string) => string;
  option: (name: keyof Filters & string, option: { value: string; name?: string }) => string;
}

export interface ChoicePanelProps<Filters extends Chosen<Filters>> {
  facets: ChoiceFacets<Filters>;
  filters: Filters;
  words: ChoiceWords<Filters>;
  folds?: Partial<Record<keyof Filters, Fold>>;
  /** Filters that say nothing where all results have the same. */
  ifSeveral?: readonly (keyof Filters)[];
  onChange: (filters: Filters) => unknown;
  /** Limits that the product draws, above all options. */
  limits?: ReactNode;
}

/** Every option with its count and its lowest price; one without results is disabled, not hidden. */
export function ChoicePanel<Filters extends Chosen<Filters>>(props: ChoicePanelProps<Filters>) {
  const { facets, filters, words, folds = {}, ifSeveral = [], onChange } = props;
  const names = (Object.keys(facets) as (keyof Filters & string)[]).filter(
    (name) => facets[name].length > (ifSeveral.includes(name) ? 1 : 0),
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
          fold={(folds as Partial<Record<string, Fold>>)[name]}
          onChange={(selected) => onChange({ ...filters, [name]: selected })}
        />
      ))}
    </Divided>
  );
}
