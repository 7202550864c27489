import { t } from '@lingui/core/macro';
import type { Formatter } from '@/core/i18n/format';
import { minorDigits, type Money } from '@/core/contract';
import { CAR_PRICE_BUCKETS, type Bucket } from '../../contract';
import type { PriceBucket } from './filters';

/** The buckets of the price filter in the currency that is shown. */
export interface PriceSteps {
  currency: string;
  /** Bounds in minor units. */
  buckets: readonly (Bucket & { readonly id: PriceBucket })[];
  /** A price as it is shown. */
  shown: (price: Money) => Money;
}

const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** The round amount that is nearest: 522 is 500, 91.4 is 100. */
export function roundNear(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  const off = (lead: number) => Math.abs(amount / power - lead);
  return power * ROUND.reduce((best, lead) => (off(lead) < off(best) ? lead : best));
}

interface Currencies {
  /** Of the offers' prices. */
  own: string;
  /** What a dollar comes to in it; a price in another currency is its own dollar where nobody says. */
  dollar?: number | undefined;
  /** Turns a price into what is shown; absent while prices stay as they are. */
  exchange?: ((money: Money) => Money) | undefined;
}

/** R295: 200, 300 and 400 dollars, or round amounts near them in the same proportions. */
export function priceStepsOf({ own, dollar = 1, exchange }: Currencies): PriceSteps {
  const shown = exchange ?? ((price: Money) => price);
  const { currency } = shown({ amount: 0, currency: own });
  const hundred = exchange?.({ amount: 10_000, currency: 'USD' });
  const scale = 10 ** minorDigits(currency);
  const unit =
    currency === own || hundred?.currency !== currency
      ? roundNear(100 * dollar)
      : roundNear(hundred.amount / scale);
  const bound = (dollars: number) => Math.round((dollars / 100) * unit * scale);
  return {
    currency,
    buckets: CAR_PRICE_BUCKETS.map(({ id, min, max }) => ({
      id,
      min: bound(min),
      max: max === null ? null : bound(max),
    })),
    shown,
  };
}

export const DOLLARS = priceStepsOf({ own: 'USD' });

/** A bucket in words, in the currency that is shown. */
export function stepText({ buckets, currency }: PriceSteps, id: PriceBucket, format: Formatter): string {
  const bound = (amount: number) => format.money({ amount, currency }, { cents: 'auto', own: true });
  const { min, max } = buckets.find((bucket) => bucket.id === id)!;
  const [from, to] = [bound(min), bound(max ?? 0)];
  if (min === 0) return t`Under ${to}`;
  return max === null ? t`Over ${from}` : t`${from} to ${to}`;
}
