import { z } from 'zod/mini';
import { lenient } from '../../address/use-address';
import { MARKUP_DEFAULTS, markupProblem, type Markup } from './price/markup';

/** What every checkout keeps in its address, so that a reload goes on where it was. */
export const checkoutAddress = {
  /** The total that was on screen when Continue was pressed, in minor units, and its currency. */
  total: lenient(z.int().check(z.minimum(0))),
  currency: lenient(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** Makes one checkout one booking. */
  key: lenient(z.string().check(z.regex(/^[\w-]{8,100}$/))),
  /** Staff's own markup for this price, and its type where it is not percent (R225). */
  markup: lenient(z.coerce.string().check(z.regex(/^\d{1,3}(\.\d{1,4})?$/))),
  markupType: lenient(z.string().check(z.regex(/^[a-z]{1,20}$/))),
};

export type CheckoutAddress = z.output<z.ZodMiniObject<typeof checkoutAddress>>;

/** What is searched for and chosen: an address without what only its checkout keeps there. */
export const withoutCheckout = <A extends CheckoutAddress>({
  total: _total,
  currency: _currency,
  key: _key,
  markup: _markup,
  markupType: _type,
  ...rest
}: A): Omit<A, keyof CheckoutAddress> => rest;

export interface MarkupAddress {
  markup?: string | undefined;
  markupType?: string | undefined;
}

/** The markup that the address carries, so that a reload keeps it; null for one that is none (R224). */
export function addressMarkup({ markup, markupType }: MarkupAddress): Markup | null {
  if (markup === undefined) return null;
  const value = Number(markup);
  return markupProblem(value) ? null : { type: markupType ?? MARKUP_DEFAULTS.markupType, value };
}

export const markupAddress = (markup: Markup | null): MarkupAddress => ({
  markup: markup ? String(markup.value) : undefined,
  markupType: markup && markup.type !== MARKUP_DEFAULTS.markupType ? markup.type : undefined,
});

/** A key that makes one checkout one booking, however often it is sent; kept in the address over reloads. */
export const newKey = (product: string): string => `${product}-${crypto.randomUUID()}`;

/** A new key for another attempt at the same checkout. */
export const renewedKey = (key: string): string => newKey(key.split('-', 1)[0]!);
