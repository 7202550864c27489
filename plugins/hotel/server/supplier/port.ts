import type { Money } from '@/core/contract';
import type { CallOptions } from '@/server/ports/booking';
import type * as kit from '@/server/selling/supplier/port';
import type { TimedPenalty } from '@/server/selling/supplier/sandbox/penalty';
import type { Party } from '../../contract/occupancy';
import type { Stay } from '../../contract/stay';
import type { Accessibility, Amenity, Bed, Board } from '../../contract/vocabulary';
import type { Listing } from '../mapping/listing';
import type { NetRate, PropertyFee } from '../rates/rates-of';

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

/** A property as a supplier shows it. */
export interface SupplierListing extends Listing {
  readonly amenities: readonly Amenity[];
  readonly accessibility: readonly Accessibility[];
}

/** A room as a supplier shows it. */
export interface SupplierRoom {
  readonly id: string;
  readonly name: string;
  readonly beds: readonly { readonly bed: Bed; readonly count: number }[];
  /** Square metres. */
  readonly area: number;
  readonly accessible: boolean;
}

/** A room for a party at one of its rates. */
export interface RatedRoom {
  readonly room: SupplierRoom;
  readonly party: Party;
  readonly rate: NetRate;
}

/** Which rate of which room is chosen for a party. */
export interface RoomChoice {
  readonly roomId: string;
  readonly board: Board;
  readonly plan: NetRate['plan'];
}

/** A whole stay: every room that was asked for, each at a rate of its own. */
export interface SupplierStay extends kit.NetOffer {
  readonly listing: SupplierListing;
  readonly stay: Stay;
  readonly rooms: readonly RatedRoom[];
  /** What the guests pay at the property on top. */
  readonly atProperty: readonly PropertyFee[];
  readonly published: Money;
  readonly retail: Money;
}

/** The guests' last names, once they are known. */
export type Guests = readonly string[];

/** A source of places to stay. A search answers with the cheapest way to have all rooms of each property. */
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
}
