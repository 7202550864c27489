/**
 * What Viator sells, as its document has it. Beside each answer stands where it is from: `examples/…` and `schemas/…` are below
 * `components` of `viator-partner-api-v2-openapi.json`, `text …` a heading of its description.
 */

const ADULT = 40;
const CHILD = 20;
export const priceOf = (ageBand: string): number => (ageBand === 'CHILD' ? CHILD : ADULT);

/** `schemas/PriceObject`: all four are always there; of `examples/bookings-book-example` the fee is upon the net price. */
export const priceObject = (amount: number, fee = 0) => ({
  recommendedRetailPrice: Number((amount * 1.25).toFixed(2)),
  partnerNetPrice: amount,
  bookingFee: fee,
  partnerTotalPrice: amount + fee,
});

/** `examples/products-5010SYDNEY-example`: its fields, with a walk in them that asks everything. */
export const PRODUCT = {
  status: 'ACTIVE',
  productCode: '5010SYDNEY',
  language: 'en',
  createdAt: '2008-01-22T08:00:00Z',
  lastUpdatedAt: '2021-03-12T03:26:10Z',
  title: 'Alfama <b>by night</b>',
  /** `schemas/TicketInfo` */
  ticketInfo: {
    ticketTypes: ['MOBILE_ONLY'],
    ticketTypeDescription: 'Mobile or paper ticket accepted',
    ticketsPerBooking: 'ONE_PER_BOOKING',
    ticketsPerBookingDescription: 'One per booking',
  },
  description: 'A walk after dark.',
  timeZone: 'Europe/Lisbon',
  images: [
    {
      imageSource: 'SUPPLIER_PROVIDED',
      isCover: true,
      caption: 'Stairs',
      variants: [
        { width: 100, height: 80, url: 'https://pictures.example.com/small.jpg' },
        { width: 720, height: 480, url: 'https://pictures.example.com/wide.jpg' },
      ],
    },
  ],
  reviews: {
    sources: [{ provider: 'VIATOR', totalCount: 12, averageRating: 4.66, reviewCounts: [] }],
    totalReviews: 12,
    combinedAverageRating: 4.66,
    reviewCountTotals: [
      { rating: 5, count: 9 },
      { rating: 4, count: 3 },
    ],
  },
  inclusions: [
    {
      ...{ category: 'OTHER', categoryDescription: 'Other', type: 'OTHER', typeDescription: 'Other' },
      otherDescription: 'A guide',
    },
  ],
  exclusions: [
    {
      ...{ category: 'OTHER', categoryDescription: 'Other', type: 'OTHER', typeDescription: 'Other' },
      otherDescription: 'Tips',
    },
  ],
  additionalInfo: [
    { type: 'WHEELCHAIR_ACCESSIBLE', description: 'Wheelchairs welcome' },
    { type: 'OTHER', description: 'Wear shoes' },
  ],
  /** `text Custom cancellation policy` */
  cancellationPolicy: {
    type: 'CUSTOM',
    description: 'If you cancel at least 7 day(s) before the scheduled departure time, you get it all back.',
    cancelIfBadWeather: false,
    cancelIfInsufficientTravelers: false,
    refundEligibility: [
      { dayRangeMin: 7, percentageRefundable: 100 },
      { dayRangeMin: 2, dayRangeMax: 7, percentageRefundable: 50 },
      { dayRangeMin: 0, dayRangeMax: 2, percentageRefundable: 0 },
    ],
  },
  bookingConfirmationSettings: {
    ...{ bookingCutoffType: 'START_TIME', bookingCutoffInMinutes: 0, confirmationType: 'INSTANT' },
  },
  bookingRequirements: {
    minTravelersPerBooking: 1,
    maxTravelersPerBooking: 9,
    requiresAdultForBooking: true,
  },
  pricingInfo: {
    type: 'PER_PERSON',
    ageBands: [
      { ageBand: 'ADULT', startAge: 13, endAge: 99, minTravelersPerBooking: 0, maxTravelersPerBooking: 9 },
      { ageBand: 'CHILD', startAge: 4, endAge: 12, minTravelersPerBooking: 0, maxTravelersPerBooking: 4 },
    ],
  },
  /** `text How to determine if a product option supports pickup` */
  logistics: {
    start: [{ location: { ref: 'LOC-1' }, description: 'By the fountain' }],
    end: [{ location: { ref: 'LOC-1' }, description: 'Where it began' }],
    redemption: { redemptionType: 'NONE' },
    travelerPickup: {
      pickupOptionType: 'PICKUP_AND_MEET_AT_START_POINT',
      allowCustomTravelerPickup: true,
      locations: [
        { location: { ref: 'LOC-2' }, pickupType: 'HOTEL' },
        { location: { ref: 'LOC-3' }, pickupType: 'AIRPORT' },
        { location: { ref: 'LOC-4' }, pickupType: 'HOTEL' },
        { location: { ref: 'CONTACT_SUPPLIER_LATER' }, pickupType: 'OTHER' },
        { location: { ref: 'MEET_AT_DEPARTURE_POINT' }, pickupType: 'OTHER' },
      ],
    },
  },
  languageGuides: [
    { type: 'GUIDE', language: 'en', legacyGuide: 'en/SERVICE_GUIDE' },
    { type: 'AUDIO', language: 'pt', legacyGuide: 'pt/SERVICE_AUDIO' },
  ],
  bookingQuestions: [
    ...['FULL_NAMES_FIRST', 'FULL_NAMES_LAST', 'AGEBAND', 'WEIGHT', 'PICKUP_POINT', 'SPECIAL_REQUIREMENTS'],
    ...['TRANSFER_ARRIVAL_MODE', 'TRANSFER_AIR_ARRIVAL_FLIGHT_NO', 'TRANSFER_AIR_ARRIVAL_AIRLINE'],
    ...['TRANSFER_ARRIVAL_TIME', 'TRANSFER_ARRIVAL_DROP_OFF'],
  ],
  tags: [12, 34],
  destinations: [{ ref: '538', primary: true }],
  itinerary: {
    itineraryType: 'STANDARD',
    skipTheLine: false,
    privateTour: false,
    duration: { fixedDurationInMinutes: 150 },
    itineraryItems: [
      {
        pointOfInterestLocation: { location: { ref: 'LOC-1' } },
        duration: { fixedDurationInMinutes: 20 },
        passByWithoutStopping: false,
        admissionIncluded: 'NOT_APPLICABLE',
        description: 'The square.',
      },
    ],
  },
  productOptions: [
    { productOptionCode: 'TG1', title: 'Small group', description: 'At most nine. Pickup included' },
    {
      ...{ productOptionCode: 'TG2', title: 'On your own', description: 'Meet at the quay.' },
      /** `text Scenario 2, No Pickup (Meeting Point Only)` */
      logistics: {
        start: [{ location: { ref: 'LOC-5' }, description: 'At the yellow kiosk on the quay' }],
        end: [],
        travelerPickup: {
          pickupOptionType: 'MEET_EVERYONE_AT_START_POINT',
          allowCustomTravelerPickup: false,
          locations: [{ location: { ref: 'MEET_AT_DEPARTURE_POINT' }, pickupType: 'OTHER' }],
        },
      },
    },
  ],
  supplier: { name: 'Lisbon Walks' },
};

/** `examples/locations-bulk-example`: of places that only Google knows there is a number, of pseudo-places a name alone. */
export const LOCATIONS = [
  {
    ...{ provider: 'TRIPADVISOR', reference: 'LOC-1', name: 'Largo' },
    address: { street: 'Rua 1', country: 'Portugal', countryCode: 'PT', postcode: '' },
    center: { latitude: 38.71, longitude: -9.13 },
  },
  {
    ...{ provider: 'TRIPADVISOR', reference: 'LOC-2', name: 'Rossio' },
    center: { latitude: 38.714, longitude: -9.139 },
  },
  {
    ...{ provider: 'TRIPADVISOR', reference: 'LOC-3', name: 'Lisbon Airport' },
    center: { latitude: 38.77, longitude: -9.13 },
  },
  { provider: 'GOOGLE', reference: 'LOC-4', providerReference: 'ChIJi96kKfceB3wRhQLL_6FzrSg' },
  { provider: 'GOOGLE', reference: 'LOC-5', providerReference: 'ChIJ--9uPvceB3wR-4BkkxaaWEI' },
  {
    ...{ provider: 'TRIPADVISOR', reference: 'CONTACT_SUPPLIER_LATER' },
    name: 'I will contact the supplier later',
  },
  {
    ...{ provider: 'TRIPADVISOR', reference: 'MEET_AT_DEPARTURE_POINT' },
    name: 'I will meet at the departure point',
  },
];

/** `examples/availability-schedules-5010SYDNEY-example` */
export const SCHEDULE = {
  productCode: PRODUCT.productCode,
  currency: 'USD',
  summary: { fromPrice: 50 },
  bookableItems: [
    {
      productOptionCode: 'TG1',
      seasons: [
        {
          startDate: '2026-01-01',
          pricingRecords: [
            {
              daysOfWeek: ['MONDAY', 'WEDNESDAY'],
              timedEntries: [
                { startTime: '19:00', unavailableDates: [{ date: '2027-03-08', reason: 'SOLD_OUT' }] },
              ],
              pricingDetails: [
                {
                  ...{ pricingPackageType: 'PER_PERSON', minTravelers: 1, ageBand: 'ADULT' },
                  price: { original: priceObject(ADULT) },
                },
                {
                  ...{ pricingPackageType: 'PER_PERSON', minTravelers: 0, ageBand: 'CHILD' },
                  price: { original: priceObject(CHILD) },
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

/** `examples/products-search-example-merchants` */
export const listed = (at: number) => ({
  productCode: at === 0 ? PRODUCT.productCode : `P${at}`,
  title: `Walk ${at}`,
  description: 'A walk.',
  images: PRODUCT.images,
  reviews: PRODUCT.reviews,
  duration: { variableDurationFromMinutes: 60, variableDurationToMinutes: 120 },
  confirmationType: 'INSTANT',
  itineraryType: 'STANDARD',
  destinations: PRODUCT.destinations,
  tags: [12],
  flags: ['FREE_CANCELLATION'],
  pricing: {
    currency: 'USD',
    partnerNetFromPrice: ADULT + at,
    summary: { fromPrice: 50 + at, fromPriceBeforeDiscount: at % 2 === 0 ? 60 + at : 50 + at },
  },
});

/** `schemas/DestinationDetails` */
export const DESTINATIONS = [
  {
    ...{ destinationId: 1, name: 'Portugal', type: 'COUNTRY', parentDestinationId: 6, lookupId: '6.1' },
    center: { latitude: 39, longitude: -9 },
  },
  {
    ...{ destinationId: 538, name: 'Lisbon', type: 'CITY', parentDestinationId: 1, lookupId: '6.1.538' },
    center: { latitude: 38.72, longitude: -9.14 },
  },
  {
    ...{ destinationId: 539, name: 'Alfama', type: 'NEIGHBORHOOD', parentDestinationId: 538 },
    lookupId: '6.1.538.539',
  },
];

/** `examples/products-tags-example`; of 34 nothing is told any more. */
export const TAGS = [
  {
    ...{ tagId: 12, parentTagIds: [21701] },
    allNamesByLocale: { de: 'Spaziergänge', pt: 'Passeios noturnos', en: 'Night <i>Walks</i>', es: null },
  },
];

/** `examples/exchange-rates-example` */
export const RATES = [
  {
    ...{ sourceCurrency: 'USD', targetCurrency: 'EUR', rate: 0.5 },
    ...{ lastUpdated: '2020-09-10T07:00:09Z', expiry: '2027-03-12T07:05:09Z' },
  },
];

/** `examples/products-booking-questions-example`, and one of tomorrow. */
export const QUESTIONS = [
  ...PRODUCT.bookingQuestions.map((id) => ({ id, required: 'MANDATORY' })),
  { id: 'FAVOURITE_COLOUR', type: 'STRING', group: 'PER_BOOKING', label: 'Colour', required: 'MANDATORY' },
  { id: 'SHOE_SIZE', type: 'STRING', group: 'PER_TRAVELER', label: 'Shoes', required: 'OPTIONAL' },
];

/** `ProductReview`, as the example `products-reviews-example` has them: in words of ours. */
export const REVIEWS = [
  {
    ...{ reviewReference: 'REV-1', language: 'en', publishedDate: '2026-11-05T03:28:52Z', rating: 5 },
    ...{ userName: 'walker12', title: 'Worth <b>every</b> step', provider: 'TRIPADVISOR', helpfulVotes: 0 },
    ...{ text: 'The guide knew each stone.<br>Bring good shoes.', machineTranslated: false },
    ownerResponse: {
      ...{ reviewReference: 'REV-2', language: 'en', publishedDate: '2026-11-06T03:06:31Z' },
      ...{ userName: 'Ana', text: 'Thank you for walking with us', machineTranslated: false },
    },
  },
  {
    ...{ reviewReference: 'REV-3', language: 'en', publishedDate: '2026-10-05T06:03:51Z', rating: 1 },
    ...{ userName: 'late', title: 'Late', text: 'It began an hour late', provider: 'A_PROVIDER_OF_TOMORROW' },
    ...{ machineTranslated: false, helpfulVotes: 2 },
  },
  {
    ...{ reviewReference: 'REV-4', language: 'pt', publishedDate: '2026-09-02T11:17:12Z', rating: 4 },
    ...{ userName: 'Michele_H', title: 'Muito bom', text: 'Voltaremos', provider: 'VIATOR', helpfulVotes: 0 },
    ...{ machineTranslated: false },
  },
];
