import type { CallOptions, LookupOutcome, SupplierOrder, SupplierOutcome } from '@/server/ports/booking';
import type { Searched } from '@/server/supplier/search-all';
import type { Money } from '@/core/contract';
import type { CarCharge, CarDetails, CarExtras, CarSearch, PricedCarExtras } from '../../contract';

/** What the agency adds comes later: an offer at the supplier's net price. */
export interface SupplierCar extends Omit<
  CarDetails,
  'price' | 'perDay' | 'charges' | 'wholesale' | 'agencyFee' | 'availableCore'
> {
  readonly availableCore: Omit<CarDetails['availableCore'], 'totalCharge'>;
  /** Net, in one currency: they add up to `base` and `taxes`. */
  readonly charges: CarCharge[];
  readonly base: Money;
  readonly taxes: Money;
}

export interface SupplierSearch extends CarSearch {
  /** The currency that offers are wanted in. */
  readonly currency: string;
}

export interface SupplierAnswer {
  readonly offers: readonly SupplierCar[];
}

export interface PricedCar {
  readonly offer: SupplierCar;
  /** ISO, UTC. */
  readonly expiresAt: string;
}

/** What giving an order back costs now. */
export interface Penalty {
  readonly penalty: Money;
  readonly refundable: boolean;
  /** ISO, UTC; null when it is over or never was. */
  readonly freeUntil: string | null;
}

/** A source of rental cars: the embedded one, or an adapter to a real one. Every call may throw SupplierError. */
export interface CarSupplier extends Searched<SupplierSearch, SupplierAnswer> {
  /** An offer in full at the price of now. */
  details(offerId: string, options: CallOptions): Promise<SupplierCar>;
  /** The price of now, to be booked; `driver` is the last name once it is known. */
  price(offerId: string, driver: string | null, options: CallOptions): Promise<PricedCar>;
  /** What the chosen extras cost now. Throws SupplierError `request` for what cannot be had. */
  priceExtras(offerId: string, extras: CarExtras, options: CallOptions): Promise<PricedCarExtras>;
  book(order: SupplierOrder, options: CallOptions): Promise<SupplierOutcome>;
  lookup(order: SupplierOrder, options: CallOptions): Promise<LookupOutcome>;
  cancelPenalty(supplierRef: string, options: CallOptions): Promise<Penalty>;
  /** A repeated one answers alike. */
  cancel(
    supplierRef: string,
    reference: string,
    options: CallOptions,
  ): Promise<{ kind: 'cancelled' | 'refused' | 'unknown'; message: string }>;
}
