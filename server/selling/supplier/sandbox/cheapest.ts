import type { NetOffer } from '../../../ports/supplier';

/** So many of the offers, cheapest first; of equal ones always the same first. */
export function cheapest<Offer extends NetOffer>(offers: readonly Offer[], most: number): Offer[] {
  const net = ({ base, taxes }: Offer) => base.amount + taxes.amount;
  return [...offers].sort((a, b) => net(a) - net(b) || (a.id < b.id ? -1 : 1)).slice(0, most);
}
