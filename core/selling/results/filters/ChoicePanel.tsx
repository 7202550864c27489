import { Fragment } from 'react';
import { Inline, Stack } from '../../../ui/content/layout';
import { CheckFilter } from './CheckFilter';
import { Divided } from './Divided';
import type { ChoiceFacet, ChoiceFacets, Chosen } from './choices';
import { Folded } from './Folded';

/** What a product calls its filters and their options. */
export interface ChoiceWords<Filters> {
  filter: (name: keyof Filters & string) => string;
  option: (name: keyof Filters & string, option: { value: string; name?: string }) => string;
}

/** A filter with a long list of options: so many are shown until the rest is asked for. */
interface Fold {
  most: number;
  /** "Show all 12 sizes" and "Show fewer sizes". */
  words: (all: number) => { more: string; fewer: string };
}

export interface ChoicePanelProps<Filters extends Chosen<Filters>> {
  facets: ChoiceFacets<Filters>;
  filters: Filters;
  words: ChoiceWords<Filters>;
  folds?: Partial<Record<keyof Filters, Fold>>;
  /** Filters that say nothing where all results have the same. */
  ifSeveral?: readonly (keyof Filters)[];
  onChange: (filters: Filters) => unknown;
}

/** Every option with its count and its lowest price; one without results is disabled, not hidden. */
export function ChoicePanel<Filters extends Chosen<Filters>>(props: ChoicePanelProps<Filters>) {
  const { facets, filters, words, folds = {}, ifSeveral = [], onChange } = props;
  const names = (Object.keys(facets) as (keyof Filters & string)[]).filter(
    (name) => !ifSeveral.includes(name) || facets[name].length > 1,
  );
  const boxes = (name: keyof Filters & string, options: readonly ChoiceFacet[]) => (
    <CheckFilter
      legend={words.filter(name)}
      options={options}
      label={(value) =>
        words.option(
          name,
          options.find((option) => option.value === value)!,
        )
      }
      selected={filters[name]}
      onChange={(selected) => onChange({ ...filters, [name]: selected })}
    />
  );
  const group = (name: keyof Filters & string) => {
    const options: readonly ChoiceFacet[] = facets[name];
    const fold = (folds as Partial<Record<string, Fold>>)[name];
    if (!fold) return boxes(name, options);
    return (
      <Folded
        options={options}
        most={fold.most}
        keep={({ value }) => filters[name]?.includes(value) ?? false}
        words={fold.words(options.length)}
      >
        {(shown, toggle) => (
          <Stack gap={8}>
            {boxes(name, shown)}
            {toggle && <Inline>{toggle}</Inline>}
          </Stack>
        )}
      </Folded>
    );
  };
  return (
    <Divided>
      {names.map((name) => (
        <Fragment key={name}>{group(name)}</Fragment>
      ))}
    </Divided>
  );
}
