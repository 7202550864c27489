import { z } from 'zod/mini';
import { flag, listOf, maybe, number, text } from '@/server/selling/supplier/outside/loose';

/** What is read of Viator's answers: `components.schemas` of its document, whose names stand beside each. */

const Center = z.object({ latitude: z.number(), longitude: z.number() });

/** `DestinationDetails` */
export const Destinations = z.object({
  destinations: listOf(
    z.object({
      destinationId: z.number(),
      type: text,
      parentDestinationId: number,
      timeZone: text,
      center: maybe(Center),
    }),
  ),
});
export type Destination = z.output<typeof Destinations>['destinations'][number];

/** `ProductReviewsResponse`, each read by itself */
export const ReviewList = z.object({
  reviews: z.array(z.unknown()),
  filteredReviewsSummary: maybe(z.object({ totalReviews: number })),
  totalReviewsSummary: maybe(z.object({ totalReviews: number })),
});
/** `ProductReview` */
export const Review = z.object({
  reviewReference: z.string(),
  language: z.string(),
  publishedDate: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)),
  userName: text,
  rating: number,
  title: text,
  text: z.string(),
  provider: z.string(),
  machineTranslated: flag,
  ownerResponse: maybe(z.object({ language: z.string(), text: z.string() })),
});
export type Review = z.output<typeof Review>;

/** `TagWithAllLocalizations`: the languages that pages have. */
export const Tags = z.object({
  tags: listOf(z.object({ tagId: z.number(), allNamesByLocale: z.object({ en: text, pt: text, es: text }) })),
});

/** `Image` */
const Image = z.object({
  caption: text,
  isCover: flag,
  variants: listOf(z.object({ width: z.number(), height: z.number(), url: z.string() })),
});
export type Image = z.output<typeof Image>;

/** `ProductReviews` */
const Reviews = maybe(
  z.object({
    totalReviews: number,
    combinedAverageRating: number,
    reviewCountTotals: listOf(z.object({ rating: z.number(), count: z.number() })),
  }),
);
export type Reviews = z.output<typeof Reviews>;

/** `ItineraryDuration` */
const Duration = maybe(
  z.object({
    fixedDurationInMinutes: number,
    variableDurationFromMinutes: number,
    variableDurationToMinutes: number,
  }),
);
export type Duration = z.output<typeof Duration>;

/** `ProductSummary`: what a search lists. */
const Listed = z.object({
  productCode: z.string(),
  title: text,
  images: listOf(Image),
  reviews: Reviews,
  duration: Duration,
  confirmationType: text,
  tags: listOf(z.number()),
  flags: listOf(z.string()),
  pricing: maybe(
    z.object({
      currency: z.string(),
      partnerNetFromPrice: number,
      summary: maybe(z.object({ fromPrice: number, fromPriceBeforeDiscount: number })),
    }),
  ),
});
export type Listed = z.output<typeof Listed>;

/** `ProductSearchResponse`; how many were listed counts also those that cannot be read. */
export const Found = z.pipe(
  z.object({ totalCount: number, products: z.array(z.unknown()) }),
  z.transform(({ totalCount, products }) => ({
    totalCount: totalCount ?? 0,
    listed: products.length,
    products: products.flatMap((one) => z.safeParse(Listed, one).data ?? []),
  })),
);

const Ref = z.object({ ref: z.string() });
/** `StartEndPoint` */
const Point = z.object({ location: Ref, description: text });
/** `PickupLocation` */
const PickupPlace = z.object({ location: Ref, pickupType: text });
/** `TravelerPickup` */
const Pickup = maybe(
  z.object({
    pickupOptionType: text,
    allowCustomTravelerPickup: flag,
    locations: listOf(PickupPlace),
    additionalInfo: text,
  }),
);
/** `Logistics`, `ProductOptionLogistics` */
const Logistics = maybe(z.object({ start: listOf(Point), end: listOf(Point), travelerPickup: Pickup }));
export type Logistics = z.output<typeof Logistics>;
export type Point = z.output<typeof Point>;

/** `LanguageGuide` */
const Guide = z.object({ type: z.string(), language: z.string() });
export type Guide = z.output<typeof Guide>;

/** `InclusionExclusionItem`: what is in a price, or is not. */
const Piece = z.object({
  otherDescription: text,
  categoryDescription: text,
  typeDescription: text,
  description: text,
});
export type Piece = z.output<typeof Piece>;

/** `CancellationPolicy` */
export const Policy = z.object({
  type: z.string(),
  refundEligibility: listOf(
    z.object({ dayRangeMin: z.number(), dayRangeMax: number, percentageRefundable: z.number() }),
  ),
});
export type Policy = z.output<typeof Policy>;

/** `StandardItineraryItem` */
const Stop = z.object({
  pointOfInterestLocation: maybe(z.object({ location: Ref })),
  duration: Duration,
  passByWithoutStopping: flag,
  admissionIncluded: text,
  description: text,
});

/** `ActiveProduct`; of an `InactiveProduct` there is little more than its status. */
export const Product = z.object({
  status: z.string(),
  productCode: z.string(),
  title: text,
  description: text,
  images: listOf(Image),
  reviews: Reviews,
  timeZone: text,
  ticketInfo: maybe(z.object({ ticketTypes: listOf(z.string()) })),
  inclusions: listOf(Piece),
  exclusions: listOf(Piece),
  additionalInfo: listOf(z.object({ type: z.string(), description: text })),
  cancellationPolicy: maybe(Policy),
  bookingConfirmationSettings: maybe(
    z.object({ confirmationType: z.string(), manualConfirmationPeriod: number }),
  ),
  bookingRequirements: maybe(
    z.object({
      minTravelersPerBooking: number,
      maxTravelersPerBooking: number,
      requiresAdultForBooking: flag,
    }),
  ),
  pricingInfo: maybe(
    z.object({
      type: text,
      ageBands: listOf(
        z.object({
          ageBand: z.string(),
          startAge: number,
          endAge: number,
          minTravelersPerBooking: number,
          maxTravelersPerBooking: number,
        }),
      ),
    }),
  ),
  logistics: Logistics,
  languageGuides: listOf(Guide),
  bookingQuestions: listOf(z.string()),
  tags: listOf(z.number()),
  destinations: listOf(z.object({ ref: z.string(), primary: flag })),
  itinerary: maybe(z.object({ duration: Duration, itineraryItems: listOf(Stop) })),
  productOptions: listOf(
    z.object({
      productOptionCode: z.string(),
      title: text,
      description: text,
      logistics: Logistics,
      languageGuides: listOf(Guide),
    }),
  ),
});
export type Product = z.output<typeof Product>;

/** `ResolvedLocation` of Tripadvisor; of a `ProvidedLocation` of another map no more than its number there is told. */
export const Location = z.object({
  reference: z.string(),
  name: text,
  unstructuredAddress: text,
  address: maybe(z.object({ street: text })),
  center: maybe(Center),
});
export const Locations = z.object({ locations: listOf(Location) });
export type Places = ReadonlyMap<string, z.output<typeof Location>>;

/** `PriceObject` */
const Net = z.object({ partnerNetPrice: number, partnerTotalPrice: number });
/** `Special` */
const Special = z.extend(Net, { travelStartDate: text, travelEndDate: text });
const Gaps = listOf(z.object({ date: text }));

/** `ProductAvailabilitySchedule` */
export const Schedule = z.object({
  currency: z.string(),
  bookableItems: listOf(
    z.object({
      seasons: listOf(
        z.object({
          startDate: z.string(),
          endDate: text,
          pricingRecords: listOf(
            z.object({
              daysOfWeek: listOf(z.string()),
              timedEntries: listOf(z.object({ startTime: z.string(), unavailableDates: Gaps })),
              unavailableDates: Gaps,
              pricingDetails: listOf(
                z.object({
                  ageBand: text,
                  price: z.object({ original: maybe(Net), special: maybe(Special) }),
                }),
              ),
            }),
          ),
        }),
      ),
    }),
  ),
});
export type Schedule = z.output<typeof Schedule>;

/** `ExtraChargesSummary`: what is paid where it takes place, in the money of the place. */
const ExtraCharges = maybe(
  z.object({
    mandatory: z.object({
      totalExtraCharges: number,
      items: listOf(
        z.object({
          name: z.string(),
          inDestination: z.object({ totalAmount: z.number(), currency: z.string() }),
        }),
      ),
    }),
  }),
);
export type ExtraCharges = z.output<typeof ExtraCharges>;

/** `CheckAvailabilityResponse` */
export const Checked = z.object({
  currency: z.string(),
  bookableItems: listOf(
    z.object({
      productOptionCode: text,
      startTime: text,
      available: z.boolean(),
      capacity: maybe(z.object({ remainingCapacity: number })),
      lineItems: listOf(
        z.object({
          ageBand: text,
          numberOfTravelers: z.number(),
          subtotalPrice: z.object({ price: Net }),
        }),
      ),
      totalPrice: maybe(z.object({ price: Net })),
      extraChargesSummary: ExtraCharges,
    }),
  ),
});
export type CheckedItem = z.output<typeof Checked>['bookableItems'][number];

/** `HoldInfo`: whether price and places are kept until it is booked; one of them may be. */
const HoldState = maybe(z.object({ status: z.string(), validUntil: text }));
/** `BookingHoldResponse` */
export const Hold = z.object({
  bookingRef: text,
  currency: text,
  bookingHoldInfo: maybe(z.object({ availability: HoldState, pricing: HoldState })),
  totalPrice: maybe(z.object({ price: Net })),
});

/** `ExchangeRatesResponse` */
export const Rates = z.object({
  rates: listOf(
    z.object({ sourceCurrency: z.string(), targetCurrency: z.string(), rate: z.number(), expiry: text }),
  ),
});

/** `BookingBookResponse`, `BookingStatusResponse`: a booking, made or asked after. */
export const Booking = z.object({
  status: z.string(),
  bookingRef: text,
  rejectionReasonCode: text,
  voucherInfo: maybe(z.object({ url: z.string(), isVoucherRestrictionRequired: flag })),
});
export type Booking = z.output<typeof Booking>;

/** `CancellationReasonsResponse` */
export const Reasons = z.object({
  reasons: listOf(z.object({ cancellationReasonText: z.string(), cancellationReasonCode: z.string() })),
});
/** `CancelBookingQuoteResponse` */
export const CancelQuote = z.object({
  status: z.string(),
  refundDetails: maybe(
    z.object({ itemPrice: z.number(), refundAmount: z.number(), currencyCode: z.string() }),
  ),
});
/** `CancelBookingResponse` */
export const Cancelled = z.object({ status: z.string(), reason: text });

/** `BookingEvent` */
const Event = z.object({
  transactionRef: z.string(),
  eventType: z.string(),
  bookingRef: z.string(),
  partnerBookingRef: text,
  lastUpdated: text,
  bookedItem: maybe(z.object({ travelDate: text, travelTime: text })),
  cancellation: maybe(z.object({ cancellationReasonCode: text })),
});
export type Event = z.output<typeof Event>;
/** `BookingsModifiedSinceResponse` */
export const Events = z.object({ bookings: listOf(Event), nextCursor: text });

/** `ProductsResponse`, `AvailabilitySchedulesResponse`: which products are other than before. */
const Named = listOf(z.object({ productCode: z.string() }));
export const Changed = z.object({ products: Named, availabilitySchedules: Named, nextCursor: text });

/** `BookingQuestionsResponse` */
export const QuestionList = z.object({
  bookingQuestions: listOf(z.object({ id: z.string(), required: text, maxLength: number })),
});
