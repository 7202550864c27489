import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { Formatter } from '../../../i18n/format';
import { useFormat } from '../../../i18n/use-format';
import type { Say } from '../../../say/say';
import type { Fold } from './CheckFilter';
import type { Choices, Chosen, Span } from './choices';

/** An option of a filter; one that comes with the results may have a name. */
export interface Option {
  value: string;
  name?: string;
}

/** How a filter is shown. */
export interface FacetWords {
  readonly label: MessageDescriptor;
  /** Its options, where they are known beforehand. */
  readonly names?: Readonly<Record<string, MessageDescriptor>>;
  /** Any other option, or the limit that is written so; its own name without that. */
  readonly told?: (option: Option, say: Say, format: Formatter) => string;
  readonly fold?: Fold;
  /** It says nothing where all results have the same. */
  readonly ifSeveral?: true;
  /** A limit of the prices, with a slider that shows how many cost what. */
  readonly isPrice?: true;
}

/** The filters of a product as its panel and its chips show them, in the order of the panel. */
export type Facets<Offer, Filters> = Choices<Offer, Filters, FacetWords>;

/** What a panel and chips call filters and their options. */
export interface ChoiceWords<Filters> {
  filter: (name: keyof Filters & string) => string;
  option: (name: keyof Filters & string, option: Option) => string;
  span: (span: Span) => string;
}

/** The words of facets; prices are in `currency`. */
export function useFacetWords<Filters extends Chosen<Filters>>(
  facets: Facets<never, Filters>,
  currency: string,
): ChoiceWords<Filters> {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const price = (amount: number) => format.money({ amount, currency });
  return {
    filter: (name) => i18n._(facets[name].label),
    option(name, option) {
      const { names, told } = facets[name];
      const known = names?.[option.value];
      return known ? i18n._(known) : (told?.(option, i18n, format) ?? option.name ?? option.value);
    },
    span({ from, to }) {
      const [low, high] = [price(from), price(to)];
      if (to === Infinity) return t`From ${low}`;
      return from === 0 ? t`Up to ${high}` : t`${low} to ${high}`;
    },
  };
}
