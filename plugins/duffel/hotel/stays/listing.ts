import { isOnEarth } from '@/server/selling/supplier/outside/on-earth';
import type { SignPicture } from '@/server/selling/pictures/signed';
import { plain } from '@/server/selling/supplier/outside/plain-text';
import { readable } from '@/server/selling/supplier/outside/readable';
import type { Amenity } from '@/plugins/hotel/contract/vocabulary';
import { zoneNear } from '@/server/reference/world/zone-near';
import type { SupplierListing, SupplierPicture } from '@/plugins/hotel/face/port';
import { type Accommodation, AmenityGiven, Photo } from '../api/schemas';

export const DUFFEL_STAYS = 'duffel-stays';

/**
 * Duffel's words for what a property has that mean the same as ours. Nothing is made of `accessibility_mobility` and
 * `accessibility_hearing`: who depends on a ramp cannot do with a guess.
 */
const AMENITIES: Readonly<Record<string, Amenity>> = {
  '24_hour_front_desk': 'reception24',
  gym: 'gym',
  laundry: 'laundry',
  parking: 'parking',
  pets_allowed: 'pets',
  pool: 'pool',
  restaurant: 'restaurant',
  room_service: 'roomService',
  spa: 'spa',
  wifi: 'wifi',
};

const MOST_PICTURES = 40;

const timeOf = (given: string | null | undefined): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d/.exec(given ?? '')?.[0] ?? null;

/** Pictures as this site shows them; the supplier does not say of what they are. */
export const picturesOf = (
  photos: readonly unknown[] | null | undefined,
  sign: SignPicture,
  most = MOST_PICTURES,
): SupplierPicture[] =>
  readable(Photo, (photos ?? []).slice(0, most)).flatMap(({ url }) => {
    const path = sign(url);
    return path === null ? [] : [{ url: path, subject: null }];
  });

export const amenitiesOf = ({ amenities }: Pick<Accommodation, 'amenities'>): Amenity[] => [
  ...new Set(
    readable(AmenityGiven, (amenities ?? []).slice(0, 100)).flatMap(({ type }) =>
      Object.hasOwn(AMENITIES, type) ? AMENITIES[type]! : [],
    ),
  ),
];

/** Whether no child may stay. */
export const isAdultsOnly = ({ amenities }: Pick<Accommodation, 'amenities'>): boolean =>
  readable(AmenityGiven, (amenities ?? []).slice(0, 100)).some(({ type }) => type === 'adult_only');

/** Points from 0 to 10 in tenths, and of how many guests; null where there are none, or where they are impossible. */
export function reviewsOf({
  review_score: score,
  review_count: count,
}: Pick<Accommodation, 'review_score' | 'review_count'>): SupplierListing['reviews'] {
  if (score == null || count == null || !Number.isSafeInteger(count) || count < 1) return null;
  return score >= 0 && score <= 10 ? { score: Math.round(score * 10) / 10, count } : null;
}

/** The property as this site shows it; null for one without a name, an address or a place on earth. */
export function listingOf(given: Accommodation, sign: SignPicture): SupplierListing | null {
  const { address, geographic_coordinates: place } = given.location;
  const [name, city, country] = [given.name, address.city_name, address.country_code].map((text) =>
    plain(text),
  ) as [string, string, string];
  if (!name || !city || !/^[A-Z]{2}$/.test(country) || !isOnEarth(place)) return null;
  const { rating, check_in_information: times } = given;
  return {
    supplierId: DUFFEL_STAYS,
    id: given.id,
    name,
    // Duffel sells hotels and their like and does not tell them apart.
    kind: 'hotel',
    stars: rating != null && Number.isInteger(rating) && rating >= 1 && rating <= 5 ? rating : null,
    latitude: place.latitude,
    longitude: place.longitude,
    address: { line: plain(address.line_one), postalCode: plain(address.postal_code, 20) },
    city,
    country,
    zone: zoneNear(place),
    chain: plain(given.chain?.name) || null,
    area: null,
    amenities: amenitiesOf(given),
    accessibility: [],
    pictures: picturesOf(given.photos, sign),
    reviews: reviewsOf(given),
    telephone: /^\+[\d ()-]{6,24}$/.exec(plain(given.phone_number))?.[0] ?? null,
    checkIn: { from: timeOf(times?.check_in_after_time), until: null },
    checkOut: timeOf(times?.check_out_before_time),
  };
}
