import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { FoundWords } from '@/core/selling/results/FoundOffers';
import { useCarWords } from '../car-words';
import type { Filters, PriceBucket } from './filters';
import type { PriceSteps } from './price-steps';
import type { Sort } from './sort';

/** What the results say of cars and of what they are narrowed by; prices in the currency that is shown (R295). */
export function useResultWords({ buckets, currency }: PriceSteps): FoundWords<Filters, Sort> {
  const { t } = useLingui();
  const format = useFormat();
  const car = useCarWords();
  const price = (id: PriceBucket) => {
    const bound = (amount: number) => format.money({ amount, currency }, { cents: 'auto', own: true });
    const { min, max } = buckets.find((bucket) => bucket.id === id)!;
    const [from, to] = [bound(min), bound(max ?? 0)];
    if (min === 0) return t`Under ${to}`;
    return max === null ? t`Over ${from}` : t`${from} to ${to}`;
  };
  const fixed: Record<string, Record<string, string>> = {
    seats: { '1-4': t`1 to 4 passengers`, '5-or-more': t`5 or more passengers` },
    bags: { '1-2': t`1 to 2 bags`, '3-4': t`3 to 4 bags`, '5-or-more': t`5 or more bags` },
    features: {
      'air-conditioning': t`Air conditioning`,
      automatic: t`Automatic`,
      '4-doors': t`4+ Doors`,
    },
    policies: { 'unlimited-mileage': t`Unlimited mileage`, 'free-cancellation': t`Free cancellation` },
  };
  return {
    filter: (name) =>
      ({
        price: t`Total price`,
        sizes: t`Car size`,
        seats: t`Passengers`,
        bags: t`Bags`,
        features: t`Features`,
        policies: t`Policies`,
        points: t`Pick-up at`,
        vendors: t`Rental company`,
      })[name],
    option: (filter, { value, name = value }) => {
      if (filter === 'price') return price(value as PriceBucket);
      if (filter === 'sizes') return car.size(value, name);
      if (filter === 'vendors') return car.vendor({ code: value, name });
      return fixed[filter]?.[value] ?? name;
    },
    sort: (sort) => ({ cheapest: t`Cheapest`, highest: t`Highest` })[sort],
    list: t`Cars`,
    count: (count) => plural(count, { one: '# car', other: '# cars' }),
    show: (count) => plural(count, { one: 'Show # car', other: 'Show # cars' }),
    none: t`No cars match these filters`,
    without: (name, gain) =>
      name
        ? plural(gain, {
            one: `Without the filter “${name}” there is # car.`,
            other: `Without the filter “${name}” there are # cars.`,
          })
        : plural(gain, {
            one: 'Without filters there is # car.',
            other: 'Without filters there are # cars.',
          }),
  };
}
