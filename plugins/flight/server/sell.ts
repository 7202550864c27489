import type { Money } from '@/core/contract';
import { price, type PriceTerms, splitTotal } from '@/server/pricing';
import type { FlightOffer, TravellerPrice } from '../contract';
import type { SupplierOffer } from './supplier/port';

/** Splits the total over the types of travellers by what each costs, to the last minor unit. */
export function splitFares({ fares }: Pick<SupplierOffer, 'fares'>, total: Money): TravellerPrice[] {
  const shares = splitTotal(
    total,
    fares.map((fare) => fare.base.amount + fare.taxes.amount),
  );
  return fares.map(({ passengerType, count }, index) => ({ passengerType, count, total: shares[index]! }));
}

/** The offer as its buyer sees it, at a total that is already decided. */
export function offerAt(offer: SupplierOffer, total: Money): FlightOffer {
  const { fares: _fares, base: _base, taxes: _taxes, published: _published, ...shown } = offer;
  return { ...shown, totalAmount: total, travellerPrices: splitFares(offer, total) };
}

/** The offer with the agency's markup and fee; staff also see what it costs the agency (SEC-35). */
export function sell(offer: SupplierOffer, terms: PriceTerms, isStaff: boolean): FlightOffer {
  const { total, staff } = price({ ...offer, retail: null }, terms);
  const sold = offerAt(offer, total);
  return isStaff ? { ...sold, wholesale: staff.wholesale } : sold;
}
