import { z } from 'zod/mini';
import type { Language } from '@/core/contract';
import { zoneNear, cityAbout } from '@/server/reference/world/zone-near';
import { cityName } from '@/server/reference';
import type { SignPicture } from '@/server/selling/pictures/signed';
import type { ActivityLocation } from '@/plugins/activity/contract';
import { said } from '@/plugins/activity/face/said';
import { isFreeAtFirst } from '@/plugins/activity/contract/refund';
import { type Capacity, USUAL_CAPACITY } from '@/plugins/activity/contract/travelers';
import type { SupplierActivity, SupplierDay } from '@/plugins/activity/face/port';
import type { Ask } from '../api/http';
import { Location, Locations, type Piece, type Places, Product } from '../api/schemas';
import { ANSWERS_WITHIN_HOURS } from '../bookings/bookings';
import { rememberAll, remember, type Remembering } from '../kept/kept';
import { KEPT_FOR } from '../kept/times';
import type { KnownDestinations } from './destinations';
import { guidesOf, guidesOfOption } from './guides';
import { locationOf, logisticsOf, meetingOf, pickupOf } from './logistics';
import {
  categoryOf,
  durationOf,
  isInstant,
  nameOf,
  picturesOf,
  refundOf,
  reviewsOf,
  textOf,
  VIATOR,
} from './read';
import { LATER, MEET, questionsOf } from './questions';
import { taggedBy, type TagsIn } from './tags';

const OLDEST = 120;
const STARS = 5;

type Route = NonNullable<Product['itinerary']>;

/** Every place that a product names, for any of its options. */
function refsOf({ logistics, productOptions, itinerary }: Product): string[] {
  const all = [logistics, ...productOptions.map((option) => option.logistics)].flatMap((of) =>
    of
      ? [...of.start, ...of.end, ...(of.travelerPickup?.locations ?? [])].map(({ location }) => location.ref)
      : [],
  );
  const stops = (itinerary?.itineraryItems ?? []).flatMap(
    (stop: Route['itineraryItems'][number]) => stop.pointOfInterestLocation?.location.ref ?? [],
  );
  return [...new Set([...all, ...stops])].filter((ref) => ref !== LATER && ref !== MEET);
}

/** `BulkLocationReferencesRequest`: so many at once. */
const PLACES_AT_ONCE = 500;
const KeptPlace = z.nullable(Location);

/** What is known of places by their references, each asked for once a month; those that are gone are left out. */
async function placesOf(
  reading: Reading,
  refs: readonly string[],
  language: Language,
  signal: AbortSignal,
): Promise<Places> {
  const of = { name: 'location', language, forMs: KEPT_FOR.locations };
  const found = await rememberAll(reading, of, KeptPlace, refs, async (missing) => {
    const told = new Map<string, z.output<typeof KeptPlace>>(missing.map((ref) => [ref, null]));
    for (let from = 0; from < missing.length; from += PLACES_AT_ONCE) {
      const { locations } = await reading.ask(Locations, {
        ...{ method: 'POST', path: '/locations/bulk', call: 'locations', language, signal },
        body: { locations: missing.slice(from, from + PLACES_AT_ONCE) },
      });
      for (const place of locations) told.set(place.reference, place);
    }
    return told;
  });
  return new Map([...found].flatMap(([ref, place]) => (place ? [[ref, place]] : [])));
}

const piece = ({ otherDescription, description, typeDescription, categoryDescription }: Piece): string =>
  textOf(otherDescription ?? description ?? typeDescription ?? categoryDescription);
const lines = (pieces: readonly Piece[]) => pieces.map(piece).filter(Boolean);

/** G61: 1 to 15 where it does not say. */
export function capacityOf({ pricingInfo, bookingRequirements }: Product): Capacity {
  const { min, max } = USUAL_CAPACITY;
  const most = bookingRequirements?.maxTravelersPerBooking ?? max;
  const bands = (pricingInfo?.ageBands ?? []).flatMap((band) => {
    const category = categoryOf(band.ageBand);
    return category
      ? [
          {
            ...{ category, fromAge: band.startAge ?? 0, toAge: band.endAge ?? OLDEST },
            min: band.minTravelersPerBooking ?? 0,
            max: Math.min(most, band.maxTravelersPerBooking ?? most),
          },
        ]
      : [];
  });
  return {
    ...{ min: bookingRequirements?.minTravelersPerBooking ?? min, max: most },
    needsAdult: bookingRequirements?.requiresAdultForBooking ?? false,
    bands:
      bands.length > 0 ? bands : [{ category: 'TRAVELER', fromAge: 0, toAge: OLDEST, min: 0, max: most }],
  };
}

function reviewFactsOf({ reviews }: Product): SupplierActivity['reviewFacts'] {
  const totals = reviews?.reviewCountTotals;
  if (!totals || totals.length === 0 || !reviews.totalReviews) return null;
  return {
    stars: Array.from(
      { length: STARS },
      (_, at) => totals.find(({ rating }) => rating === STARS - at)?.count ?? 0,
    ),
    topics: [],
  };
}

function itineraryOf({ itinerary }: Product, places: Places): SupplierActivity['itinerary'] {
  return (itinerary?.itineraryItems ?? []).map((stop) => {
    const location = locationOf(places, stop.pointOfInterestLocation?.location.ref);
    const text = textOf(stop.description);
    return {
      name: location?.name ?? text.slice(0, 80),
      text: location && text ? text : null,
      minutes: stop.passByWithoutStopping ? null : durationOf(stop.duration).most || null,
      admission: stop.admissionIncluded === 'YES' ? true : stop.admissionIncluded === 'NO' ? false : null,
      location,
    };
  });
}

const ACCESSIBLE = /WHEELCHAIR|STROLLER|ACCESSIB|SERVICE_ANIMALS|INFANT_SEATS/;

export interface Reading extends Remembering {
  readonly ask: Ask;
  readonly sign: SignPicture;
  readonly destinations: Pick<KnownDestinations, 'centerOf'>;
  readonly tagsIn: TagsIn;
}

/** A product by its code; null for one that is not sold any more. Kept until Viator says that it has changed. */
export async function productOf(
  { ask, ...parts }: Remembering & { readonly ask: Ask },
  code: string,
  language: Language,
  signal: AbortSignal,
): Promise<Product | null> {
  const of = { name: 'product', subject: code, language, forMs: KEPT_FOR.product };
  const product = await remember(parts, of, Product, () =>
    ask(Product, {
      ...{ method: 'GET', path: `/products/${encodeURIComponent(code)}`, call: 'product', language, signal },
    }),
  );
  return product.status === 'ACTIVE' && product.productCode === code && nameOf(product.title)
    ? product
    : null;
}

/** Where it is: what stands on a map of it, else the middle of where it is sold. Null where nobody knows. */
async function pointOf(
  { destinations }: Pick<Reading, 'destinations'>,
  product: Pick<Product, 'destinations'>,
  known: readonly (ActivityLocation | null)[],
) {
  const [place] = known.filter((one) => one !== null);
  const main = product.destinations.find(({ primary }) => primary) ?? product.destinations[0];
  return place ?? (main ? destinations.centerOf(main.ref) : null);
}

/** Said where its organizer tells no place that we may show: it never takes place nowhere. */
const TOLD_LATER = said(
  'The exact place is on your voucher',
  'O local exato está no seu voucher',
  'El lugar exacto está en su bono',
);

/** Of where it begins for those who take an option, and what they are asked. */
function beginningFor(product: Product, optionCode: string | null, places: Places, language: Language) {
  const { bookingQuestions } = product;
  const logistics = logisticsOf(product, optionCode);
  const meeting = meetingOf(logistics.start, places);
  const guides = guidesOf(guidesOfOption(product, optionCode));
  const questions = questionsOf(bookingQuestions, guides.length > 0, logistics);
  const pickup = pickupOf(logistics, bookingQuestions.includes('PICKUP_POINT'), places);
  const isSilent = meeting.places.length === 0 && meeting.notes.length === 0 && !pickup.offered;
  return {
    meetingPoints: meeting.places,
    meetingNotes: isSilent && !questions.booking.arrival ? [TOLD_LATER[language]] : meeting.notes,
    endPoint: logistics.end.map(({ location }) => locationOf(places, location.ref)).find(Boolean) ?? null,
    pickup,
    questions: { ...questions, modes: [...questions.modes] } as SupplierActivity['questions'],
    guides,
  };
}

/**
 * What Viator says of a product, at the lowest of its prices. `optionCode`: of one of its ways to do it, which may begin
 * elsewhere and ask something else; null for what holds of the product.
 */
export async function activityOf(
  reading: Reading,
  product: Product,
  { from, optionCode }: { readonly from: SupplierDay; readonly optionCode: string | null },
  language: Language,
  signal: AbortSignal,
): Promise<SupplierActivity | null> {
  const naming = reading.tagsIn(language);
  const places = await placesOf(reading, refsOf(product), language, signal);
  const begins = beginningFor(product, optionCode, places, language);
  const itinerary = itineraryOf(product, places);
  const stops = itinerary.map(({ location }) => location);
  const known = [...begins.meetingPoints, ...begins.pickup.points, ...stops, begins.endPoint];
  const point = await pointOf(reading, product, known);
  if (!point) return null;
  const city = cityAbout(point);
  const refund = refundOf(product.cancellationPolicy);
  const told = product.additionalInfo
    .map((one) => ({ ...one, text: textOf(one.description) }))
    .filter(({ text }) => text);
  const gallery = picturesOf(product.images, reading.sign);
  const tickets = product.ticketInfo?.ticketTypes ?? [];
  const capacity = capacityOf(product);
  return {
    supplierId: VIATOR,
    id: product.productCode,
    title: nameOf(product.title),
    pictures: gallery.slice(0, 3),
    gallery,
    reviews: reviewsOf(product.reviews),
    reviewFacts: reviewFactsOf(product),
    duration: durationOf(product.itinerary?.duration),
    ...{ latitude: point.latitude, longitude: point.longitude },
    languages: [...new Set(begins.guides.map((guide) => guide.language))],
    ...taggedBy((await naming)(product.tags)),
    starts: [],
    fromCategory: 'ADULT',
    ...{ base: from.base, taxes: from.taxes, published: null, firstDay: from.date },
    freeCancellation: isFreeAtFirst(refund),
    ...{ likelyToSellOut: false, kidFriendly: false, avoidsCrowd: false, isVirtual: false },
    hasSafetyMeasures: false,
    instant: isInstant(product, null, reading.now()),
    confirmedWithin: ANSWERS_WITHIN_HOURS,
    overview: textOf(product.description),
    included: lines(product.inclusions),
    notIncluded: lines(product.exclusions),
    itinerary,
    ...begins,
    paperVoucher: tickets.length > 0 && !tickets.includes('MOBILE_ONLY'),
    accessibility: told.filter(({ type }) => ACCESSIBLE.test(type)).map(({ text }) => text),
    goodToKnow: told.filter(({ type }) => !ACCESSIBLE.test(type)).map(({ text }) => text),
    refund: refund.kind === 'days' ? { ...refund, tiers: [...refund.tiers] } : refund,
    capacity: { ...capacity, bands: [...capacity.bands] },
    zone: product.timeZone ?? zoneNear(point),
    city: city ? cityName(city.id, language) : '',
  };
}
