import { z } from 'zod/mini';
import { endpoint, Money } from '@/core/contract';
import { CityGround } from '@/core/contract/city-ground';
import { ActivityCard, ActivityPicture } from './activity-card';
import { daysInOrder, SearchedDays } from './searched-days';
import {
  BOOKING_QUESTIONS,
  DIRECTIONS,
  TRANSPORT_FIELDS,
  TRANSPORT_MODES,
  TRAVELER_QUESTIONS,
} from './questions';
import { activityFieldRefusals } from './refusals';
import { GUIDE_TYPES, TOUR_LANGUAGES, TRAVELER_CATEGORIES } from './vocabulary';
import { isDay } from '@/core/contract/date';
import { wholeFrom } from '@/core/contract/pages';

/** A place that belongs to an activity. */
export const ActivityLocation = z.object({
  id: z.string(),
  name: z.string(),
  address: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
});
export type ActivityLocation = z.output<typeof ActivityLocation>;

/** A language that it is given in, and by whom or what (R335). */
export const LanguageGuide = z.object({ language: z.enum(TOUR_LANGUAGES), type: z.enum(GUIDE_TYPES) });
export type LanguageGuide = z.output<typeof LanguageGuide>;

/** What cancelling gives back (R338, R339); days are those of the calendar where it takes place. */
export const ActivityRefund = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('hours'), hoursBefore: z.int() }),
  z.object({
    kind: z.literal('days'),
    tiers: z.array(z.object({ daysBefore: z.int(), percent: z.number() })),
  }),
  z.object({ kind: z.literal('none') }),
]);

/** Whom it takes (R328, R329, G61). */
export const ActivityCapacity = z.object({
  min: z.int(),
  max: z.int(),
  needsAdult: z.boolean(),
  bands: z.array(
    z.object({
      category: z.enum(TRAVELER_CATEGORIES),
      fromAge: z.int(),
      toAge: z.int(),
      min: z.int(),
      max: z.int(),
    }),
  ),
});

const flags = <Name extends string>(names: readonly Name[]) =>
  z.partialRecord(z.enum(names as readonly [Name, ...Name[]]), z.boolean());

/** What it asks: true where an answer is required, false where it may be left out, absent where it is not asked (R332, G94). */
export const ActivityQuestions = z.object({
  booking: flags(BOOKING_QUESTIONS),
  traveler: flags(TRAVELER_QUESTIONS),
  modes: z.array(z.enum(TRANSPORT_MODES)),
  /** The modes of a direction with what each asks, where that is not as R336 has it. */
  transport: z.optional(
    z.partialRecord(
      z.enum(DIRECTIONS),
      z.partialRecord(z.enum(TRANSPORT_MODES), z.array(z.enum(TRANSPORT_FIELDS))),
    ),
  ),
  /** Where an arrival is asked, too: only who arrives by one of these says where to be picked up. */
  pickupModes: z.optional(z.array(z.enum(TRANSPORT_MODES))),
  /** A phone number begins with `+` and its country. */
  phoneWithCountry: z.optional(z.boolean()),
});

/** A stop on the way; `minutes` is null where it is only passed. */
export const ItineraryStop = z.object({
  name: z.string(),
  text: z.nullable(z.string()),
  minutes: z.nullable(z.int()),
  /** Whether its ticket is in the price; null where none is needed. */
  admission: z.nullable(z.boolean()),
  location: z.nullable(ActivityLocation),
});

/** An activity in full, whatever the day (R325). */
export const ActivityDetails = z.extend(ActivityCard, {
  overview: z.string(),
  included: z.array(z.string()),
  notIncluded: z.array(z.string()),
  itinerary: z.array(ItineraryStop),
  meetingPoints: z.array(ActivityLocation),
  endPoint: z.nullable(ActivityLocation),
  pickup: z.object({
    offered: z.boolean(),
    /** "I will decide later" is an answer. */
    mayWait: z.boolean(),
    /** Where it is possible; without any, it is asked in words. */
    points: z.array(
      z.extend(ActivityLocation, {
        /** Only who arrives so is picked up there; everybody without it. */
        arrivals: z.optional(z.array(z.enum(TRANSPORT_MODES))),
      }),
    ),
    /** "I will come to the meeting point" is an answer. */
    mayMeet: z.optional(z.boolean()),
    /** Whether an address of one's own is an answer; without it where there are no points. */
    ownWords: z.optional(z.boolean()),
  }),
  /** Where it begins, in the words of who runs it: beside the meeting points, or where no map has them. */
  meetingNotes: z.optional(z.array(z.string())),
  /** Its organizer takes its voucher on paper alone. */
  paperVoucher: z.optional(z.boolean()),
  accessibility: z.array(z.string()),
  goodToKnow: z.array(z.string()),
  guides: z.array(LanguageGuide),
  refund: ActivityRefund,
  capacity: ActivityCapacity,
  questions: ActivityQuestions,
  /** IANA, of the place where it begins. */
  zone: z.string(),
  city: z.string(),
  /** What its map is drawn on; null where the city is not known. */
  ground: z.nullable(CityGround),
  gallery: z.array(ActivityPicture),
  /** Of each number of stars how many gave it, five first; topics with how many spoke of them. */
  reviewFacts: z.nullable(
    z.object({
      stars: z.array(z.int()).check(z.length(5)),
      topics: z.array(z.object({ topic: z.string(), count: z.int(), score: z.number() })),
    }),
  ),
});
export type ActivityDetails = z.output<typeof ActivityDetails>;

/** Whether an address of one's own says where to be picked up. */
export const takesOwnWords = ({ points, ownWords }: ActivityDetails['pickup']): boolean =>
  ownWords ?? points.length === 0;

/**
 * R325. What it costs at least is of the days that are looked at, as in a search: within them or, without room there, on any
 * day. Errors: 404 "Activity not found", 502 "Something went wrong".
 */
export const getActivity = endpoint({
  method: 'GET',
  path: '/api/activities/details/{id}',
  access: 'search',
  summary: 'An activity in full, at its lowest price within the days.',
  rate: 'search',
  forClient: true,
  query: z.strictObject(SearchedDays).check(daysInOrder),
  /** `givesReviews`: whether its supplier gives what guests have written, so that `getActivityReviews` is worth asking. */
  response: z.object({ data: ActivityDetails, givesReviews: z.boolean() }),
});

/** So many reviews come at once. */
export const REVIEWS_AT_ONCE = 10;

/** What a guest has written, in the words and the language of the guest. */
export const ActivityReview = z.object({
  id: z.string(),
  /** Where it was written; a name. */
  provider: z.string(),
  /** Only who has booked there can write there. */
  isOfGuest: z.boolean(),
  author: z.nullable(z.string()),
  /** `YYYY-MM-DD` */
  date: z.string(),
  stars: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  /** BCP 47. */
  language: z.string(),
  title: z.nullable(z.string()),
  text: z.string(),
  /** Of whoever runs it. */
  answer: z.nullable(z.object({ language: z.string(), text: z.string() })),
});
export type ActivityReview = z.output<typeof ActivityReview>;

/**
 * The newest first of each language, the reader's before others; none of suppliers that give none. Suppliers keep them from search
 * engines: they are in no page, and robots.txt forbids this address. Errors as `getActivity`.
 */
export const getActivityReviews = endpoint({
  method: 'GET',
  path: '/api/activities/reviews/{id}',
  access: 'search',
  summary: 'What guests have written of an activity, ten at a time.',
  rate: 'search',
  forClient: true,
  query: z.strictObject({ page: z._default(wholeFrom(1, 100), 1) }),
  response: z.object({ data: z.array(ActivityReview), total: z.int() }),
});

/** Errors as `getActivity`. */
export const getActivityLocations = endpoint({
  method: 'GET',
  path: '/api/activities/locations/{id}',
  access: 'search',
  summary: 'Every place that belongs to an activity, for its map.',
  response: z.object({ data: z.array(ActivityLocation) }),
});

/** R326: those days alone may be chosen. Errors as `getActivity`. */
export const getAvailableDates = endpoint({
  method: 'GET',
  path: '/api/activities/availableDates/{id}',
  access: 'search',
  summary: 'The days on which an activity has room, with the lowest price of a grown person.',
  rate: 'search',
  forClient: true,
  response: z.object({ data: z.array(z.object({ date: z.string(), from: Money })) }),
});

/** Who takes part: a count for each category. */
export const TravelerCounts = z.partialRecord(
  z.enum(TRAVELER_CATEGORIES),
  z.int().check(z.minimum(0), z.maximum(100)),
);

/** One way to do it on a day: a tour grade at a start time, for those who take part. */
export const ActivityOption = z.object({
  /** Names it in the checkout. */
  id: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  /** Clocks where it takes place; the time is null where it is open all day. */
  startsAt: z.object({ day: z.string(), time: z.nullable(z.string()) }),
  guides: z.array(LanguageGuide),
  /** For all who take part, taxes included. */
  total: Money,
  /** What all of each category pay together: they add up to the total. */
  each: z.array(z.object({ category: z.enum(TRAVELER_CATEGORIES), count: z.int(), total: Money })),
  /** What all of them pay where it takes place, beside the total. */
  paidThere: z.optional(z.array(z.object({ name: z.string(), amount: Money }))),
  /** How many more there is room for; null where it is not known. */
  left: z.nullable(z.int()),
  instant: z.boolean(),
  /** Until when everything comes back, ISO UTC; null when it does not any more, or never did. */
  freeUntil: z.nullable(z.string()),
  /** What comes back then, a part of it, and until when; null where that is nothing. */
  partlyUntil: z.optional(z.nullable(z.object({ percent: z.int(), until: z.string() }))),
  /** Staff only (SEC-35). */
  supplier: z.optional(z.string()),
  wholesale: z.optional(Money),
  agencyFee: z.optional(Money),
});
export type ActivityOption = z.output<typeof ActivityOption>;

/**
 * R327, R328, R330: what there is now, at the price of now. Errors: 422 with the field, 404 "Activity not found", 409 "Product
 * is not available on this date", 502 "Something went wrong".
 */
export const checkAvailability = endpoint({
  method: 'POST',
  path: '/api/activities/availability/check',
  access: 'search',
  summary: 'The options of an activity on a day for those who take part.',
  rate: 'search',
  forClient: true,
  body: z.strictObject({
    productCode: z.string().check(z.minLength(1), z.maxLength(80)),
    date: z
      .string(activityFieldRefusals.date.reason)
      .check(z.refine(isDay, activityFieldRefusals.date.reason)),
    travelers: TravelerCounts.check(
      z.refine(
        (counts) => Object.values(counts).some((count) => (count ?? 0) > 0),
        activityFieldRefusals.nobody.reason,
      ),
    ),
  }),
  response: z.object({ data: z.array(ActivityOption) }),
});
