import {
  type Agency,
  BookingMenuItem,
  DEFAULT_PRIMARY_COLOR,
  type Font,
  readMenu,
  ROUNDNESS,
} from '@/core/contract';
import { parseColor } from './brand/colour';
import { changedTexts, sentText, type Texts, type TextSettings, textsOf, wrongTexts } from './texts/texts';

export type Roundness = (typeof ROUNDNESS)[number];

/** One line of the list of products. */
export interface Product {
  /** Name in the agency's menu. */
  name: string;
  isActive: boolean;
  /** False for a name in the agency's menu that no installed plugin sells. */
  isInstalled: boolean;
  /** Leaves the menu with the next save; only for what is not installed. */
  isRemoved: boolean;
}

/** What the owner is editing. */
export interface Draft {
  products: readonly Product[];
  /** The product that should open first; while it is off, the first one that is on stands in for it. */
  preferred: string | null;
  /** As typed. */
  primaryColor: string;
  keepsColorInDark: boolean;
  roundness: Roundness;
  font: Font;
  texts: Texts;
}

type Settings = Pick<
  Agency,
  'bookingMenuItemOptions' | 'primaryColor' | 'keepsColorInDark' | 'roundness' | 'font'
> &
  TextSettings;

/** How many entries the API host takes. */
export const MOST_PRODUCTS = 20;

export const sameName = (first: string, second: string): boolean =>
  first.toLowerCase() === second.toLowerCase();
const has = (names: readonly string[], name: string) => names.some((known) => sameName(known, name));

/** The settings as they stand, with every installed product: one that the agency's menu lacks is off (R032). */
export function draftOf(agency: Settings, installed: readonly string[]): Draft {
  const { items } = readMenu(agency.bookingMenuItemOptions, installed);
  const missing = installed.filter((name) => !items.some((item) => sameName(item.name, name)));
  const products = [...items, ...missing.map((name) => ({ name, isActive: false }))].map(
    ({ name, isActive }): Product => ({
      name,
      isActive,
      isInstalled: has(installed, name),
      isRemoved: false,
    }),
  );
  const chosen = items.find((item) => item.isDefault && item.isActive && has(installed, item.name));
  return {
    products,
    preferred: chosen?.name ?? firstOffered(products)?.name ?? null,
    primaryColor: agency.primaryColor ?? DEFAULT_PRIMARY_COLOR,
    keepsColorInDark: agency.keepsColorInDark,
    roundness: ROUNDNESS.find((known) => known === agency.roundness) ?? 1,
    font: agency.font,
    texts: textsOf(agency),
  };
}

/** Whether travellers are offered this product. */
export const isOffered = (product: Product): boolean =>
  product.isActive && product.isInstalled && !product.isRemoved;
const firstOffered = (products: readonly Product[]) => products.find(isOffered);

/** The product that opens first: the chosen one while it is offered, else the first that is; null for none. */
export const defaultOf = ({ products, preferred }: Pick<Draft, 'products' | 'preferred'>): string | null =>
  (products.find((product) => product.name === preferred && isOffered(product)) ?? firstOffered(products))
    ?.name ?? null;

const change = (draft: Draft, name: string, changes: Partial<Product>): Draft => ({
  ...draft,
  products: draft.products.map((product) => (product.name === name ? { ...product, ...changes } : product)),
});

export const switchProduct = (draft: Draft, name: string, isActive: boolean): Draft =>
  change(draft, name, { isActive });
export const removeProduct = (draft: Draft, name: string, isRemoved: boolean): Draft =>
  change(draft, name, { isRemoved });

/** Swaps a product with its neighbour; at either end nothing changes. */
export function moveProduct(draft: Draft, name: string, by: -1 | 1): Draft {
  const from = draft.products.findIndex((product) => product.name === name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= draft.products.length) return draft;
  const products = [...draft.products];
  [products[from], products[to]] = [products[to]!, products[from]!];
  return { ...draft, products };
}

/** What the API host keeps of the list: at most one default, and only one that is on. */
export function menuOf(draft: Draft): BookingMenuItem[] {
  const first = defaultOf(draft);
  return draft.products
    .filter((product) => !product.isRemoved)
    .map(({ name, isActive }) => ({ name, isActive, isDefault: name === first }));
}

const colourOf = (draft: Draft) => parseColor(draft.primaryColor) ?? draft.primaryColor;

/** The parts in which two drafts differ. */
export interface Changes {
  products: boolean;
  primaryColor: boolean;
  keepsColorInDark: boolean;
  roundness: boolean;
  font: boolean;
  texts: boolean;
}

export const changesBetween = (base: Draft, draft: Draft): Changes => ({
  products: JSON.stringify(menuOf(base)) !== JSON.stringify(menuOf(draft)),
  primaryColor: colourOf(base) !== colourOf(draft),
  keepsColorInDark: base.keepsColorInDark !== draft.keepsColorInDark,
  roundness: base.roundness !== draft.roundness,
  font: base.font !== draft.font,
  texts: changedTexts(base.texts, draft.texts).length > 0,
});

export const isDirty = (base: Draft, draft: Draft): boolean =>
  Object.values(changesBetween(base, draft)).some(Boolean);

export type Problem = 'colour' | 'too-many' | 'texts';

/** Why the API host would refuse the changes; empty when it would not. */
export function problemsOf(base: Draft, draft: Draft): Problem[] {
  return [
    ...(parseColor(draft.primaryColor) ? [] : (['colour'] as const)),
    ...(menuOf(draft).length > MOST_PRODUCTS ? (['too-many'] as const) : []),
    ...(wrongTexts(base.texts, draft.texts).length > 0 ? (['texts'] as const) : []),
  ];
}

/** The changed settings and nothing else, with the version they were based on. */
export function patchOf(base: Draft, draft: Draft, version: number) {
  const changed = changesBetween(base, draft);
  return {
    ...(changed.products ? { bookingMenuItemOptions: menuOf(draft) } : {}),
    ...(changed.primaryColor ? { primaryColor: colourOf(draft) } : {}),
    ...(changed.keepsColorInDark ? { keepsColorInDark: draft.keepsColorInDark } : {}),
    ...(changed.roundness ? { roundness: draft.roundness } : {}),
    ...(changed.font ? { font: draft.font } : {}),
    ...Object.fromEntries(
      changedTexts(base.texts, draft.texts).map((field) => [field, sentText(field, draft.texts[field])]),
    ),
    version,
  };
}
