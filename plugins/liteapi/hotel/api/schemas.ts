import { z } from 'zod/mini';
import { flag, listOf, maybe, number, text } from '@/server/selling/supplier/outside/loose';

/**
 * What is read of LiteAPI's answers, and no more: the operations of `openapi-schemas/{search,booking,static}.json` whose names
 * stand beside each. One odd thing costs itself alone.
 */
const Amount = z.object({ amount: z.number(), currency: z.string() });
export type Amount = z.output<typeof Amount>;

/** Written as a list of one in the document, and as an object in its examples. */
const amount = z.pipe(
  maybe(z.union([Amount, z.array(Amount)])),
  z.transform((given) => (Array.isArray(given) ? given[0] : given) ?? null),
);

const Id = z.string().check(z.regex(/^[\w-]{1,200}$/));

/** `cancellationPolicies` */
const Policies = maybe(
  z.object({
    refundableTag: text,
    /** Read one by one, as a deadline that cannot be read is not as good as none. */
    cancelPolicyInfos: maybe(z.array(z.unknown())),
    hotelRemarks: listOf(z.string()),
  }),
);
export type Policies = z.output<typeof Policies>;
export const Policy = z.object({
  cancelTime: z.string(),
  amount: number,
  currency: text,
  type: text,
  timezone: text,
});

/** `roomTypes[].rates[]` */
const Rate = z.object({
  occupancyNumber: number,
  name: z.string(),
  mappedRoomId: number,
  boardType: text,
  boardName: text,
  remarks: text,
  retailRate: maybe(
    z.object({
      total: amount,
      suggestedSellingPrice: amount,
      taxesAndFees: listOf(
        z.object({ included: z.boolean(), description: text, amount: number, currency: text }),
      ),
    }),
  ),
  cancellationPolicies: Policies,
  paymentTypes: listOf(z.string()),
  perks: listOf(z.object({ name: z.string() })),
});
export type Rate = z.output<typeof Rate>;

/** `roomTypes[]`: rooms for all parties at one price, of which none can be left out. */
const rates = z.array(Rate).check(z.minLength(1));
export const Offer = z.object({
  offerId: z.string().check(z.minLength(1), z.maxLength(8_000)),
  rates,
  offerRetailRate: amount,
  suggestedSellingPrice: amount,
  rateType: text,
  loyaltyMembershipIdRequired: flag,
});
export type Offer = z.output<typeof Offer>;

/** `POST /hotels/rates` */
export const Rated = listOf(z.object({ hotelId: Id, roomTypes: listOf(Offer) }));

/** `POST /rates/prebook` */
export const Prebooked = z.object({
  prebookId: z.string(),
  hotelId: Id,
  checkin: z.string(),
  checkout: z.string(),
  price: z.number(),
  currency: z.string(),
  termsAndConditions: text,
  suggestedSellingPrice: amount,
  roomTypes: z.array(z.object({ rates })).check(z.minLength(1)),
});
export type Prebooked = z.output<typeof Prebooked>;

const Photo = z.object({ url: z.string() });

/** A property, as `GET /data/hotels` lists it and `GET /data/hotel` tells of it in full. */
export const Property = z.object({
  id: Id,
  name: z.string(),
  hotelDescription: text,
  country: text,
  city: text,
  latitude: number,
  longitude: number,
  location: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
  address: text,
  zip: text,
  main_photo: text,
  stars: number,
  starRating: number,
  rating: number,
  reviewCount: number,
  hotelTypeId: number,
  chain: text,
  phone: text,
  facilityIds: listOf(z.number()),
  facilities: listOf(z.object({ facilityId: z.number() })),
  hotelImages: listOf(Photo),
  hotelImportantInformation: text,
  /** `04:00 PM` */
  checkinCheckoutTimes: maybe(z.object({ checkout: text, checkin_start: text, checkin_end: text })),
  rooms: listOf(
    z.object({
      id: z.number(),
      roomSizeSquare: number,
      roomSizeUnit: text,
      bedTypes: listOf(z.object({ quantity: z.number(), bedType: z.string() })),
      photos: listOf(Photo),
    }),
  ),
  deletedAt: text,
});
export type Property = z.output<typeof Property>;
export const Properties = listOf(Property);

/** `GET /data/facilities` */
export const Facilities = listOf(z.object({ facility_id: z.number(), facility: z.string() }));
/** `GET /data/hotelTypes` */
export const Kinds = listOf(z.object({ id: z.number(), name: z.string() }));

/** `POST /rates/book`, `GET /bookings/{bookingId}`, one of `GET /bookings` */
export const Booking = z.object({
  bookingId: Id,
  clientReference: text,
  status: z.string(),
  hotelConfirmationCode: text,
  cancelledAt: text,
});
export type Booking = z.output<typeof Booking>;
export const Bookings = listOf(Booking);

/** `PUT /bookings/{bookingId}` */
export const Cancelled = z.object({ status: z.string() });
