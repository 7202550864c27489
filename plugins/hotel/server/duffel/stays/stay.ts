import type { SupplierListing, SupplierStay } from '../../supplier/port';
import type { WholeRate } from './rates';
import { sealStay } from './stay-id';
import type { SupplierSearch } from '../../supplier/port';

/** A rate as a stay that can be bought. */
export function stayOf(
  listing: SupplierListing,
  { rateId, rooms, base, taxes, atProperty, conditions }: WholeRate,
  { stay, rooms: parties, currency }: Pick<SupplierSearch, 'stay' | 'rooms' | 'currency'>,
  secret: string,
): SupplierStay {
  return {
    id: sealStay({ rateId, currency, stay, rooms: parties }, secret),
    ...{ listing, stay, rooms, base, taxes, atProperty, conditions },
    published: null,
    retail: null,
  };
}

const wayOf = ({ rooms }: WholeRate): string => {
  const { board, terms, payment } = rooms[0]!.rate;
  return [board, terms.freeUntil ? 'free' : 'kept', payment].join(' ');
};

/** Of rates, cheapest first, the first of each board, refund and payment. */
export const waysIn = (rates: readonly WholeRate[]): WholeRate[] => [
  ...new Map([...rates].reverse().map((rate) => [wayOf(rate), rate])).values(),
];
