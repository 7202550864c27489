import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import type { BagBucket, Feature, FilterName, Policy, PriceBucket, SeatBucket } from './filters';
import type { PriceSteps } from './price-steps';
import type { Sort } from './sort';

/** What the results call their filters, options and orders. */
export function useResultWords() {
  const { t } = useLingui();
  const format = useFormat();
  return {
    sort: (sort: Sort) => ({ cheapest: t`Cheapest`, highest: t`Highest` })[sort],
    /** A bucket of prices in the currency that is shown (R295). */
    price: (id: PriceBucket, { buckets, currency }: PriceSteps) => {
      const whole = (amount: number) => format.money({ amount, currency }, { cents: 'up', own: true });
      const { min, max } = buckets.find((bucket) => bucket.id === id)!;
      const [from, to] = [whole(min), whole(max ?? 0)];
      if (min === 0) return t`Under ${to}`;
      return max === null ? t`Over ${from}` : t`${from} to ${to}`;
    },
    seats: (id: SeatBucket) => ({ '1-4': t`1 to 4 passengers`, '5-or-more': t`5 or more passengers` })[id],
    bags: (id: BagBucket) =>
      ({ '1-2': t`1 to 2 bags`, '3-4': t`3 to 4 bags`, '5-or-more': t`5 or more bags` })[id],
    feature: (id: Feature) =>
      ({ 'air-conditioning': t`Air conditioning`, automatic: t`Automatic`, '4-doors': t`4+ Doors` })[id],
    policy: (id: Policy) =>
      ({
        'unlimited-mileage': t`Unlimited mileage`,
        'free-cancellation': t`Free cancellation`,
      })[id],
    filter: (name: FilterName) =>
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
  };
}
