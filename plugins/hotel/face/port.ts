import type { Language, Money } from '@/core/contract';
import type { CallOptions } from '@/server/ports/booking';
import { definePort, type TimedPenalty } from '@/server/ports/supplier';
import type * as kit from '@/server/ports/supplier';
import type { Point } from '@/server/reference/world/cities';
import { SupplierError } from '@/server/selling/supplier/errors';
import type { TimedTerms } from '@/server/selling/supplier/sandbox/penalty';
import type { HotelGuests } from '../contract/guests';
import type { Party } from '../contract/occupancy';
import type { Stay } from '../contract/stay';
import type { StayCondition } from '../contract/stay-booking';
import type { HotelContent } from '../contract/hotel-page';
import type { PictureSubject } from '../contract/pictures';
import { hotelRefusals } from '../contract/refusals';
import type { Accessibility, Amenity, Bed, Board, PropertyKind } from '../contract/vocabulary';
import type { BookedRequest, StoredDetails } from './order';

/** What is looked for, at every supplier alike. */
export interface SupplierSearch {
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres. */
  readonly radius: number;
  readonly stay: Stay;
  /** One party for each room. */
  readonly rooms: readonly Party[];
  /** ISO 3166 alpha-2. */
  readonly nationality: string;
  /** The currency that offers are wanted in. */
  readonly currency: string;
  /** Of the reference data, where the place that was chosen has one. */
  readonly cityCode: string | null;
}

/** A picture of a supplier's: a path of this site, or an address elsewhere, which is only shown through the proxy. */
export interface SupplierPicture {
  readonly url: string;
  readonly subject: PictureSubject | null;
}

/** What one supplier says of a property, as far as it tells which one it is. */
export interface Listing {
  readonly supplierId: string;
  /** The supplier's own. */
  readonly id: string;
  readonly name: string;
  readonly kind: PropertyKind;
  readonly stars: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: { readonly line: string; readonly postalCode: string };
  /** In whatever language the supplier writes it. */
  readonly city: string;
}

/** A property as a supplier shows it. */
export interface SupplierListing extends Listing {
  /** ISO 3166 alpha-2. */
  readonly country: string;
  /** IANA. */
  readonly zone: string;
  readonly chain: string | null;
  readonly area: { readonly id: string; readonly name: string } | null;
  readonly amenities: readonly Amenity[];
  readonly accessibility: readonly Accessibility[];
  /** The façade first. */
  readonly pictures: readonly SupplierPicture[];
  readonly reviews: { readonly score: number; readonly count: number } | null;
  readonly telephone: string | null;
  /** Local times `HH:mm`. */
  /** Null where nobody has told it. */
  readonly checkIn: { readonly from: string | null; readonly until: string | null };
  readonly checkOut: string | null;
}

/** What a supplier says of a property whatever the dates; amounts in the currency that was asked for. */
export type SupplierContent = Omit<HotelContent, 'pictures'> & {
  readonly pictures: readonly SupplierPicture[];
};

/** The lowest net price of a stay that begins on a day; null when none can. */
export interface SupplierDay {
  readonly date: string;
  readonly net: (Pick<kit.NetOffer, 'base' | 'taxes'> & Pick<SupplierRate, 'atProperty'>) | null;
}

/** A room as a supplier shows it. */
export interface SupplierRoom {
  readonly id: string;
  readonly name: string;
  readonly beds: readonly { readonly bed: Bed; readonly count: number }[];
  /** Square metres; null where it is not known. */
  readonly area: number | null;
  readonly accessible: boolean;
  readonly pictures: readonly SupplierPicture[];
}

/** What may be given back, and until when. */
export type Plan = 'flexible' | 'moderate' | 'nonRefundable';

/** What the guest pays at the property on top, whatever was paid before. */
export interface PropertyFee {
  readonly kind: 'resortFee' | 'cityTax' | 'other';
  readonly amount: Money;
}

/** One way to have a room for a stay, at the supplier's net price: not every one knows how many are left, or what others ask. */
export interface SupplierRate {
  readonly board: Board;
  readonly plan: Plan;
  /** They add up to `base`. */
  readonly nights: readonly { readonly date: string; readonly amount: Money }[];
  readonly base: Money;
  readonly taxes: Money;
  readonly atProperty: readonly PropertyFee[];
  readonly payment: 'now' | 'property';
  readonly terms: TimedTerms;
  readonly left: number | null;
  /** What the property itself asks in public, taxes included. */
  readonly published: Money | null;
  /** The price that it wants nobody to go over. */
  readonly retail: Money | null;
  /** The least that it may be sold at, where the supplier's contract names it. */
  readonly floor?: Money | null;
}

/** A room for a party at one of its rates. */
export interface RatedRoom {
  readonly room: SupplierRoom;
  readonly party: Party;
  readonly rate: SupplierRate;
}

/** Which rate of which room is chosen for a party. */
export interface RoomChoice {
  readonly roomId: string;
  readonly board: Board;
  readonly plan: Plan;
}

/** A whole stay: every room that was asked for, each at a rate of its own. */
export interface SupplierStay extends kit.NetOffer {
  readonly listing: SupplierListing;
  readonly stay: Stay;
  readonly rooms: readonly RatedRoom[];
  /** What the guests pay at the property on top. */
  readonly atProperty: readonly PropertyFee[];
  readonly published: Money | null;
  readonly retail: Money | null;
  /** What the property asks its guests to know; absent where the supplier has none. */
  readonly conditions?: readonly StayCondition[];
}

/** What a supplier answers to a search. */
export type FoundStays = kit.FoundOffers<SupplierStay>;

/** The guests' last names, once they are known. */
export type Guests = readonly string[];

/** A source of places to stay. A search answers with the cheapest way of each board, payment and refund to have all rooms of each property. */
export interface HotelSupplier extends kit.Supplier<SupplierSearch, SupplierStay, Guests, TimedPenalty> {
  /**
   * For each party of the search every room and rate that it can have. Throws SupplierError `gone` for a property that is
   * not sold.
   */
  rates(listingId: string, search: SupplierSearch, options: CallOptions): Promise<RatedRoom[][]>;
  /** The stay of a choice for each party. Throws SupplierError `gone` when one of them cannot be had any more. */
  compose(
    listingId: string,
    search: SupplierSearch,
    choices: readonly RoomChoice[],
    options: CallOptions,
  ): Promise<SupplierStay>;
  /** What an order of this supplier cannot carry of its guests, found before anything is paid; absent where it takes all. */
  peopleProblem?(guests: HotelGuests): kit.PeopleProblem | null;
  /** Throws SupplierError `gone` for a property that is not known. */
  content(
    listingId: string,
    asked: { readonly currency: string; readonly language: Language },
    options: CallOptions,
  ): Promise<SupplierContent>;
  /** The cheapest stay of as many nights that begins on each of the days; a supplier that cannot tell answers with none. */
  calendar(
    listingId: string,
    search: SupplierSearch,
    days: readonly string[],
    options: CallOptions,
  ): Promise<SupplierDay[]>;
  /** Every property there is, to be suggested by name and counted by place; absent where that cannot be known. */
  properties?(): readonly KnownProperty[];
  /** A room for two in Lisbon, for letters that are looked at; absent where nothing is invented. */
  sample?(wanted: SampleWanted): SampleStay;
}

/** A property as it is known before anybody searches. */
export interface KnownProperty extends Point {
  readonly id: string;
  readonly name: string;
  /** Of the world's cities and their areas. */
  readonly cityId: string;
  readonly areaId: string;
}

/** When a sample is, in which currency, and what time it is now. */
export interface SampleWanted {
  readonly stay: Stay;
  readonly currency: string;
  readonly now: Date;
}

/** A stay that nobody has bought, and who would have. */
export interface SampleStay {
  readonly stay: SupplierStay;
  readonly request: BookedRequest;
  readonly details: StoredDetails;
}

/** Where suppliers of stays come in. */
export const hotelPort = definePort<HotelSupplier>()({
  product: 'hotel',
  strangers: {
    offer: () =>
      new SupplierError('request', hotelRefusals.parameter, [
        { path: 'offerId', ...hotelRefusals.parameter },
      ]),
    order: () => new SupplierError('invalid', hotelRefusals.bookingId),
  },
});
