import type { Money, Price } from '@/core/contract';
import { chargedUp } from '@/core/contract/money/charged';
import { protectionAmount } from '@/core/contract/money/protection';
import { MAX_MARKUP_BASIS_POINTS } from './markup';
import { shareOf } from './round';

/** What is sold at a price of its own. */
export interface SupplierPart {
  readonly base: Money;
  readonly taxes: Money;
  /** The least that base and taxes may be sold at with what the agency adds to them. */
  readonly floor?: Money | null | undefined;
  /** What of base and taxes is sold at just that: it is the price of somebody who collects it themselves. */
  readonly asItIs?: Money | null | undefined;
}

/** What the supplier asks and publishes, all in one currency. */
export interface SupplierFigures extends SupplierPart {
  /** What was chosen beside it, such as seats and bags, at the supplier's net price. */
  readonly extras?: Money | null | undefined;
  readonly published: Money | null;
  readonly retail: Money | null;
  /** What base and taxes are made of, where each has a price that people see, so that these add up to what is sold. */
  readonly parts?: readonly SupplierPart[] | undefined;
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

/** A part in amounts, once they are ones that a supplier can have. */
function read({ base, taxes, floor, asItIs }: SupplierPart) {
  const part = {
    fare: base.amount + taxes.amount,
    floor: floor?.amount ?? 0,
    asItIs: asItIs?.amount ?? 0,
  };
  within('floor', part.floor, Number.MAX_SAFE_INTEGER);
  within('what is sold as it is', part.asItIs, part.fare);
  return { ...part, isAsItIs: part.asItIs > 0 && part.asItIs === part.fare };
}

/**
 * Price to traveller = wholesale + markup + fee + protection, where wholesale = base + taxes + extras and markup is a
 * percentage of base and taxes or a flat amount (G69): extras are passed on at what they cost, without a markup, as is
 * `asItIs` (of which all is as it is has no fee either), and
 * compared with the published and retail price as if those had them too. Below the `floor` nothing is sold: the markup grows up
 * to it. What has `parts` is sold at the sum of their prices, of which the first one's has the fee. Protection is a share of all
 * of it. Integer minor
 * units throughout; each share is rounded half away from zero. Where not every sum can be charged, the markup takes up what is
 * missing to the next, so that what is shown is what is charged.
 * Throws RangeError on amounts or terms that no supplier or agency can have, and on mixed currencies.
 */
export function price(figures: SupplierFigures, terms: PriceTerms): FullPrice {
  const { base, taxes, published, retail, parts = [figures] } = figures;
  const currency = base.currency;
  const ofParts = parts.flatMap((part) => [part.base, part.taxes, part.asItIs, part.floor]);
  for (const other of [taxes, figures.extras, published, retail, ...ofParts])
    if (other && other.currency !== currency)
      throw new RangeError(`Cannot price ${other.currency} together with ${currency}`);
  within('base', base.amount, Number.MAX_SAFE_INTEGER);
  within('taxes', taxes.amount, Number.MAX_SAFE_INTEGER);
  within('extras', figures.extras?.amount ?? 0, Number.MAX_SAFE_INTEGER);
  within('markup', terms.markupBasisPoints, MAX_MARKUP_BASIS_POINTS);
  within('markup', terms.markupMinor ?? 0, Number.MAX_SAFE_INTEGER);
  within('fee', terms.feeMinor, Number.MAX_SAFE_INTEGER);
  within('protection', terms.protection?.basisPoints ?? 0, MAX_MARKUP_BASIS_POINTS);

  const money = (amount: number): Money => ({ amount, currency });
  const fare = base.amount + taxes.amount;
  const extras = figures.extras?.amount ?? 0;
  const wholesale = fare + extras;
  const [first, ...others] = parts.map(read);
  if (!first || [first, ...others].reduce((sum, part) => sum + part.fare, 0) !== fare)
    throw new RangeError('Parts must add up to base and taxes');
  const fee = first.isAsItIs ? 0 : terms.feeMinor;
  const typed = [first, ...others].find(({ isAsItIs }) => !isAsItIs);
  const soldAt = (part: ReturnType<typeof read>, beside = { fee: 0, extras: 0 }): number => {
    if (part.isAsItIs) return part.fare + beside.extras;
    const { markupMinor } = terms;
    const share = () => shareOf(part.fare - part.asItIs, terms.markupBasisPoints);
    const added = markupMinor === undefined ? share() : part === typed ? markupMinor : 0;
    return chargedUp(Math.max(part.fare + added + beside.fee, part.floor) + beside.extras, currency);
  };
  const unprotected = others.reduce((sum, part) => sum + soldAt(part), soldAt(first, { fee, extras }));
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
