import type { Money } from '@/core/contract';
import { price, type PriceTerms, splitTotal } from '@/server/pricing';
import { neutralId } from '@/server/selling/supplier/neutral';
import type { FlightOffer, TravellerPrice } from '../contract';
import type { SupplierOffer } from '../face/port';

/** Splits the total over the types of travellers by what each costs, to the last minor unit. */
export function splitFares({ fares }: Pick<SupplierOffer, 'fares'>, total: Money): TravellerPrice[] {
  const shares = splitTotal(
    total,
    fares.map((fare) => fare.base.amount + fare.taxes.amount),
  );
  return fares.map(({ passengerType, count }, index) => ({ passengerType, count, total: shares[index]! }));
}

/**
 * The offer as its buyer sees it, at a total that is already decided; `staff` also sees what it costs the agency and
 * whose contract it is sold under, and who supplies it (SEC-35).
 */
export function offerAt(
  offer: SupplierOffer,
  total: Money,
  staff: { readonly wholesale: Money; readonly agencyFee: Money } | null | undefined,
): FlightOffer {
  const { fares: _fares, base: _base, taxes: _taxes, published: _published, seller, ...shown } = offer;
  const sold = { ...shown, totalAmount: total, travellerPrices: splitFares(offer, total) };
  if (!staff) return { ...sold, supplier: neutralId(sold.supplier) };
  return {
    ...sold,
    wholesale: staff.wholesale,
    agencyFee: staff.agencyFee,
    ...(seller === undefined ? {} : { seller }),
  };
}

/** The offer with the agency's markup and fee. */
export function sell(offer: SupplierOffer, terms: PriceTerms, isStaff: boolean): FlightOffer {
  const { total, staff } = price({ ...offer, retail: null }, terms);
  return offerAt(offer, total, isStaff ? staff : null);
}
