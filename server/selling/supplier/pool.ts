import type { CallOptions, SupplierBooks } from '../../ports/booking';
import type { Services } from '../../ports/services';
import type { GivenBack, Penalty, Sale } from './port';
import type { Sells } from './sells';

/** A supplier and how its offers and orders are told from those of the others. */
export interface Member<One> {
  readonly supplier: One;
  /** What every id of its offers begins with. */
  readonly offers: string;
  /** What every reference of its orders begins with. */
  readonly orders: string;
  /** One that is switched off sells nothing new and goes on looking after what it sold. */
  readonly isSelling: Sells;
}

/** What is thrown for an offer, and for an order, that none of the suppliers made. */
export interface Strangers {
  readonly offer: () => Error;
  readonly order: () => Error;
}

/** What is said of an order whose supplier is not there any more. */
export const SUPPLIER_GONE = { kind: 'unknown', message: 'The supplier of this order is not there' } as const;

const pooled = Symbol('pooled');

/** What `createPool` alone makes: each of its suppliers has said whether it sells. A product is sold from nothing else. */
export interface Pooled {
  readonly [pooled]: true;
}

/** A supplier who does not tell of what it cancels, so that it is looked at again. */
export interface LookedAt {
  /** What every reference of its orders begins with. */
  readonly orders: string;
  isCancelled(supplierRef: string, options: CallOptions): Promise<boolean>;
  readonly givenBack?: ((supplierRef: string, options: CallOptions) => Promise<GivenBack | null>) | undefined;
}

/** Several suppliers of one product. */
export interface Pool<One, Asked, Priced, Cost extends Penalty> extends Sale<Asked, Priced, Cost>, Pooled {
  /** Those that are asked what they sell. */
  readonly sellers: readonly One[];
  /** Every one that may have orders, also those that sell nothing any more. */
  readonly keepers: readonly One[];
  /** Those whose orders are looked at again before they start. */
  readonly lookedAt: readonly LookedAt[];
  /** What every id of its supplier's offers begins with; nothing for nobody's. */
  supplierOf(offerId: string): string;
  /** Whose offer it is. Throws for nobody's. */
  ownerOf(offerId: string): One;
  /** The same of an offer that is still to be bought. Throws also for one that is switched off. */
  sellerOf(offerId: string): One;
  /** Every order that was booked since then, and who cannot list them. */
  books(since: Date): Promise<SupplierBooks>;
  /** Whose order it is. */
  keeperOf(supplierRef: string): One | undefined;
}

/**
 * All suppliers as one, for whatever follows a search: each offer and order goes to the supplier it came from. Throws what
 * its suppliers throw. An order that was sent to a supplier which is not there any more is unknown, never absent: nobody can
 * say that it was not made (INV-3).
 */
export function createPool<One, Asked, Priced, Cost extends Penalty>(
  members: readonly Member<One & Sale<Asked, Priced, Cost>>[],
  strangers: Strangers,
): Pool<One & Sale<Asked, Priced, Cost>, Asked, Priced, Cost> {
  const memberOf = (offerId: string) => members.find(({ offers }) => offerId.startsWith(offers));
  const ownerOf = (offerId: string) => {
    const member = memberOf(offerId);
    if (!member) throw strangers.offer();
    return member.supplier;
  };
  const sellerOf = (offerId: string) => {
    if (!memberOf(offerId)?.isSelling) throw strangers.offer();
    return ownerOf(offerId);
  };
  const keeperOf = (supplierRef: string) =>
    members.find(({ orders }) => supplierRef.startsWith(orders))?.supplier;
  return {
    [pooled]: true,
    sellers: members.flatMap(({ supplier, isSelling }) => (isSelling ? [supplier] : [])),
    keepers: members.map(({ supplier }) => supplier),
    lookedAt: members.flatMap(({ supplier: { isCancelled, givenBack }, orders }) =>
      isCancelled ? [{ orders, isCancelled, givenBack }] : [],
    ),
    supplierOf: (offerId) => memberOf(offerId)?.offers ?? '',
    ownerOf,
    sellerOf,
    keeperOf,
    price: async (offerId, asked, options) => sellerOf(offerId).price(offerId, asked, options),
    async books(since) {
      // Several may write into the same books: each tells of its own.
      const theirs = await Promise.all(
        members.map(async ({ supplier, orders }) =>
          ((await supplier.orders?.(since)) ?? []).filter(({ supplierRef }) =>
            supplierRef.startsWith(orders),
          ),
        ),
      );
      return {
        orders: theirs.flat(),
        silent: members.flatMap(({ supplier, orders }) => (supplier.orders ? [] : [orders])),
      };
    },
    book: async (order, options) =>
      memberOf(order.offerRef)?.supplier.book(order, options) ?? {
        kind: 'rejected',
        reason: 'refused',
        message: strangers.offer().message,
      },
    lookup: async (order, options) =>
      memberOf(order.offerRef)?.supplier.lookup(order, options) ?? SUPPLIER_GONE,
    async cancelPenalty(supplierRef, options) {
      const supplier = keeperOf(supplierRef);
      if (!supplier) throw strangers.order();
      return supplier.cancelPenalty(supplierRef, options);
    },
    cancel: async (supplierRef, reference, options) =>
      keeperOf(supplierRef)?.cancel(supplierRef, reference, options) ?? SUPPLIER_GONE,
  };
}

/** Makes a product's suppliers once a process, by the clock that they go by: another time has suppliers of its own. */
export function oncePerClock<Needed extends Pick<Services, 'clock'>, Made>(
  make: (services: Needed) => Made,
): (services: Needed) => Made {
  const made = new WeakMap<Services['clock'], { readonly made: Made }>();
  return (services) => {
    const known = made.get(services.clock) ?? { made: make(services) };
    made.set(services.clock, known);
    return known.made;
  };
}
