import type { CallOptions } from '@/server/ports/booking';
import { definePort, type TimedPenalty } from '@/server/ports/supplier';
import type * as kit from '@/server/ports/supplier';
import type { SampleSale } from '@/server/selling/bookable/samples/booking';
import { SupplierError } from '@/server/selling/supplier/errors';
import { carRefusals } from '../contract/refusals';
import type { Money } from '@/core/contract';
import type {
  CarCharge,
  CarDetails,
  CarDriver,
  CarExtras,
  CarSearch,
  CarTexts,
  PricedCarExtras,
} from '../contract';

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
  /** A week with full cover and two child seats, for letters that are looked at; absent where nothing is invented. */
  sample?(wanted: SampleWanted): SampleSale;
}

/** When a sample is, in which currency, and what time it is now. */
export interface SampleWanted {
  /** ISO, of the day. */
  readonly from: string;
  readonly until: string;
  readonly currency: string;
  readonly now: Date;
}

/** Where suppliers of cars come in. */
export const carPort = definePort<CarSupplier>()({
  product: 'car',
  strangers: {
    offer: () =>
      new SupplierError('request', carRefusals.invalid, [{ path: 'offerId', ...carRefusals.invalid }]),
    order: () => new SupplierError('invalid', carRefusals.invalid),
  },
});
