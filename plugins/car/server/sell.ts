import { type Money, type Price, toMajor } from '@/core/contract';
import { price, type PriceTerms, splitTotal, viewFor } from '@/server/pricing';
import { neutralId } from '@/server/selling/supplier/neutral';
import { type CarCharge, type CarDetails, isPaidAtCounter, isRentalCharge } from '../contract';
import type { SupplierCar } from '../face/port';

const isBeside = ({ kind }: Price['lines'][number]): boolean => kind === 'extras' || kind === 'protection';

/** What of a price is the car's own: extras and protection are lines beside it. */
export function carTotal({ lines, total }: Price): Money {
  const beside = lines.filter(isBeside).reduce((sum, { amount }) => sum + amount.amount, 0);
  return { ...total, amount: total.amount - beside };
}

/**
 * The car's own lines of a price, its base by what the vendor asks the rental for. They are the price's own amounts, so
 * every page and letter tells the same: taxes and the fee stand as they are, and what a reader does not see of the markup
 * is spread over the rental (SEC-35).
 */
export function chargesIn(
  { lines }: Pick<Price, 'lines'>,
  { charges }: Pick<SupplierCar, 'charges'>,
): CarCharge[] {
  const parts = charges.filter(isRentalCharge);
  return lines
    .filter((line) => !isBeside(line))
    .flatMap(({ kind, amount }): CarCharge[] => {
      if (kind !== 'base') return amount.amount === 0 ? [] : [{ kind: kind as CarCharge['kind'], amount }];
      const amounts = splitTotal(
        amount,
        parts.map((part) => part.amount.amount),
      );
      return parts.map((part, index) => ({ kind: part.kind, amount: amounts[index]! }));
    });
}

/**
 * The offer as its buyer sees it, at a price that is already decided and narrowed to them; staff also see what the car
 * costs the agency (SEC-35).
 */
export function offerAt(offer: SupplierCar, sold: Price): CarDetails {
  const { base, taxes, availableCore, charges: _, ...shown } = offer;
  const total = carTotal(sold);
  return {
    ...shown,
    availableCore: {
      ...availableCore,
      totalCharge: { estimatedTotal: toMajor(total), currencyCode: total.currency },
    },
    price: total,
    // Rounded up: so many days at this price are never less than the whole.
    perDay: { ...total, amount: Math.ceil(total.amount / offer.days) },
    charges: chargesIn(sold, offer),
    ...(sold.staff ? {} : { supplier: neutralId(shown.supplier) }),
    ...(sold.staff
      ? { wholesale: { ...base, amount: base.amount + taxes.amount }, agencyFee: sold.staff.agencyFee }
      : {}),
  };
}

/** What the vendor collects itself at its counter; null of what is paid here. */
export const asItIsOf = (offer: SupplierCar): Money | null =>
  isPaidAtCounter(offer) ? { ...offer.base, amount: offer.base.amount + offer.taxes.amount } : null;

/** The offer with the agency's markup and fee; one that is paid at the counter has neither. */
export function sell(offer: SupplierCar, terms: PriceTerms, isStaff: boolean): CarDetails {
  const { base, taxes } = offer;
  const figures = { base, taxes, published: null, retail: null, asItIs: asItIsOf(offer) };
  return offerAt(offer, viewFor({ isStaff }, price(figures, terms)));
}
