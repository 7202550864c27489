import { administrationRefusals } from '../../contract/refusals';
import { conflict } from '@/server/error';
import { markupBasisPoints, type ProductMarkups } from '@/server/pricing';
import { type MarkupChanges, type Markups } from '../../contract/markups';

/** A general markup and the products' as the database has them, in hundredths of a percent. */
export interface StoredMarkups {
  readonly general: number | null;
  readonly products: ProductMarkups;
}

/** Hundredths of a percent as percent; none where they are nothing. */
export const percent = (basisPoints: number | null): number | null =>
  basisPoints ? basisPoints / 100 : null;

/** As they go over the wire, in percent. */
export const markupsOf = ({ general, products }: StoredMarkups): Markups => ({
  markup: percent(general),
  products: Object.fromEntries(
    Object.entries(products).map(([product, basisPoints]) => [product, basisPoints / 100]),
  ),
});

/** A typed percentage or none. Throws HttpError 422 with the words of the bounds (R386, G11). */
export const storedPercent = (typed: number | null, field: string): number | null =>
  typed === null ? null : markupBasisPoints(typed, field);

/** The markups after a change; null takes one away. Throws HttpError 422. */
export function changedMarkups(
  before: StoredMarkups,
  { markup, products = {} }: MarkupChanges,
): StoredMarkups {
  const after = new Map(Object.entries(before.products));
  for (const [product, typed] of Object.entries(products)) {
    const basisPoints = storedPercent(typed, `products.${product}`);
    if (basisPoints === null) after.delete(product);
    else after.set(product, basisPoints);
  }
  return {
    general: markup === undefined ? before.general : storedPercent(markup, 'markup'),
    products: Object.fromEntries(after),
  };
}

/** Throws HttpError 409 where what somebody based the change on is not so any more. */
export function requireUnchanged(now: Markups, basedOn: MarkupChanges | undefined): void {
  if (!basedOn) return;
  const isSame =
    (basedOn.markup === undefined || basedOn.markup === now.markup) &&
    Object.entries(basedOn.products ?? {}).every(
      ([product, percent]) => percent === (now.products[product] ?? null),
    );
  if (!isSame) throw conflict(administrationRefusals.markupsChanged);
}

/** What differs, for the log: before and after by name of the setting; empty where nothing does. */
export function differences(before: Markups, after: Markups) {
  const names = new Set([...Object.keys(before.products), ...Object.keys(after.products)]);
  const entries = [
    { product: null, from: before.markup, to: after.markup },
    ...[...names].sort().map((product) => ({
      product,
      from: before.products[product] ?? null,
      to: after.products[product] ?? null,
    })),
  ];
  return entries.filter(({ from, to }) => from !== to);
}
