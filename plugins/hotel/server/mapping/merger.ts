import type { Listing } from '../../face/port';
import { keyOf } from './listing';
import { type Compared, compared, FAR_METRES, samenessOf } from './same-property';

/** A property, with every supplier that sells it. */
export interface Merged<L extends Listing> {
  /** The key of the listing that came first: it stays, whatever joins later. */
  readonly id: string;
  /** At most one of a supplier, the one that came first at the beginning. */
  readonly listings: readonly L[];
}

export interface Merger<L extends Listing> {
  /** Takes more listings in; one that is known already is replaced by what is said now. */
  add(listings: readonly L[]): void;
  merged(): Merged<L>[];
  /** The property of any of its listings' keys. */
  find(key: string): Merged<L> | undefined;
}

interface Pair {
  readonly a: string;
  readonly b: string;
  readonly sameness: number;
}

/** Listings by where they are, so that each is compared with its neighbours alone. */
function createGrid() {
  const cells = new Map<string, Compared[]>();
  /** Degrees of latitude of a cell, whose columns are as wide in metres. */
  const height = FAR_METRES / 111_000;
  const rowOf = (latitude: number) => Math.floor(latitude / height);
  const columnOf = (longitude: number, row: number) =>
    Math.floor((longitude * Math.max(0.01, Math.cos((row * height * Math.PI) / 180))) / height);
  return {
    add(one: Compared): void {
      const row = rowOf(one.listing.latitude);
      const cell = `${row},${columnOf(one.listing.longitude, row)}`;
      const there = cells.get(cell);
      if (there) there.push(one);
      else cells.set(cell, [one]);
    },
    *near({ listing: { latitude, longitude } }: Compared): Generator<Compared> {
      const row = rowOf(latitude);
      for (let at = row - 1; at <= row + 1; at++) {
        const column = columnOf(longitude, at);
        for (let along = column - 1; along <= column + 1; along++) yield* cells.get(`${at},${along}`) ?? [];
      }
    },
  };
}

/** Surest first; where two are as sure, by their keys, so that the order of arrival decides nothing. */
const bySameness = (one: Pair, other: Pair): number =>
  other.sameness - one.sameness || (`${one.a}|${one.b}` < `${other.a}|${other.b}` ? -1 : 1);

/**
 * Makes one property of what several suppliers call it. The surest pairs are joined first, and no property has two
 * listings of one supplier. Which listings belong together does not depend on the order in which they come.
 */
export function createMerger<L extends Listing>(): Merger<L> {
  const listings = new Map<string, L>();
  const pairs: Pair[] = [];
  const grid = createGrid();
  let known: Map<string, Merged<L>> | null = null;

  function join(): Map<string, string[]> {
    const of = new Map([...listings.keys()].map((key) => [key, [key]]));
    const supplierOf = (key: string) => listings.get(key)!.supplierId;
    for (const { a, b } of pairs.sort(bySameness)) {
      const [one, other] = [of.get(a)!, of.get(b)!];
      const suppliers = new Set(one.map(supplierOf));
      if (one === other || other.some((key) => suppliers.has(supplierOf(key)))) continue;
      const both = [...one, ...other];
      for (const key of both) of.set(key, both);
    }
    return of;
  }

  /** Every property by each of its listings' keys, in the order in which they came. */
  function all(): Map<string, Merged<L>> {
    if (known) return known;
    const place = new Map([...listings.keys()].map((key, at) => [key, at]));
    const built = new Map<string[], Merged<L>>();
    known = new Map();
    for (const [key, keys] of join()) {
      const inOrder = keys.toSorted((a, b) => place.get(a)! - place.get(b)!);
      const merged = built.get(keys) ?? {
        id: inOrder[0]!,
        listings: inOrder.map((each) => listings.get(each)!),
      };
      built.set(keys, merged);
      known.set(key, merged);
    }
    return known;
  }

  return {
    add(more) {
      for (const listing of more) {
        const key = keyOf(listing);
        const isKnown = listings.has(key);
        listings.set(key, listing);
        if (isKnown) continue;
        const one = compared(listing);
        for (const other of grid.near(one)) {
          if (other.listing.supplierId === listing.supplierId) continue;
          const sameness = samenessOf(one, other);
          if (sameness === null) continue;
          const [a, b] = [key, keyOf(other.listing)].sort() as [string, string];
          pairs.push({ a, b, sameness });
        }
        grid.add(one);
      }
      known = null;
    },
    merged: () => [...new Set(all().values())],
    find: (key) => all().get(key),
  };
}
