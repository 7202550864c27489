import type {
  Accessibility,
  Amenity,
  Bed,
  GuestKind,
  PropertyKind,
  ReviewTopic,
} from '@/plugins/hotel/contract/vocabulary';

/** A sort of room of a property; how many of it there are decides what is left. */
export interface RoomKind {
  readonly id: string;
  /** In English, as a property would call it: "Double room with balcony". */
  readonly name: string;
  readonly beds: readonly { readonly bed: Bed; readonly count: number }[];
  /** Square metres. */
  readonly area: number;
  readonly maxAdults: number;
  /** Adults and children together. */
  readonly maxGuests: number;
  readonly view: 'street' | 'garden' | 'courtyard' | 'city' | 'sea' | 'river' | 'park';
  /** How many the property has. */
  readonly count: number;
  /** Price of a night against the plainest room of the property, from 1. */
  readonly factor: number;
  readonly accessible: boolean;
}

/** Points from 0 to 10 that guests gave, with how many gave them in the year that ends with `until`. */
export interface Reviews {
  readonly score: number;
  readonly count: number;
  readonly topics: Readonly<Record<ReviewTopic, number>>;
  /** Share of each kind of guest, adding up to 1. */
  readonly guests: Readonly<Record<GuestKind, number>>;
  /** `YYYY-MM`. */
  readonly until: string;
}

/** A property of the embedded world, from which embedded suppliers make what they say. Everything in it is invented. */
export interface Hotel {
  readonly id: string;
  readonly name: string;
  readonly kind: PropertyKind;
  /** 1 to 5 in halves; null where the kind has none. */
  readonly stars: number | null;
  /** A group of properties of our own invention. */
  readonly chain: string | null;
  readonly cityId: string;
  readonly areaId: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: { readonly line: string; readonly postalCode: string };
  /** International, in a range kept for fiction where the country has one. */
  readonly telephone: string;
  readonly amenities: readonly Amenity[];
  readonly accessibility: readonly Accessibility[];
  /** Local times `HH:mm`. */
  readonly checkIn: { readonly from: string; readonly until: string };
  readonly checkOut: string;
  readonly reviews: Reviews;
  readonly rooms: readonly RoomKind[];
  /** Net price of a night in the plainest room for two on an ordinary day, in US dollars. */
  readonly night: number;
  /** Per night and room at the property, in US dollars; null where there is none. */
  readonly resortFee: number | null;
  /** City tax per adult and night at the property, in US dollars. */
  readonly cityTax: number;
  /** Age until which a child sleeps free in the beds there are. */
  readonly childrenFree: number;
  readonly built: number;
  readonly renovated: number | null;
}
