import { z } from 'zod/mini';
import type { Money } from '../../../contract';
import { codesLike, someOf, writeList } from './filter-address';
import { besides, passesAll, type Tests } from './passes';
import { facetsIn, namedFacets, tallyBy, type Facet } from './tally';

/** A filter whose options are chosen one by one, as its product declares it. */
export interface Choice<Offer, Value extends string = string> {
  /** Its options in their order; of those that come with the results, what one looks like in an address. */
  options: readonly Value[] | RegExp;
  /** Options that come with the results, by name. */
  named?: (offers: readonly Offer[]) => ReadonlyMap<string, string>;
  /** Those stand as they are given; else in the order of the alphabet. */
  inOrder?: true;
  /** What an offer has of them. */
  has: (offer: Offer) => readonly Value[];
  /** Every chosen option has to be there, not one of them. */
  all?: true;
}

/** What is chosen of each filter; an absent one lets everything pass. */
export type Chosen<Filters> = { readonly [Name in keyof Filters]?: readonly string[] | undefined };

/** The filters of a product, in the order of the panel. */
export type Choices<Offer, Filters extends Chosen<Filters>> = {
  readonly [Name in keyof Filters]-?: Choice<Offer, NonNullable<Filters[Name]>[number]>;
};

/** An option with what it leads to; those that come with the results have a name. */
export type ChoiceFacet<Value extends string = string> = Facet<Value> & { name?: string };
export type ChoiceFacets<Filters extends Chosen<Filters>> = {
  [Name in keyof Filters]-?: ChoiceFacet<NonNullable<Filters[Name]>[number]>[];
};

/** The filters that are on, in the order of the panel. */
export const namesOf = <Filters extends Chosen<Filters>>(
  choices: Choices<never, Filters>,
  filters: Filters,
): (keyof Filters & string)[] =>
  (Object.keys(choices) as (keyof Filters & string)[]).filter((name) => filters[name] !== undefined);

/** How the filters stand in an address: words with commas between them. */
export function addressOf<Offer, Filters extends Chosen<Filters>>(choices: Choices<Offer, Filters>) {
  const all = Object.entries(choices) as [keyof Filters & string, Choice<Offer>][];
  const shape = Object.fromEntries(
    all.map(([name, { options }]) => [
      name,
      options instanceof RegExp ? codesLike(options) : someOf(options),
    ]),
  );
  return {
    filters: z.object(shape) as unknown as z.ZodMiniType<Filters>,
    writeFilters: (filters: Filters): Record<string, string> =>
      Object.fromEntries(namesOf(choices, filters).map((name) => [name, writeList(filters[name]!)])),
  };
}

/** The filters that are on, in the order of the panel, with what each asks of an offer. */
export const testsOf = <Offer, Filters extends Chosen<Filters>>(
  choices: Choices<Offer, Filters>,
  filters: Filters,
): Tests<Offer, keyof Filters & string> =>
  namesOf(choices, filters).map((name) => {
    const { has, all } = choices[name] as Choice<Offer>;
    const wanted = filters[name] as readonly string[];
    return [
      name,
      (offer) =>
        all
          ? wanted.every((value) => has(offer).includes(value))
          : has(offer).some((value) => wanted.includes(value)),
    ];
  });

/** Whether an offer passes all filters. */
export const passing = <Offer, Filters extends Chosen<Filters>>(
  choices: Choices<Offer, Filters>,
  filters: Filters,
): ((offer: Offer) => boolean) => passesAll(testsOf(choices, filters));

/**
 * What each option of a filter leads to: its count and lowest price among what passes all other filters (G64), and its
 * own where all that is chosen has to be there. An option that nobody has is there with zero.
 */
export function facetsOf<Offer extends { price: Money }, Filters extends Chosen<Filters>>(
  choices: Choices<Offer, Filters>,
  offers: readonly Offer[],
  filters: Filters,
): ChoiceFacets<Filters> {
  const passes = besides(testsOf(choices, filters));
  const facets = (name: keyof Filters & string): ChoiceFacet[] => {
    const { options, named, inOrder, has, all } = choices[name] as Choice<Offer>;
    const left = offers.filter(all ? passes() : passes(name)).map((offer) => [offer]);
    const found = tallyBy(left, ({ price }) => price, has);
    if (!named) return facetsIn(options as readonly string[], found);
    const names = named(offers);
    return inOrder
      ? facetsIn([...names.keys()], found).map((facet) => ({ ...facet, name: names.get(facet.value)! }))
      : namedFacets(names, found);
  };
  const all = Object.keys(choices) as (keyof Filters & string)[];
  return Object.fromEntries(all.map((name) => [name, facets(name)])) as ChoiceFacets<Filters>;
}
