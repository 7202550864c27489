import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { ChoiceWords } from '@/core/selling/results/filters/ChoicePanel';
import { useCarWords } from '../words';
import type { Filters, PriceBucket } from './filters';
import type { PriceSteps } from './price-steps';
import type { Sort } from './sort';

/** What the results call their filters, options and orders; prices in the currency that is shown (R295). */
export function useResultWords({ buckets, currency }: PriceSteps) {
  const { t } = useLingui();
  const format = useFormat();
  const car = useCarWords();
  const price = (id: PriceBucket) => {
    const whole = (amount: number) => format.money({ amount, currency }, { cents: 'up', own: true });
    const { min, max } = buckets.find((bucket) => bucket.id === id)!;
    const [from, to] = [whole(min), whole(max ?? 0)];
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
  const words: ChoiceWords<Filters> = {
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
  };
  return { ...words, sort: (sort: Sort) => ({ cheapest: t`Cheapest`, highest: t`Highest` })[sort] };
}
