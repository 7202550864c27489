import { seal, unseal } from '../seal';

/** What every offer's id tells its supplier. */
export interface Issued {
  /** The day on which it was offered, `YYYY-MM-DD`. */
  readonly issued: string;
  readonly currency: string;
}

/** How an embedded supplier finds an offer again: all that it needs to build it stands in the id, sealed. */
export interface OfferIds<Key extends Issued> {
  seal(key: Key, secret: string): string;
  /** Throws what `invalid` makes for an id that was changed, cut, or made elsewhere. */
  open(id: string, secret: string): Key;
}

interface Parts<Own> {
  /** What every id begins with, a full stop after it. */
  readonly version: string;
  /** Fields without full stops. */
  readonly write: (own: Own) => readonly (string | number)[];
  /** Null for fields that are no offer of this supplier's. */
  readonly read: (fields: readonly string[]) => Own | null;
  readonly invalid: () => Error;
}

/** A date without its dashes, and with them again. */
export const bareDate = (date: string): string => date.replaceAll('-', '');
export const dashedDate = (bare: string): string =>
  `${bare.slice(0, 4)}-${bare.slice(4, 6)}-${bare.slice(6, 8)}`;

export const offerIds = <Own>({ version, write, read, invalid }: Parts<Own>): OfferIds<Own & Issued> => ({
  seal: (key, secret) => seal([version, bareDate(key.issued), key.currency, ...write(key)].join('.'), secret),
  open(id, secret) {
    const [given, issued, currency, ...fields] = unseal(id, secret)?.split('.') ?? [];
    const own = given === version && issued && currency ? read(fields) : null;
    if (!own || !issued || !currency) throw invalid();
    return { ...own, issued: dashedDate(issued), currency };
  },
});
