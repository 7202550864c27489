import type { Money } from '@/core/contract';
import { optionalCoverages, type CarDetails, type CarExtras } from '../../contract';

/** A line of what was added, for the whole rental. */
export interface ExtraLine {
  kind: 'coverage' | 'accessory';
  code: string;
  name: string;
  quantity: number;
  amount: Money;
}

/** What was added, in the order of the offer. */
export function extraLines(offer: CarDetails, extras: CarExtras): ExtraLine[] {
  const coverages = optionalCoverages(offer).flatMap(({ code, name, charge }): ExtraLine[] =>
    extras.coverages.includes(code) && charge.amount
      ? [{ kind: 'coverage', code, name, quantity: 1, amount: charge.amount }]
      : [],
  );
  const accessories = offer.accessories.flatMap(({ code, name, amount }): ExtraLine[] => {
    const quantity = extras.accessories.find((accessory) => accessory.code === code)?.quantity ?? 0;
    return quantity > 0
      ? [{ kind: 'accessory', code, name, quantity, amount: { ...amount, amount: amount.amount * quantity } }]
      : [];
  });
  return [...coverages, ...accessories];
}

/** The car and what was added: what is paid now. The server prices it again before anything is booked. */
export const totalWith = (offer: CarDetails, extras: CarExtras): Money => ({
  ...offer.price,
  amount: extraLines(offer, extras).reduce((sum, { amount }) => sum + amount.amount, offer.price.amount),
});
