import type { Money, Price } from '@/core/contract';
import { chargedUp } from '@/core/contract/money/charged';
import { protectionAmount } from '@/core/contract/money/protection';
import { MAX_MARKUP_BASIS_POINTS } from './markup';
import { shareOf } from './round';

/** What the supplier asks and publishes, all in one currency. */
export interface SupplierFigures {
  readonly base: Money;
  readonly taxes: Money;
  /** What was chosen beside it, such as seats and bags, at the supplier's net price. */
  readonly extras?: Money | null | undefined;
  readonly published: Money | null;
  readonly retail: Money | null;
  /** The least that base and taxes may be sold at with what the agency adds to them. */
  readonly floor?: Money | null | undefined;
  /** What of base and taxes is sold at just that: it is the price of somebody who collects it themselves. */
  readonly asItIs?: Money | null | undefined;
}

/** What is added to a supplier's price for one traveller. */
export interface PriceTerms {
  /** Hundredths of a percent of wholesale, 0 to 10000. */
  readonly markupBasisPoints: number;
  /** A flat markup in minor units of the supplier's currency, which takes the place of the percentage (G69). */
  readonly markupMinor?: number;
  /** Minor units of the supplier's currency. */
  readonly feeMinor: number;
  /** Trip protection, when the traveller chose it: hundredths of a percent of the traveller's price (G72). */
  readonly protection?: { readonly basisPoints: number };
}

/** The agency's whole price, with the figures that only staff may see. */
export type FullPrice = Price & { staff: NonNullable<Price['staff']> };

const within = (name: string, value: number, max: number) => {
  if (!Number.isSafeInteger(value) || value < 0 || value > max)
    throw new RangeError(`${name} must be a whole number from 0 to ${max}, not ${value}`);
};

const plus = (money: Money | null, amount: number): Money | null =>
  money && { ...money, amount: money.amount + amount };

/**
 * Price to traveller = wholesale + markup + fee + protection, where wholesale = base + taxes + extras and markup is a
 * percentage of base and taxes or a flat amount (G69): extras are passed on at what they cost, without a markup, as is
 * `asItIs` (of which all is as it is has no fee either), and
 * compared with the published and retail price as if those had them too. Below the `floor` nothing is sold: the markup grows up
 * to it. Protection is a share of all of it. Integer minor
 * units throughout; each share is rounded half away from zero. Where not every sum can be charged, the markup takes up what is
 * missing to the next, so that what is shown is what is charged.
 * Throws RangeError on amounts or terms that no supplier or agency can have, and on mixed currencies.
 */
export function price(figures: SupplierFigures, terms: PriceTerms): FullPrice {
  const { base, taxes, published, retail } = figures;
  const currency = base.currency;
  for (const other of [taxes, figures.extras, figures.asItIs, figures.floor, published, retail])
    if (other && other.currency !== currency)
      throw new RangeError(`Cannot price ${other.currency} together with ${currency}`);
  within('base', base.amount, Number.MAX_SAFE_INTEGER);
  within('taxes', taxes.amount, Number.MAX_SAFE_INTEGER);
  within('extras', figures.extras?.amount ?? 0, Number.MAX_SAFE_INTEGER);
  within('floor', figures.floor?.amount ?? 0, Number.MAX_SAFE_INTEGER);
  within('markup', terms.markupBasisPoints, MAX_MARKUP_BASIS_POINTS);
  within('markup', terms.markupMinor ?? 0, Number.MAX_SAFE_INTEGER);
  within('fee', terms.feeMinor, Number.MAX_SAFE_INTEGER);
  within('protection', terms.protection?.basisPoints ?? 0, MAX_MARKUP_BASIS_POINTS);

  const money = (amount: number): Money => ({ amount, currency });
  const fare = base.amount + taxes.amount;
  const asItIs = figures.asItIs?.amount ?? 0;
  within('what is sold as it is', asItIs, fare);
  const isAsItIs = asItIs > 0 && asItIs === fare;
  const fee = isAsItIs ? 0 : terms.feeMinor;
  const extras = figures.extras?.amount ?? 0;
  const wholesale = fare + extras;
  const added = isAsItIs ? 0 : (terms.markupMinor ?? shareOf(fare - asItIs, terms.markupBasisPoints));
  const least = figures.floor && !isAsItIs ? figures.floor.amount + extras : 0;
  const marked = Math.max(wholesale + added + fee, least);
  const unprotected = isAsItIs ? marked : chargedUp(marked, currency);
  const markup = unprotected - wholesale - fee;
  const protection = terms.protection
    ? protectionAmount(money(unprotected), terms.protection.basisPoints).amount
    : 0;
  const total = unprotected + protection;
  within('total', total, Number.MAX_SAFE_INTEGER);

  const lines: Price['lines'] = [
    { kind: 'base', amount: money(base.amount) },
    { kind: 'taxes', amount: money(taxes.amount) },
  ];
  if (markup) lines.push({ kind: 'markup', amount: money(markup) });
  if (fee) lines.push({ kind: 'fee', amount: money(fee) });
  if (extras) lines.push({ kind: 'extras', amount: money(extras) });
  if (protection) lines.push({ kind: 'protection', amount: money(protection) });

  return {
    lines,
    total: money(total),
    staff: {
      wholesale: money(wholesale),
      agencyMarkup: money(markup),
      agencyFee: money(fee),
      commission: money(markup),
      retail: plus(retail, extras),
      published: plus(published, extras),
    },
  };
}
