import type { Language } from '@/core/contract';
import { zoneNear } from '@/server/reference/world/zone-near';
import { cityAbout } from '@/server/reference/world/zone-near';
import { cityName } from '@/server/reference';
import type { SignPicture } from '@/server/selling/pictures/signed';
import type { ActivityLocation } from '../../../contract';
import { isFreeAtFirst } from '../../../contract/refund';
import { type Capacity, USUAL_CAPACITY } from '../../../contract/travelers';
import type { SupplierActivity, SupplierDay } from '../../supplier/port';
import type { Ask } from '../api/http';
import { Locations, type Piece, type Places, Product } from '../api/schemas';
import { categoryOf, durationOf, guidesOf, picturesOf, refundOf, reviewsOf, textOf, VIATOR } from './read';
import { questionsOf } from './questions';

const OLDEST = 120;
const STARS = 5;

/** Every place that a product names. */
function refsOf({ logistics, itinerary }: Product): string[] {
  const { start = [], end = [], travelerPickup } = logistics ?? {};
  const all = [
    ...[...start, ...end, ...(travelerPickup?.locations ?? [])].map(({ location }) => location.ref),
    ...(itinerary?.itineraryItems ?? []).map((stop) => stop.pointOfInterestLocation?.location.ref),
  ];
  return [...new Set(all.filter((ref) => ref !== undefined))].filter((ref) => ref.startsWith('LOC'));
}

/** What is known of places by their references; those that only a map of others knows are left out. */
async function placesOf(ask: Ask, refs: readonly string[], signal: AbortSignal): Promise<Places> {
  if (refs.length === 0) return new Map();
  const { locations } = await ask(Locations, {
    ...{ method: 'POST', path: '/locations/bulk', call: 'locations', signal },
    body: { locations: refs },
  });
  return new Map(locations.map((place) => [place.reference, place]));
}

const locationOf = (places: Places, ref: string | undefined): ActivityLocation | null => {
  const place = ref === undefined ? undefined : places.get(ref);
  if (!place?.center || !place.name) return null;
  return {
    ...{ id: place.reference, name: textOf(place.name) },
    address: place.address?.street ? textOf(place.address.street) : null,
    ...place.center,
  };
};

const piece = ({ otherDescription, description, typeDescription, categoryDescription }: Piece): string =>
  textOf(otherDescription ?? description ?? typeDescription ?? categoryDescription);
const lines = (pieces: readonly Piece[] | undefined) => (pieces ?? []).map(piece).filter(Boolean);

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
  if (!totals || !reviews.totalReviews) return null;
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

export interface Reading {
  readonly ask: Ask;
  readonly sign: SignPicture;
}

/** A product by its code; null for one that is not sold any more. */
export async function productOf(
  ask: Ask,
  code: string,
  language: Language,
  signal: AbortSignal,
): Promise<Product | null> {
  const product = await ask(Product, {
    ...{ method: 'GET', path: `/products/${encodeURIComponent(code)}`, call: 'product', language, signal },
  });
  return product.status === 'ACTIVE' && product.productCode === code && product.title ? product : null;
}

/** What Viator says of a product, at the lowest of its prices. */
export async function activityOf(
  { ask, sign }: Reading,
  product: Product,
  from: SupplierDay,
  language: Language,
  signal: AbortSignal,
): Promise<SupplierActivity> {
  const places = await placesOf(ask, refsOf(product), signal);
  const { logistics, additionalInfo = [], bookingQuestions = [] } = product;
  const at = (points: readonly { location: { ref: string } }[] | undefined) =>
    (points ?? []).map(({ location }) => locationOf(places, location.ref)).filter((place) => place !== null);
  const meets = at(logistics?.start);
  const picks = at(logistics?.travelerPickup?.locations);
  const [somewhere] = [...meets, ...picks];
  const point = somewhere ?? { latitude: 0, longitude: 0 };
  const city = cityAbout(point);
  const guides = guidesOf(product.languageGuides);
  const refund = refundOf(product.cancellationPolicy);
  const said = additionalInfo
    .map((one) => ({ ...one, text: textOf(one.description) }))
    .filter(({ text }) => text);
  const gallery = picturesOf(product.images, sign);
  return {
    supplierId: VIATOR,
    id: product.productCode,
    title: textOf(product.title),
    pictures: gallery.slice(0, 3),
    gallery,
    reviews: reviewsOf(product.reviews),
    reviewFacts: reviewFactsOf(product),
    duration: durationOf(product.itinerary?.duration),
    ...{ latitude: point.latitude, longitude: point.longitude },
    languages: [...new Set(guides.map((guide) => guide.language))],
    tags: (product.tags ?? []).map(String),
    starts: [],
    fromCategory: 'ADULT',
    ...{ base: from.base, taxes: from.taxes, published: null, firstDay: from.date },
    freeCancellation: isFreeAtFirst(refund),
    ...{ likelyToSellOut: false, kidFriendly: false, avoidsCrowd: false, isVirtual: false },
    hasSafetyMeasures: false,
    instant: product.bookingConfirmationSettings?.confirmationType === 'INSTANT',
    overview: textOf(product.description),
    included: lines(product.inclusions),
    notIncluded: lines(product.exclusions),
    itinerary: itineraryOf(product, places),
    meetingPoints: meets,
    endPoint: at(logistics?.end)[0] ?? null,
    pickup: {
      offered: bookingQuestions.includes('PICKUP_POINT'),
      mayWait: logistics?.travelerPickup !== undefined,
      points: picks,
    },
    accessibility: said.filter(({ type }) => ACCESSIBLE.test(type)).map(({ text }) => text),
    goodToKnow: said.filter(({ type }) => !ACCESSIBLE.test(type)).map(({ text }) => text),
    guides,
    refund: refund.kind === 'days' ? { ...refund, tiers: [...refund.tiers] } : refund,
    capacity: { ...capacityOf(product), bands: [...capacityOf(product).bands] },
    questions: {
      ...questionsOf(bookingQuestions, guides.length > 0),
      modes: [...questionsOf(bookingQuestions, false).modes],
    },
    zone: product.timeZone ?? zoneNear(point),
    city: city ? cityName(city.id, language) : '',
  };
}
