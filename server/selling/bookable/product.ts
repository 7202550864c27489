import type { Language, TripSummary } from '@/core/contract';
import { isAhead } from '@/core/say/clock';
import type {
  BookingProduct,
  CallOptions,
  ListingWords,
  SupplierBooks,
  SupplierQuote,
} from '../../ports/booking';
import type { BaseServices } from '../../ports/services';
import { asking } from '../supplier/errors';
import { offered } from '../supplier/offered';
import type { Pooled, Penalty, Sale } from '../../ports/supplier';
import type { Refusal } from '@/core/contract/refusal';
import { HttpError, invalid } from '../../error';
import type { Letters } from './letters';
import type { Kept, Stored } from './stored';

/** What people are told when something cannot be done. */
export interface Refusals {
  /** An offer that is not available any more. */
  readonly gone: Refusal;
  /** What is no offer's id at all; the same as `gone` without it. */
  readonly noOffer?: Refusal;
  /** A price of now that is somebody else's, or none. */
  readonly noQuote: Refusal;
  /** A booking that is somebody else's, or none: both answer the same (SEC-31). */
  readonly noBooking: Refusal;
  /** The same of a record locator; as `noBooking` without it. */
  readonly noLocator?: Refusal;
  /** A user in the agency's list who is somebody else's, or none; without it nobody is told. */
  readonly noUser?: Refusal;
  /** A booking of another making. */
  readonly unreadable: Refusal;
  readonly notCancellable: Refusal;
  /** That of all products without it. */
  readonly cancelledAlready?: Refusal;
  /** The supplier has not said whether it is cancelled. */
  readonly cancelUnknown: Refusal;
}

/** Where orders go. */
export type OrderPort<Cost extends Penalty> = Omit<
  Sale<never, unknown, Cost>,
  'price' | 'orders' | 'isCancelled' | 'givenBack'
> &
  Pooled & {
    /** What stands in their books since then. */
    books?(since: Date): Promise<SupplierBooks>;
    /** What tells the supplier of an offer from the others. */
    supplierOf?(offerId: string): string;
  };

/** What a product says of itself, to be sold, shown and cancelled as every other. */
export interface BookableSpec<Offer, Request, Details, Cost extends Penalty> {
  /** The plugin's id. */
  readonly id: string;
  readonly refusals: Refusals;
  readonly stored: Stored<Offer, Request, Details>;
  readonly supplier: (services: BaseServices) => OrderPort<Cost>;
  /** The price of now. `request`: what the quote was asked for, or what is booked. Throws SupplierError. */
  readonly price: (
    services: BaseServices,
    asked: { readonly offerRef: string; readonly request: unknown },
    options: CallOptions,
  ) => Promise<
    Omit<SupplierQuote, 'published' | 'retail' | 'offer'> & {
      published?: SupplierQuote['published'];
      retail?: SupplierQuote['retail'];
      offer: Offer;
    }
  >;
  /** What My Trips shows. What cannot be read has no places, and never breaks the list. */
  readonly summarise: (
    kept: Kept<Offer | null, Request | null, Details>,
    language: Language,
    services: BaseServices,
  ) => Pick<TripSummary, 'title' | 'startsAt' | 'endsAt' | 'travelers' | 'details'>;
  /** Up to when it is sold: the local time at which it begins, or the day that it is for. */
  readonly begins: (offer: Offer) => string;
  /** The IANA zone of the clocks where it begins. */
  readonly zoneOf: (offer: Offer) => string | null;
  /** That of the clocks where it ends; without it `zoneOf`. */
  readonly endZoneOf?: (offer: Offer) => string | null;
  /** Until when what is bought now may be given back for nothing, ISO; null when it never may. */
  readonly freeUntil: (offer: Offer, now: Date) => string | null;
  readonly listing: ListingWords;
  readonly letters: Letters<BaseServices>;
  /** Where the payer comes back to from a challenge of the bank; `{bookingId}` is filled in. */
  readonly returnPath: string;
  /** Whether an offer is paid at its place and not here; without it none is. */
  readonly isPaidThere?: (offer: Offer) => boolean;
  /** Sold to be paid later, too. */
  readonly holding?: (services: BaseServices) => Required<Pick<BookingProduct, 'issue' | 'heldPrice'>>;
}

/** A product's offers as an agency's site shows them. */
export const offersOf = (id: string, { gone, noOffer }: Refusals) =>
  offered(
    id,
    () => new HttpError(410, 'OFFER_GONE', gone),
    noOffer === undefined ? undefined : () => invalid(noOffer, 'offerId'),
  );

/** How the booking engine sells it. */
export function productOf<Offer, Request, Details, Cost extends Penalty>(
  spec: BookableSpec<Offer, Request, Details, Cost>,
  services: BaseServices,
): BookingProduct {
  const { id, stored, price, summarise, begins, zoneOf, freeUntil, listing, letters, holding, isPaidThere } =
    spec;
  const { endZoneOf = zoneOf } = spec;
  const supplier = spec.supplier(services);
  const zoneBy = (read: typeof zoneOf) => (offer: unknown) => {
    const { offer: known } = stored.tryRead({ offer, request: null, details: null });
    return known && read(known);
  };
  return {
    id,
    offered: offersOf(id, spec.refusals),
    async quote(offerRef, request, options) {
      const found = await asking(() => price(services, { offerRef, request }, options));
      const { offer } = found;
      // Whatever its supplier says: what has begun is nobody's to buy any more.
      if (!isAhead(begins(offer), zoneOf(offer) ?? 'UTC', services.clock.now()))
        throw new HttpError(410, 'OFFER_GONE', spec.refusals.gone);
      return { published: null, retail: null, ...found };
    },
    book: (order, options) => supplier.book(order, options),
    lookup: (order, options) => supplier.lookup(order, options),
    cancelPenalty: (supplierRef, options) => asking(() => supplier.cancelPenalty(supplierRef, options)),
    cancel: (supplierRef, reference, options) => supplier.cancel(supplierRef, reference, options),
    ...(supplier.supplierOf ? { supplierOf: (offerRef) => supplier.supplierOf!(offerRef) } : {}),
    ...(supplier.books ? { orders: (since) => supplier.books!(since) } : {}),
    summarise: ({ language = 'en', ...row }) => summarise(stored.tryRead(row), language, services),
    freeUntil: (offer, now) => freeUntil(stored.readOffer(offer), now),
    zoneOf: zoneBy(zoneOf),
    endZoneOf: zoneBy(endZoneOf),
    listing,
    confirmationMail: letters.confirmationMail(services),
    noticeMail: letters.noticeMail(services),
    ...(isPaidThere ? { isPaidThere: (offer) => isPaidThere(stored.readOffer(offer)) } : {}),
    ...holding?.(services),
  };
}
