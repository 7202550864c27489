import type { SupplierOrder } from '@/server/ports/booking';
import { SupplierError } from '@/server/supplier/errors';
import { NO_SUCH_SEAT } from '../../contract';
import type { SupplierPort } from './port';

/** A supplier and how its offers and orders are told from those of the others. */
export interface Member {
  readonly supplier: SupplierPort;
  /** What every id of its offers begins with. */
  readonly offers: string;
  /** What every reference of its orders begins with. */
  readonly orders: string;
  /** One that is switched off sells nothing new and goes on looking after what it sold. */
  readonly isSelling: boolean;
}

/** All suppliers as one, for whatever follows a search: each offer and order goes to the supplier it came from. */
export type House = Omit<SupplierPort, 'id' | 'name' | 'search' | 'lowest' | 'changes'>;

const GONE = 'The supplier of this order is not there';
const notOurs = () => new SupplierError('invalid', 'This flight is not available, please select another');
const noOrder = () => new SupplierError('invalid', 'Invalid booking id');
const noExtras = () =>
  new SupplierError('request', NO_SUCH_SEAT, [{ path: 'extras', message: NO_SUCH_SEAT }]);

/**
 * Throws what its suppliers throw, and SupplierError `invalid` for what none of them made. An order that was sent to a
 * supplier which is not there any more is unknown, never absent: nobody can say that it was not made (INV-3).
 */
export function createHouse(members: readonly Member[]): House {
  const memberOf = (offerId: string) => members.find(({ offers }) => offerId.startsWith(offers));
  const seller = (offerId: string): SupplierPort => {
    const member = memberOf(offerId);
    if (!member) throw notOurs();
    return member.supplier;
  };
  /** Of an offer that is still to be bought. */
  const selling = (offerId: string): SupplierPort => {
    if (!memberOf(offerId)?.isSelling) throw notOurs();
    return seller(offerId);
  };
  const keeper = (supplierRef: string) =>
    members.find(({ orders }) => supplierRef.startsWith(orders))?.supplier;
  const keeping = (supplierRef: string): SupplierPort => {
    const supplier = keeper(supplierRef);
    if (!supplier) throw noOrder();
    return supplier;
  };
  return {
    rules: async (offerId) => seller(offerId).rules(offerId),
    price: async (offerId, ...rest) => selling(offerId).price(offerId, ...rest),
    seatMaps: async (offerId, ...rest) => (await selling(offerId).seatMaps?.(offerId, ...rest)) ?? [],
    bagPrices: async (offerId, ...rest) => (await selling(offerId).bagPrices?.(offerId, ...rest)) ?? [],
    async priceExtras(offerId, ...rest) {
      const supplier = selling(offerId);
      if (!supplier.priceExtras) throw noExtras();
      return supplier.priceExtras(offerId, ...rest);
    },
    book: async (order: SupplierOrder, options) =>
      memberOf(order.offerRef)
        ? seller(order.offerRef).book(order, options)
        : { kind: 'rejected', reason: 'refused', message: notOurs().message },
    lookup: async (order, options) =>
      memberOf(order.offerRef)
        ? seller(order.offerRef).lookup(order, options)
        : { kind: 'unknown', message: GONE },
    referenceOf: async (supplierRef) => keeper(supplierRef)?.referenceOf(supplierRef) ?? null,
    ticket: async (supplierRef, ...rest) =>
      keeper(supplierRef)?.ticket(supplierRef, ...rest) ?? { kind: 'unknown', message: GONE },
    heldPrice: async (supplierRef, ...rest) => keeping(supplierRef).heldPrice(supplierRef, ...rest),
    cancelPenalty: async (supplierRef, ...rest) => keeping(supplierRef).cancelPenalty(supplierRef, ...rest),
    acceptChange: async (supplierRef, ...rest) =>
      keeper(supplierRef)?.acceptChange(supplierRef, ...rest) ?? { kind: 'unknown', message: GONE },
    cancel: async (supplierRef, ...rest) =>
      keeper(supplierRef)?.cancel(supplierRef, ...rest) ?? { kind: 'unknown', message: GONE },
  };
}
