import type { OfferFrame } from '@/core/contract/bookings/bookable';
import type { Pooled, NetOffer, PricedOffer, Sale, Supplier } from '../../../ports/supplier';

/** An offer at its supplier's net price; `Own` is what the product tells of it. */
export type PlainOffer<Own = object> = Own & NetOffer & Omit<OfferFrame, 'price' | 'wholesale' | 'agencyFee'>;

/** The last name of whoever it is for, once it is known. */
export type Known = string | null;

/** A source of offers. `currency`: that they are wanted in. */
export type PlainSupplier<Criteria, Own> = Supplier<
  Criteria & { readonly currency: string },
  PlainOffer<Own>,
  Known
>;

/** All of them as one; see `createPool`. */
export interface PlainSuppliers<Criteria, Own> extends Sale<Known, PricedOffer<PlainOffer<Own>>>, Pooled {
  readonly sellers: readonly PlainSupplier<Criteria, Own>[];
  /** Also those that sell nothing any more; an embedded one stands last. */
  readonly keepers: readonly PlainSupplier<Criteria, Own>[];
}
