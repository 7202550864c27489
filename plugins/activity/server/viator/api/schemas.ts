import { z } from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const number = z.optional(z.nullable(z.number()));

export const Destinations = z.object({
  destinations: z.array(
    z.object({
      destinationId: z.number(),
      name: z.string(),
      type: z.string(),
      timeZone: text,
      center: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
    }),
  ),
});

const Image = z.object({
  caption: text,
  isCover: z.optional(z.boolean()),
  variants: z.array(z.object({ width: z.number(), height: z.number(), url: z.string() })),
});
export type Image = z.output<typeof Image>;

const Reviews = z.optional(
  z.object({
    totalReviews: z.optional(z.number()),
    combinedAverageRating: number,
    reviewCountTotals: z.optional(z.array(z.object({ rating: z.number(), count: z.number() }))),
  }),
);
export type Reviews = z.output<typeof Reviews>;

const Duration = z.optional(
  z.object({
    fixedDurationInMinutes: number,
    variableDurationFromMinutes: number,
    variableDurationToMinutes: number,
  }),
);
export type Duration = z.output<typeof Duration>;

/** What a search lists. */
export const Found = z.object({
  totalCount: z.optional(z.number()),
  products: z.array(
    z.object({
      productCode: z.string(),
      title: text,
      images: z.optional(z.array(Image)),
      reviews: Reviews,
      duration: Duration,
      confirmationType: text,
      tags: z.optional(z.array(z.number())),
      flags: z.optional(z.array(z.string())),
      pricing: z.optional(
        z.object({
          currency: z.string(),
          partnerNetFromPrice: number,
          summary: z.object({ fromPrice: number, fromPriceBeforeDiscount: number }),
        }),
      ),
    }),
  ),
});
export type Listed = z.output<typeof Found>['products'][number];

const Ref = z.object({ ref: z.string() });
const Point = z.object({ location: Ref, description: text });
const Guide = z.object({ type: z.string(), language: z.string() });
/** What is in a price, or is not. */
const Piece = z.object({
  otherDescription: text,
  categoryDescription: text,
  typeDescription: text,
  description: text,
});
export const Policy = z.object({
  type: z.string(),
  refundEligibility: z.optional(
    z.array(z.object({ dayRangeMin: z.number(), dayRangeMax: number, percentageRefundable: z.number() })),
  ),
});
export type Policy = z.output<typeof Policy>;

const Stop = z.object({
  pointOfInterestLocation: z.optional(z.object({ location: Ref })),
  duration: Duration,
  passByWithoutStopping: z.optional(z.boolean()),
  admissionIncluded: text,
  description: text,
});

/** A product in full. */
export const Product = z.object({
  status: z.string(),
  productCode: z.string(),
  title: text,
  description: text,
  images: z.optional(z.array(Image)),
  reviews: Reviews,
  timeZone: text,
  inclusions: z.optional(z.array(Piece)),
  exclusions: z.optional(z.array(Piece)),
  additionalInfo: z.optional(z.array(z.object({ type: z.string(), description: text }))),
  cancellationPolicy: z.optional(Policy),
  bookingConfirmationSettings: z.optional(z.object({ confirmationType: z.string() })),
  bookingRequirements: z.optional(
    z.object({
      minTravelersPerBooking: z.number(),
      maxTravelersPerBooking: z.number(),
      requiresAdultForBooking: z.boolean(),
    }),
  ),
  pricingInfo: z.optional(
    z.object({
      type: z.string(),
      ageBands: z.optional(
        z.array(
          z.object({
            ageBand: z.string(),
            startAge: number,
            endAge: number,
            minTravelersPerBooking: number,
            maxTravelersPerBooking: number,
          }),
        ),
      ),
    }),
  ),
  logistics: z.optional(
    z.object({
      start: z.optional(z.array(Point)),
      end: z.optional(z.array(Point)),
      travelerPickup: z.optional(
        z.object({
          allowCustomTravelerPickup: z.optional(z.boolean()),
          locations: z.optional(z.array(z.object({ location: Ref }))),
        }),
      ),
    }),
  ),
  languageGuides: z.optional(z.array(Guide)),
  bookingQuestions: z.optional(z.array(z.string())),
  tags: z.optional(z.array(z.number())),
  itinerary: z.optional(z.object({ duration: Duration, itineraryItems: z.optional(z.array(Stop)) })),
  productOptions: z.optional(
    z.array(
      z.object({
        productOptionCode: z.string(),
        title: text,
        description: text,
        languageGuides: z.optional(z.array(Guide)),
      }),
    ),
  ),
});
export type Product = z.output<typeof Product>;
export type Guide = z.output<typeof Guide>;
export type Piece = z.output<typeof Piece>;

export const Locations = z.object({
  locations: z.array(
    z.object({
      reference: z.string(),
      name: text,
      address: z.optional(z.object({ street: text })),
      center: z.optional(z.object({ latitude: z.number(), longitude: z.number() })),
    }),
  ),
});
export type Places = ReadonlyMap<string, z.output<typeof Locations>['locations'][number]>;

const Net = z.object({ partnerNetPrice: number, partnerTotalPrice: number });
const Gaps = z.optional(z.array(z.object({ date: text })));

export const Schedule = z.object({
  currency: z.string(),
  bookableItems: z.array(
    z.object({
      seasons: z.array(
        z.object({
          startDate: z.string(),
          endDate: text,
          pricingRecords: z.optional(
            z.array(
              z.object({
                daysOfWeek: z.optional(z.array(z.string())),
                timedEntries: z.optional(
                  z.array(z.object({ startTime: z.string(), unavailableDates: Gaps })),
                ),
                unavailableDates: Gaps,
                pricingDetails: z.optional(
                  z.array(
                    z.object({
                      ageBand: text,
                      price: z.object({ original: z.optional(Net), special: z.optional(Net) }),
                    }),
                  ),
                ),
              }),
            ),
          ),
        }),
      ),
    }),
  ),
});
export type Schedule = z.output<typeof Schedule>;

export const Checked = z.object({
  currency: z.string(),
  bookableItems: z.array(
    z.object({
      productOptionCode: text,
      startTime: text,
      available: z.boolean(),
      capacity: z.optional(z.object({ remainingCapacity: number })),
      lineItems: z.optional(
        z.array(
          z.object({
            ageBand: text,
            numberOfTravelers: z.number(),
            subtotalPrice: z.object({ price: Net }),
          }),
        ),
      ),
      totalPrice: z.optional(z.object({ price: Net })),
    }),
  ),
});
export type CheckedItem = z.output<typeof Checked>['bookableItems'][number];

/** Whether price and places are kept until it is booked; one of them may be. */
const HoldState = z.optional(z.object({ status: z.string(), validUntil: text }));
export const Hold = z.object({
  bookingRef: text,
  currency: text,
  bookingHoldInfo: z.optional(z.object({ availability: HoldState, pricing: HoldState })),
  totalPrice: z.optional(z.object({ price: Net })),
});

export const Rates = z.object({
  rates: z.array(z.object({ sourceCurrency: z.string(), targetCurrency: z.string(), rate: z.number() })),
});

/** A booking, made or asked after. */
export const Booking = z.object({
  status: z.string(),
  bookingRef: text,
  rejectionReasonCode: text,
});
export type Booking = z.output<typeof Booking>;

export const Reasons = z.object({
  reasons: z.optional(z.array(z.object({ cancellationReasonText: text, cancellationReasonCode: text }))),
});
export const CancelQuote = z.object({
  status: z.string(),
  refundDetails: z.optional(
    z.object({ itemPrice: z.number(), refundAmount: z.number(), currencyCode: z.string() }),
  ),
});
export const Cancelled = z.object({ status: z.string(), reason: text });
