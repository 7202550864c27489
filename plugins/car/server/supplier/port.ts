import type { CallOptions } from '@/server/ports/booking';
import type * as kit from '@/server/selling/supplier/port';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import type { Money } from '@/core/contract';
import type {
  CarCharge,
  CarDetails,
  CarDriver,
  CarExtras,
  CarSearch,
  CarTexts,
  PricedCarExtras,
} from '../../contract';

/** What the agency adds comes later: an offer at the supplier's net price. */
export interface SupplierCar extends Omit<
  CarDetails,
  'price' | 'perDay' | 'charges' | 'wholesale' | 'agencyFee' | 'availableCore' | 'texts'
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

/** The driver's last name once it is known. */
export type Driver = string | null;

/** An offer at the price of now, with what its vendor says of it in its own words. */
export interface PricedCar extends kit.PricedOffer<SupplierCar> {
  readonly texts?: CarTexts;
}

/** A source of rental cars. */
export interface CarSupplier extends kit.Supplier<
  SupplierSearch,
  SupplierCar,
  Driver,
  TimedPenalty,
  kit.FoundOffers<SupplierCar>,
  PricedCar
> {
  /** An offer in full at the price of now. */
  details(offerId: string, options: CallOptions): Promise<Pick<PricedCar, 'offer' | 'texts'>>;
  /** What an order of this supplier cannot carry of its driver, found before anything is sent; absent where it takes all. */
  peopleProblem?(driver: CarDriver): kit.PeopleProblem | null;
  /** What the chosen extras cost now. Throws SupplierError `request` for what cannot be had. */
  priceExtras(offerId: string, extras: CarExtras, options: CallOptions): Promise<PricedCarExtras>;
}
