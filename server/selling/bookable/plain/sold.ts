import type { Price } from '@/core/contract';
import type { OfferFrame } from '@/core/contract/bookings/bookable';
import { price, type PriceTerms, viewFor } from '../../../pricing';
import { neutralId } from '../../supplier/neutral';
import type { PlainOffer } from './port';

/**
 * The offer as its buyer sees it, at a price that is already decided and narrowed to them: protection stands beside it.
 * Staff also see what it costs the agency, and who supplies it (SEC-35).
 */
export function soldAt({ base, taxes, ...shown }: PlainOffer, { lines, total, staff }: Price): OfferFrame {
  const beside = lines.filter(({ kind }) => kind === 'protection');
  const amount = beside.reduce((rest, line) => rest - line.amount.amount, total.amount);
  const sold = { ...shown, price: { ...total, amount } };
  if (!staff) return { ...sold, supplier: neutralId(sold.supplier) };
  return { ...sold, wholesale: { ...base, amount: base.amount + taxes.amount }, agencyFee: staff.agencyFee };
}

/** The offer with the agency's markup and fee. */
export const sell = (offer: PlainOffer, terms: PriceTerms, isStaff: boolean): OfferFrame =>
  soldAt(offer, viewFor({ isStaff }, price({ ...offer, published: null, retail: null }, terms)));
