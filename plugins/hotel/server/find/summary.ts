import { srcSetOf } from '@/core/contract/proxied-picture';
import type { HotelPicture, HotelSummary } from '../../contract';
import type { ShownProperty } from '../../face/order';
import type { SupplierListing, SupplierPicture } from '../../face/port';
import { hotelIdOf } from './ids';

/** The most pictures of a card. */
const ON_CARD = 6;

const pictureOf = ({ url, subject }: SupplierPicture): HotelPicture => ({
  src: url,
  srcSet: srcSetOf(url),
  subject,
});

/** Pictures as pages show them. */
export const picturesOf = (pictures: readonly SupplierPicture[]): HotelPicture[] => pictures.map(pictureOf);

const longest = <Item>(lists: readonly (readonly Item[])[]): Item[] => [
  ...lists.reduce((most, each) => (each.length > most.length ? each : most)),
];
const union = <Item>(lists: readonly (readonly Item[])[]): Item[] => [...new Set(lists.flat())];
const known = <Value>(values: readonly (Value | null)[]): Value | null =>
  values.find((value) => value !== null) ?? null;

/**
 * A property as a list shows it, of what each of its suppliers says: names and places of the first, what it has of all of
 * them. `listings` are at least one.
 */
export function summaryOf(listings: readonly SupplierListing[]): HotelSummary {
  const [first] = listings as readonly [SupplierListing, ...SupplierListing[]];
  const { name, kind, latitude, longitude, zone, address, city, country } = first;
  return {
    id: hotelIdOf(first),
    ...{ name, kind, latitude, longitude, zone },
    address: { ...address, city, country },
    stars: known(listings.map(({ stars }) => stars)),
    chain: known(listings.map(({ chain }) => chain)),
    area: known(listings.map(({ area }) => area)),
    pictures: picturesOf(longest(listings.map(({ pictures }) => pictures))).slice(0, ON_CARD),
    reviews: known(listings.map(({ reviews }) => reviews)),
    amenities: union(listings.map(({ amenities }) => amenities)),
    accessibility: union(listings.map(({ accessibility }) => accessibility)),
  };
}

/** What of a property is told before it is booked: whichever of its suppliers sells the stay, that is what was bought. */
export function shownOf(listings: readonly SupplierListing[]): ShownProperty {
  const [first] = listings as readonly [SupplierListing, ...SupplierListing[]];
  const { checkIn, checkOut } = listings.find(({ checkIn: { from } }) => from) ?? first;
  return { hotel: summaryOf(listings), telephone: first.telephone, checkIn, checkOut };
}
