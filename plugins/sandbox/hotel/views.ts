import { chance } from '@/server/selling/supplier/chance';
import { worldCity } from '@/server/reference/world/cities';
import type { Hotel } from './content/hotel';
import type { SupplierListing } from '@/plugins/hotel/face/port';
import { picturesOf } from './pictures/listed';

/** How one embedded supplier sees the embedded world: another part of it than the other, in other words, at other prices. */
export interface View {
  readonly id: string;
  /** For people. */
  readonly name: string;
  /** What the numbers of its orders and the ids of its offers begin with. */
  readonly orders: string;
  readonly offers: string;
  /** The share of all properties that it sells. */
  readonly share: number;
  /** Its net prices against others'. */
  readonly level: number;
  /** Milliseconds that it thinks before it answers a search. */
  readonly thinks: number;
  readonly spell: (hotel: Hotel, city: string) => Pick<SupplierListing, 'name' | 'address'>;
  /** The share of a property's amenities that it knows of. */
  readonly knows: number;
  /** Metres that its coordinates are off by at most. */
  readonly blur: number;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Says where things are, and writes names as their owners do. */
const QUAYSIDE: View = {
  id: 'quayside',
  name: 'Quayside Beds',
  orders: 'QB',
  offers: 'hq1',
  share: 0.82,
  level: 1,
  thinks: 250,
  spell: ({ name, address }) => ({ name, address }),
  knows: 0.95,
  blur: 0,
};

/** Writes without accents, adds the city to names, and shortens streets. */
const ROOMLARK: View = {
  id: 'roomlark',
  name: 'Roomlark',
  orders: 'RL',
  offers: 'hr1',
  share: 0.78,
  level: 0.985,
  thinks: 900,
  spell: ({ id, name, address, kind }, city) => ({
    name: plain(
      chance('spelled', id) < 0.4
        ? `${name} ${city}`
        : kind === 'hotel' && !name.includes('Hotel')
          ? `${name} Hotel`
          : name,
    ),
    address: { ...address, line: plain(address.line).replace(/^Rua /, 'R. ') },
  }),
  knows: 0.8,
  blur: 80,
};

export const VIEWS: readonly View[] = [QUAYSIDE, ROOMLARK];

/** Whether it sells a property; each property is sold by one of them at least. */
export function sells(view: View, { id }: Hotel): boolean {
  const at = chance('sold by', id);
  return view.id === QUAYSIDE.id ? at < view.share : at >= 1 - view.share;
}

const METRE = 1 / 111_200;

export function listingOf(view: View, hotel: Hotel): SupplierListing {
  const city = worldCity(hotel.cityId)!;
  const off = view.blur * Math.sqrt(chance('off', view.id, hotel.id)) * METRE;
  const bearing = 2 * Math.PI * chance('off to', view.id, hotel.id);
  const { kind, stars, amenities, accessibility, latitude, longitude } = hotel;
  const { chain, telephone, checkIn, checkOut, reviews } = hotel;
  const area = city.areas.find(({ id }) => id === hotel.areaId);
  return {
    supplierId: view.id,
    id: hotel.id,
    ...view.spell(hotel, city.name),
    ...{ kind, stars, accessibility, chain, telephone, checkIn, checkOut },
    city: city.name,
    country: city.country,
    zone: city.zone,
    area: area ? { id: area.id, name: area.name } : null,
    reviews: { score: reviews.score, count: reviews.count },
    pictures: picturesOf(view, hotel),
    latitude: latitude + off * Math.cos(bearing),
    longitude: longitude + (off * Math.sin(bearing)) / Math.cos((latitude * Math.PI) / 180),
    amenities: amenities.filter((amenity) => chance('knows', view.id, hotel.id, amenity) < view.knows),
  };
}
