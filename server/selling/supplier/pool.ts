import type { Services, Supplied } from '../../ports/services';
import type { Member, Penalty, Pool, Pooled, Sale, Strangers, SupplierPort } from '../../ports/supplier';

/** What is said of an order whose supplier is not there any more. */
export const SUPPLIER_GONE = { kind: 'unknown', message: 'The supplier of this order is not there' } as const;

/**
 * All suppliers as one, for whatever follows a search: each offer and order goes to the supplier it came from. Throws what
 * its suppliers throw, and at once for two whose ids begin alike. An order that was sent to a supplier which is not there any more is unknown, never absent: nobody can
 * say that it was not made (INV-3).
 */
export function createPool<One, Asked, Priced, Cost extends Penalty>(
  members: readonly Member<One & Sale<Asked, Priced, Cost>>[],
  strangers: Strangers,
): Pool<One & Sale<Asked, Priced, Cost>, Asked, Priced, Cost> {
  for (const one of members)
    for (const other of members)
      if (one !== other && (one.offers.startsWith(other.offers) || one.orders.startsWith(other.orders)))
        throw new Error(
          `Nobody can tell whose this is: offers ${one.offers} and ${other.offers}, orders ${one.orders} and ${other.orders}. ` +
            'No supplier’s ids may begin as another’s do.',
        );
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
  const pool: Omit<Pool<One & Sale<Asked, Priced, Cost>, Asked, Priced, Cost>, keyof Pooled> = {
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
  return pool as Pool<One & Sale<Asked, Priced, Cost>, Asked, Priced, Cost>;
}

/** The pool of what the installed connectors bring for a port. */
export const poolOf = <One extends Sale<Asked, Priced, Cost>, Asked, Priced, Cost extends Penalty>(
  port: SupplierPort<One>,
  services: Supplied,
): Pool<One, Asked, Priced, Cost> =>
  createPool(
    services.supplies(port).flatMap((membersFor) => membersFor(services)),
    port.strangers,
  );

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
