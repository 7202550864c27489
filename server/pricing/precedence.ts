import { readByProduct } from './by-product';
import { MAX_MARKUP_BASIS_POINTS } from './markup';

/** Hundredths of a percent by the id of the product that they are for. */
export type ProductMarkups = Readonly<Record<string, number>>;

/** What a database column holds, as markups; whatever else is in it is left out. */
export const readProductMarkups = (stored: unknown): ProductMarkups =>
  readByProduct(stored, 1, MAX_MARKUP_BASIS_POINTS);

/** What an agency adds where nobody has a markup of the own. */
export interface AgencyMarkups {
  readonly markupBasisPoints: number;
  readonly productMarkups?: ProductMarkups;
}

/** What was agreed with one client or agent; null: nothing, the agency's apply. */
export interface UserMarkups {
  readonly markupBasisPoints: number | null;
  readonly productMarkups?: ProductMarkups;
}

/** Who buys: a user, or staff for a client. A visitor is nobody. */
export interface Buyer {
  readonly user: UserMarkups | null;
  /** For whom staff buys. */
  readonly client?: UserMarkups | null | undefined;
}

/** Whose markup it is, the one that decides first. */
export type MarkupSource =
  | 'client-product'
  | 'client'
  | 'user-product'
  | 'user'
  | 'agency-product'
  | 'agency';

const stepsOf = (
  { markupBasisPoints, productMarkups }: UserMarkups | AgencyMarkups,
  product: string,
  [ofProduct, general]: readonly [MarkupSource, MarkupSource],
) => [
  { source: ofProduct, basisPoints: productMarkups?.[product] ?? null },
  { source: general, basisPoints: markupBasisPoints },
];

/**
 * Each markup that could apply to a product, in the order in which they are asked; null where none is set. A client's are
 * asked where staff buys for one.
 */
export const markupSteps = (
  agency: AgencyMarkups,
  { user, client }: Buyer,
  product: string,
): { source: MarkupSource; basisPoints: number | null }[] => [
  ...(client ? stepsOf(client, product, ['client-product', 'client']) : []),
  ...stepsOf(user ?? { markupBasisPoints: null }, product, ['user-product', 'user']),
  ...stepsOf(agency, product, ['agency-product', 'agency']),
];

/**
 * The markup that applies to a buyer for a product, in hundredths of a percent: the first of `markupSteps` that is set.
 * What was agreed with the client goes before what was agreed with the agent who buys for him, both before what the agency
 * asks of everybody, and within each the product's before the general one (R384, G71). A visitor has none of the own.
 */
export const markupFor = (agency: AgencyMarkups, buyer: Buyer, product: string): number =>
  markupSteps(agency, buyer, product).find(({ basisPoints }) => basisPoints !== null)?.basisPoints ??
  agency.markupBasisPoints;
