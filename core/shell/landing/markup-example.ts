import type { Money } from '../../contract/money/money';

/** A supplier's net price for the example on the landing page. */
export const NET: Money = { amount: 48_000, currency: 'USD' };

/** What a markup in whole percent does to it; rounded to the minor unit. */
export function withMarkup(net: Money, percent: number): { markup: Money; traveller: Money } {
  const markup = Math.round((net.amount * percent) / 100);
  return {
    markup: { amount: markup, currency: net.currency },
    traveller: { amount: net.amount + markup, currency: net.currency },
  };
}
