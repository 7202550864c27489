import { editsTo } from '@/server/reference/names/near-text';
import type { Listing } from '../../face/port';
import { metresBetween } from './listing';
import { isTelling, kindsIn, ownTokens, plainTokens, streetTokens } from './name-tokens';

/** Two suppliers seldom differ by more about where a property is. */
const NEAR_METRES = 300;
/** They do when one gives the middle of the street: then all else has to agree. */
export const FAR_METRES = 600;
const MOST_STARS_APART = 1;

/** A listing with what comparing needs, worked out once. */
export interface Compared {
  readonly listing: Listing;
  readonly isHostel: boolean;
  readonly kinds: readonly string[];
  /** The tokens of its name that are its own, where the other listing's city is called so. */
  readonly own: (otherCity: string) => readonly string[];
  /** The number of the house in its address, `null` without one. */
  readonly number: string | null;
  readonly street: ReadonlySet<string>;
}

/** Guests of a hostel share rooms: it is another property than the hotel in the same building. */
const isHostel = ({ kind, name }: Listing): boolean =>
  kind === 'hostel' || /\b(hostels?|ostello|albergue)\b/i.test(name);

export function compared(listing: Listing): Compared {
  const line = plainTokens(listing.address.line);
  const byCity = new Map<string, string[]>();
  return {
    listing,
    isHostel: isHostel(listing),
    kinds: kindsIn(listing.name),
    own(otherCity) {
      const known = byCity.get(otherCity);
      if (known) return known;
      const cities = new Set([...plainTokens(listing.city), ...plainTokens(otherCity)]);
      const tokens = ownTokens(listing.name, cities);
      byCity.set(otherCity, tokens);
      return tokens;
    },
    number: line.find((token) => /^\d+[a-z]?$/.test(token)) ?? null,
    street: new Set(streetTokens(listing.address.line)),
  };
}

type Addresses = 'agree' | 'unknown' | 'differ';

function addressesOf(a: Compared, b: Compared): Addresses {
  const isSameStreet = [...a.street].some((token) => b.street.has(token));
  if (a.number !== null && b.number !== null) {
    if (a.number === b.number) return isSameStreet ? 'agree' : 'unknown';
    return 'differ';
  }
  const { postalCode } = a.listing.address;
  return isSameStreet && postalCode !== '' && postalCode === b.listing.address.postalCode
    ? 'agree'
    : 'unknown';
}

/** Typing errors that are forgiven in a token of a name. */
const forgiven = (letters: number): number => (letters < 5 ? 0 : letters < 9 ? 1 : 2);

/** Nobody mistypes both letters that a word begins with. */
const beginAlike = (a: string, b: string): boolean => a[0] === b[0] || a[0] === b[1] || a[1] === b[0];

const isAlike = (a: string, b: string): boolean => {
  if (!beginAlike(a, b)) return false;
  if (isTelling(a) || isTelling(b)) return false;
  const most = Math.min(forgiven(a.length), forgiven(b.length));
  return most > 0 && editsTo(a, b, most) <= most;
};

/** The tokens of each that the other lacks, and how many both have. */
function differences(a: readonly string[], b: readonly string[]) {
  const left = [...b];
  const onlyA = a.filter((token) => {
    const exact = left.indexOf(token);
    const at = exact >= 0 ? exact : left.findIndex((each) => isAlike(token, each));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { onlyA, onlyB: left, both: a.length - onlyA.length };
}

const areOtherKinds = (a: Compared, b: Compared): boolean =>
  a.kinds.length > 0 && b.kinds.length > 0 && !a.kinds.some((kind) => b.kinds.includes(kind));

/**
 * How sure two suppliers' listings are the same property, from 0 to 1; `null` when they are not. It is the same for
 * `(a, b)` and `(b, a)`. Two properties of one family in one street ("North" and "South") are never the same.
 */
export function samenessOf(a: Compared, b: Compared): number | null {
  const [one, other] = [a.listing, b.listing];
  const metres = metresBetween(one, other);
  if (metres > FAR_METRES) return null;
  if (a.isHostel !== b.isHostel) return null;
  if (one.stars !== null && other.stars !== null && Math.abs(one.stars - other.stars) > MOST_STARS_APART)
    return null;

  const { onlyA, onlyB, both } = differences(a.own(other.city), b.own(one.city));
  if (both === 0) return null;
  const addresses = addressesOf(a, b);
  const extra = [...onlyA, ...onlyB];
  if ((onlyA.length > 0 && onlyB.length > 0) || extra.some(isTelling)) return null;
  // A name that says more, such as its quarter's, is the same only in the same house.
  if (extra.length > 0 && (addresses !== 'agree' || extra.length > both)) return null;
  // One word in common is no proof where the houses have other numbers; an inn and a hotel of one name are two there.
  if (addresses === 'differ' && (both < 2 || areOtherKinds(a, b))) return null;
  if (metres > NEAR_METRES && addresses !== 'agree') return null;

  const name = both / (both + extra.length);
  const address = { agree: 1, unknown: 0.5, differ: 0 }[addresses];
  return 0.6 * name + 0.25 * address + 0.15 * (1 - metres / FAR_METRES);
}
