import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import type { MessageDescriptor } from '@lingui/core';
import { ACCESS_NAMES, AMENITY_NAMES, BED_NAMES, BOARD_NAMES, KINDS, PAYMENT_NAMES } from '../../say/labels';
import type { Filters } from './filters';
import type { Per } from './rows';
import type { Sort } from './sort';

const NAMED: Readonly<Partial<Record<keyof Filters, Readonly<Record<string, MessageDescriptor>>>>> = {
  boards: BOARD_NAMES,
  payments: PAYMENT_NAMES,
  kinds: KINDS,
  amenities: AMENITY_NAMES,
  beds: BED_NAMES,
  accessibility: ACCESS_NAMES,
};

/** What the results say of stays and of what they are narrowed by; `currency` is that of their prices, which are `per` stay or night. */
export function useResultWords(currency: string, per: Per): FoundWords<Filters, Sort> {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const price = (amount: number) => format.money({ amount, currency });
  const far = (km: string) => format.number(Number(km), { style: 'unit', unit: 'kilometer' });
  return {
    filter: (name) =>
      ({
        name: t`Name of the property`,
        saved: t`Saved`,
        price: per === 'night' ? t`Price per night` : t`Price of the stay`,
        terms: t`Cancellation`,
        boards: t`Meals`,
        payments: t`Payment`,
        stars: t`Stars`,
        score: t`Guest rating`,
        kinds: t`Property type`,
        areas: t`Area`,
        distance: t`Distance`,
        amenities: t`Amenities`,
        beds: t`Beds`,
        accessibility: t`Accessibility`,
        chains: t`Chain`,
      })[name],
    option: (filter, { value, name = value }) => {
      const named = NAMED[filter]?.[value];
      if (named) return i18n._(named);
      if (filter === 'name') return t`Name: ${value.trim()}`;
      if (filter === 'saved')
        return plural(value.split(',').length, { one: '# saved property', other: '# saved properties' });
      if (filter === 'terms') return t`Free cancellation`;
      if (filter === 'stars') return plural(Number(value), { one: '# star', other: '# stars' });
      if (filter === 'score') return t`${value} or more`;
      if (filter === 'distance') return t`Up to ${far(value)}`;
      return name;
    },
    span: (_, { from, to }) => {
      const [low, high] = [price(from), price(to)];
      if (to === Infinity) return t`From ${low}`;
      return from === 0 ? t`Up to ${high}` : t`${low} to ${high}`;
    },
    sort: (sort) =>
      ({ recommended: t`Recommended`, lowest: t`Lowest Price`, highest: t`Highest Price` })[sort],
    list: t`Hotels`,
    count: (count) => plural(count, { one: '# property', other: '# properties' }),
    show: (count) => plural(count, { one: 'Show # property', other: 'Show # properties' }),
    none: t`No properties match these filters`,
    without: (name, gain) =>
      name
        ? plural(gain, {
            one: `Without the filter “${name}” there is # property.`,
            other: `Without the filter “${name}” there are # properties.`,
          })
        : plural(gain, {
            one: 'Without filters there is # property.',
            other: 'Without filters there are # properties.',
          }),
  };
}
