import type { Money } from '@/core/contract';
import { optionalCoverages, type CarDetails, type CarExtras, type PricedCarExtras } from '../../contract';
import { quantityOf } from '../extras';

/** What was added, in the order of the offer, with what it costs for the whole rental. */
export function pricedChoice(offer: CarDetails, extras: CarExtras): PricedCarExtras {
  const coverages = optionalCoverages(offer).flatMap(({ code, name, charge: { amount } }) =>
    extras.coverages.includes(code) && amount ? [{ code, name, amount }] : [],
  );
  const accessories = offer.accessories.flatMap(({ code, name, amount }) => {
    const quantity = quantityOf(extras, code);
    return quantity > 0
      ? [{ code, name, quantity, amount: { ...amount, amount: amount.amount * quantity } }]
      : [];
  });
  const sum = [...coverages, ...accessories].reduce((total, { amount }) => total + amount.amount, 0);
  return { coverages, accessories, total: { ...offer.price, amount: sum } };
}

/** The car and what was added: what is paid now. The server prices it again before anything is booked. */
export const totalWith = (offer: CarDetails, extras: CarExtras): Money => ({
  ...offer.price,
  amount: offer.price.amount + pricedChoice(offer, extras).total.amount,
});
