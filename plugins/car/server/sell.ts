import { type Money, type Price, toMajor } from '@/core/contract';
import { price, type PriceTerms, splitTotal } from '@/server/pricing';
import type { CarDetails } from '../contract';
import type { SupplierCar } from './supplier/port';

/** The offer as its buyer sees it, at a total that is already decided; staff also see what it costs the agency (SEC-35). */
export function offerAt(offer: SupplierCar, total: Money, isStaff: boolean): CarDetails {
  const { base, taxes, availableCore, charges, ...shown } = offer;
  const amounts = splitTotal(
    total,
    charges.map(({ amount }) => amount.amount),
  );
  return {
    ...shown,
    availableCore: {
      ...availableCore,
      totalCharge: { estimatedTotal: toMajor(total), currencyCode: total.currency },
    },
    price: total,
    perDay: { ...total, amount: Math.round(total.amount / offer.days) },
    charges: charges.map(({ kind }, index) => ({ kind, amount: amounts[index]! })),
    ...(isStaff ? { wholesale: { ...base, amount: base.amount + taxes.amount } } : {}),
  };
}

/** The offer with the agency's markup and fee. */
export function sell(offer: SupplierCar, terms: PriceTerms, isStaff: boolean): CarDetails {
  const { base, taxes } = offer;
  const { total } = price({ base, taxes, published: null, retail: null }, terms);
  return offerAt(offer, total, isStaff);
}

/** What of a price is the car's own: extras and protection are lines beside it. */
export function carTotal({ lines, total }: Price): Money {
  const beside = lines
    .filter(({ kind }) => kind === 'extras' || kind === 'protection')
    .reduce((sum, { amount }) => sum + amount.amount, 0);
  return { ...total, amount: total.amount - beside };
}
