import type { AgencyMarkupChanges, Markups } from '../../contract/markups';

/** Keys of what is not a product's. */
export const DEFAULT = 'default';
export const PROTECTION = 'protection';

/** Percent by key: `default`, `protection` or a product's id; null where none is set. */
export type MarkupValues = Readonly<Record<string, number | null>>;

type Known = Markups & { refundProtectMarkup?: number | null };

/** What the server holds, for these keys. */
export const valuesOf = (known: Known, keys: readonly string[]): MarkupValues =>
  Object.fromEntries(
    keys.map((key) => [
      key,
      key === DEFAULT
        ? known.markup
        : key === PROTECTION
          ? (known.refundProtectMarkup ?? null)
          : (known.products[key] ?? null),
    ]),
  );

/** Keys whose value differs. */
export const changedKeys = (base: MarkupValues, draft: MarkupValues): string[] =>
  Object.keys(draft).filter((key) => draft[key] !== base[key]);

/** Values of these keys as the server takes them. */
export function asChanges(values: MarkupValues, keys: readonly string[]): AgencyMarkupChanges {
  const products = keys.filter((key) => key !== DEFAULT && key !== PROTECTION);
  return {
    ...(keys.includes(DEFAULT) ? { markup: values[DEFAULT] ?? null } : {}),
    ...(keys.includes(PROTECTION) ? { refundProtectMarkup: values[PROTECTION] ?? null } : {}),
    ...(products.length > 0
      ? { products: Object.fromEntries(products.map((key) => [key, values[key] ?? null])) }
      : {}),
  };
}

/** The changed values, with those that they were based on, so that nobody else's change is overwritten unseen. */
export function patchOf(base: MarkupValues, draft: MarkupValues) {
  const keys = changedKeys(base, draft);
  return { ...asChanges(draft, keys), basedOn: asChanges(base, keys) };
}
