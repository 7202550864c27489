import { z } from 'zod/mini';
import type { Money } from '../../../contract';
import { codesLike, codesOrNone, oneOf, readFilter, someOf, writeList } from './filter-address';
import { besides, passesAll, type Tests } from './passes';
import { facetsIn, namedFacets, tallyBy, type Facet } from './tally';

/** A filter whose options are chosen one by one, as its product declares it. */
export interface Choice<Offer, Value extends string = string> {
  /** Its options in their order; of those that come with the results, what one looks like in an address. */
  options: readonly Value[] | RegExp;
  /** Options that come with the results, by name; without that, the product counts them itself. */
  named?: (offers: readonly Offer[]) => ReadonlyMap<string, string>;
  /** Those stand as they are given; else in the order of the alphabet. */
  inOrder?: true;
  /** What an offer has of them. */
  has: (offer: Offer) => readonly Value[];
  /** Every chosen option has to be there, not one of them. */
  all?: true;
  /** Nothing but chosen options may be there. */
  only?: true;
  /** No chosen option may be there. */
  none?: true;
  /** Every option counts as chosen until one is taken away; none chosen is a filter, too (G68). */
  full?: true;
  /** One option at a time. */
  single?: true;
}

/** A filter that is no list of options: how it stands in an address, and what it asks of an offer. */
export interface Limit<Offer, Value> {
  read: (text: string) => Value | undefined;
  write: (value: Value) => string;
  asks: (value: Value) => (offer: Offer) => boolean;
}

/** A limit that a product draws itself, told from a list of options. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** What is chosen of each filter; an absent one lets everything pass. */
export type Chosen<Filters> = {
  readonly [Name in keyof Filters]?: readonly string[] | Span | string | undefined;
};

/** The options that are chosen of a filter; none of a limit. */
export const optionsOf = (chosen: readonly string[] | Span | string | undefined): readonly string[] =>
  chosen instanceof Array ? (chosen as readonly string[]) : [];

type OptionOf<Value> = Value extends readonly (infer Option extends string)[]
  ? Option
  : Extract<Value, string>;

/** The filters of a product, in the order of the panel, each with what else is said of it. */
export type Choices<Offer, Filters, More = unknown> = {
  readonly [Name in keyof Filters]-?: More &
    (Choice<Offer, OptionOf<NonNullable<Filters[Name]>>> | Limit<Offer, NonNullable<Filters[Name]>>);
};
type AnyFilter<Offer> = Choice<Offer> | Limit<Offer, unknown>;
const filterOf = <Offer, Filters>(choices: Choices<Offer, Filters>, name: keyof Filters) =>
  choices[name] as unknown as AnyFilter<Offer>;

/** An option with what it leads to; those that come with the results have a name. */
export type ChoiceFacet<Value extends string = string> = Facet<Value> & { name?: string };
/** Limits have none. */
export type ChoiceFacets<Filters> = {
  [Name in keyof Filters]-?: ChoiceFacet<OptionOf<NonNullable<Filters[Name]>>>[];
};

/** The filters that are on, in the order of the panel. */
export const namesOf = <Filters extends object>(
  choices: Choices<never, Filters>,
  filters: Filters,
): (keyof Filters & string)[] =>
  (Object.keys(choices) as (keyof Filters & string)[]).filter((name) => filters[name] !== undefined);

function readerOf<Offer>(filter: AnyFilter<Offer>) {
  if ('asks' in filter) return readFilter(filter.read);
  const { options, full, single } = filter;
  if (options instanceof RegExp) return full ? codesOrNone(options) : codesLike(options);
  return single ? oneOf(options) : someOf(options);
}
const writerOf = <Offer>(filter: AnyFilter<Offer>): ((value: never) => string) =>
  'asks' in filter ? filter.write : filter.single ? String : writeList;

/** How the filters stand in an address: words with commas between them, and limits in their own way. */
export function addressOf<Offer, Filters extends object>(choices: Choices<Offer, Filters>) {
  const all = Object.keys(choices) as (keyof Filters)[];
  const shape = Object.fromEntries(all.map((name) => [name, readerOf(filterOf(choices, name))]));
  return {
    filters: z.object(shape) as unknown as z.ZodMiniType<Filters>,
    writeFilters: (filters: Filters): Record<string, string> =>
      Object.fromEntries(
        namesOf(choices, filters).map((name) => [
          name,
          writerOf(filterOf(choices, name))(filters[name] as never),
        ]),
      ),
  };
}

function asked<Offer>(filter: AnyFilter<Offer>, value: unknown): (offer: Offer) => boolean {
  if ('asks' in filter) return filter.asks(value);
  const { has, all, only, none } = filter;
  const chosen = typeof value === 'string' ? [value] : (value as readonly string[]);
  if (all) return (offer) => chosen.every((one) => has(offer).includes(one));
  if (only) return (offer) => has(offer).every((one) => chosen.includes(one));
  return (offer) => has(offer).some((one) => chosen.includes(one)) !== !!none;
}

/** The filters that are on, in the order of the panel, with what each asks of an offer. */
export const testsOf = <Offer, Filters extends object>(
  choices: Choices<Offer, Filters>,
  filters: Filters,
): Tests<Offer, keyof Filters & string> =>
  namesOf(choices, filters).map((name) => [name, asked(filterOf(choices, name), filters[name])]);

/** Whether an offer passes all filters. */
export const passing = <Offer, Filters extends object>(
  choices: Choices<Offer, Filters>,
  filters: Filters,
): ((offer: Offer) => boolean) => passesAll(testsOf(choices, filters));

const NONE: readonly never[] = [];

/** What an offer has when nothing but what is chosen may be there: it waits for an option that alone is lacking. */
const lacking = (had: readonly string[], chosen: readonly string[]) =>
  had.filter((one) => had.every((other) => other === one || chosen.includes(other)));

/**
 * What each option of a filter leads to: its count and lowest price among what passes all other filters (G64), and its
 * own where all that is chosen has to be there. An option that nobody has is there with zero. A result has one offer or
 * several.
 */
export function facetsOfResults<Offer extends object, Filters extends object>(
  choices: Choices<Offer, Filters>,
  results: readonly (readonly Offer[])[],
  priceOf: (offer: Offer) => Money,
  filters: Filters,
): ChoiceFacets<Filters> {
  const besidesThese = besides(testsOf(choices, filters));
  const facets = (name: keyof Filters & string): ChoiceFacet[] => {
    const filter = filterOf(choices, name);
    if ('asks' in filter || (filter.options instanceof RegExp && !filter.named)) return [];
    const { options, named, inOrder, has, all, only, full } = filter;
    const chosen = filters[name] as readonly string[] | undefined;
    const passes = all ? besidesThese() : besidesThese(name);
    const leads = only && (chosen || !full) ? (offer: Offer) => lacking(has(offer), chosen ?? NONE) : has;
    const found = tallyBy(results, priceOf, (offer) => (passes(offer) ? leads(offer) : NONE));
    if (!named) return facetsIn(options as readonly string[], found);
    const names = named(results.flat());
    return inOrder
      ? facetsIn([...names.keys()], found).map((facet) => ({ ...facet, name: names.get(facet.value)! }))
      : namedFacets(names, found);
  };
  const all = Object.keys(choices) as (keyof Filters & string)[];
  return Object.fromEntries(all.map((name) => [name, facets(name)])) as ChoiceFacets<Filters>;
}

/** The same where each result is one offer. */
export const facetsOf = <Offer extends { price: Money }, Filters extends object>(
  choices: Choices<Offer, Filters>,
  offers: readonly Offer[],
  filters: Filters,
): ChoiceFacets<Filters> =>
  facetsOfResults(
    choices,
    offers.map((offer) => [offer]),
    ({ price }) => price,
    filters,
  );
