import { addMoney } from '@/core/contract';
import type { CarExtras, CarQuote } from '../../contract';
import { DETAILS, QUOTE, usd } from './fixtures';

/** The quote of the fixtures with extras priced as their offer prices them. */
export function quoteWith(chosen: CarExtras | undefined, quote: CarQuote = QUOTE): CarQuote {
  if (!chosen) return quote;
  const accessories = chosen.accessories.map(({ code, quantity }) => {
    const { name, amount } = DETAILS.accessories.find((each) => each.code === code)!;
    return { code, name, quantity, amount: { ...amount, amount: amount.amount * quantity } };
  });
  const coverages = chosen.coverages.map((code) => {
    const { name, charge } = DETAILS.availableInfo.coverages.find((each) => each.code === code)!;
    return { code, name, amount: charge.amount! };
  });
  const total = addMoney(usd(0), ...[...accessories, ...coverages].map(({ amount }) => amount));
  return {
    ...quote,
    extras: { accessories, coverages, total },
    price: {
      ...quote.price,
      lines: [...quote.price.lines, { kind: 'extras', amount: total }],
      total: addMoney(quote.price.total, total),
    },
  };
}
