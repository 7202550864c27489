import { distanceBetween } from '@/server/reference';
import { chance, pick } from '@/server/selling/supplier/chance';
import type { Amenity, PropertyKind } from '@/plugins/hotel/contract/vocabulary';
import { type Area, WORLD_CITIES, type WorldCity, type Point } from '@/server/reference/world/cities';
import type { Hotel, Reviews } from './hotel';
import { CHAINS, propertyNames } from './names';
import { roomsOf } from './rooms';

const A_CITY = 34;
const KM_A_DEGREE = 111.2;
const KINDS: readonly PropertyKind[] = [
  'hotel',
  'hotel',
  'hotel',
  'aparthotel',
  'guesthouse',
  'inn',
  'hostel',
];
const LEISURE: readonly PropertyKind[] = [
  'hotel',
  'hotel',
  'resort',
  'aparthotel',
  'guesthouse',
  'villa',
  'hostel',
];
const STARLESS: readonly PropertyKind[] = ['hostel', 'villa', 'guesthouse'];
const EXTRAS: readonly Amenity[] = [
  'lift',
  'luggageRoom',
  'pets',
  'workspace',
  'bar',
  'breakfastRoom',
  'gym',
  'garden',
  'terrace',
  'bicycles',
  'cots',
  'parking',
  'evCharging',
  'laundry',
];
const BETTER: readonly Amenity[] = [
  'reception24',
  'restaurant',
  'roomService',
  'pool',
  'spa',
  'sauna',
  'meetingRooms',
];

/** A point within the area: never farther from its middle than its radius. */
function pointIn(area: Area, id: string): Point {
  const distance = (area.radius * 0.97 * Math.sqrt(chance(id, 'distance'))) / KM_A_DEGREE;
  const bearing = chance(id, 'bearing') * 2 * Math.PI;
  const stretch = Math.cos((area.latitude * Math.PI) / 180);
  return {
    latitude: Number((area.latitude + distance * Math.cos(bearing)).toFixed(5)),
    longitude: Number((area.longitude + (distance * Math.sin(bearing)) / stretch).toFixed(5)),
  };
}

function amenitiesOf(city: WorldCity, id: string, kind: PropertyKind, stars: number | null): Amenity[] {
  const level = stars ?? 2;
  return [
    'wifi',
    'nonSmoking',
    ...(kind === 'hostel' ? [] : (['airConditioning', 'familyRooms'] as const)),
    ...(kind === 'aparthotel' || kind === 'villa' ? (['kitchen'] as const) : []),
    ...EXTRAS.filter((amenity) => chance(id, amenity) < 0.2 + level / 10),
    ...BETTER.filter((amenity) => chance(id, amenity) < (level - 2) / 3.5),
    ...(city.kind === 'beach' && kind === 'resort' ? (['beach'] as const) : []),
  ];
}

function reviewsOf(id: string, stars: number | null): Reviews {
  const score = Number((6.6 + (stars ?? 3) * 0.25 + chance(id, 'score') * 1.9).toFixed(1));
  const topic = (name: string) => Number(Math.min(10, score - 0.6 + chance(id, name) * 1.2).toFixed(1));
  return {
    score,
    count: pick(18, 1900, id, 'reviews'),
    topics: {
      cleanliness: topic('cleanliness'),
      staff: topic('staff'),
      location: topic('location'),
      comfort: topic('comfort'),
      facilities: topic('facilities'),
      value: topic('value'),
    },
    guests: { families: 0.25, couples: 0.35, solo: 0.15, friends: 0.1, business: 0.15 },
    until: '2026-10',
  };
}

function hotelIn(city: WorldCity, name: string, nth: number): Hotel {
  const id = `h-${city.id.toLowerCase()}-${String(nth + 1).padStart(2, '0')}`;
  const area = city.areas[nth % city.areas.length]!;
  const kinds = city.kind === 'city' ? KINDS : LEISURE;
  const kind = kinds[pick(0, kinds.length - 1, id, 'kind')]!;
  const stars = STARLESS.includes(kind)
    ? null
    : kind === 'resort'
      ? pick(4, 5, id)
      : pick(4, 10, id, 'stars') / 2;
  const chain =
    kind === 'hotel' && chance(id, 'chain') < 0.25 ? CHAINS[pick(0, CHAINS.length - 1, id, 'group')]! : null;
  const level = kind === 'hostel' ? 0.45 : 0.4 + (stars ?? 2.5) * 0.2;
  const built = pick(1890, 2018, id, 'built');
  return {
    id,
    name: chain ? `${chain} ${name}` : name,
    kind,
    stars,
    chain,
    cityId: city.id,
    areaId: area.id,
    ...pointIn(area, id),
    address: {
      line: `${area.name}, ${pick(1, 240, id, 'number')}`,
      postalCode: String(pick(10000, 99999, id, 'postal')),
    },
    // No country has this code, so nobody can be called by it.
    telephone: `+999 555 ${String(WORLD_CITIES.indexOf(city)).padStart(2, '0')} ${String(nth).padStart(2, '0')}`,
    amenities: amenitiesOf(city, id, kind, stars),
    accessibility: chance(id, 'access') < 0.5 ? ['stepFree', 'accessibleRoom'] : [],
    checkIn: {
      from: chance(id, 'in') < 0.5 ? '14:00' : '15:00',
      until: kind === 'villa' ? '20:00' : '23:00',
    },
    checkOut: chance(id, 'out') < 0.5 ? '11:00' : '12:00',
    reviews: reviewsOf(id, stars),
    rooms: roomsOf(id, kind, stars),
    night: Math.round(city.night * level * (0.85 + chance(id, 'night') * 0.4)),
    resortFee: kind === 'resort' ? pick(15, 45, id, 'fee') : null,
    cityTax: chance(city.id, 'tax') < 0.5 ? pick(1, 4, city.id, 'city tax') : 0,
    childrenFree: pick(2, 6, id, 'children'),
    built,
    renovated: built < 2005 ? pick(2008, 2025, id, 'renovated') : null,
  };
}

interface World {
  readonly all: readonly Hotel[];
  readonly byId: ReadonlyMap<string, Hotel>;
  readonly byCity: ReadonlyMap<string, Hotel[]>;
}

let built: World | undefined;

function world(): World {
  if (built) return built;
  const cities = WORLD_CITIES.map((city) =>
    propertyNames(city.country, city.id, A_CITY).map((name, nth) => hotelIn(city, name, nth)),
  );
  const all = cities.flat();
  built = {
    all,
    byId: new Map(all.map((hotel) => [hotel.id, hotel])),
    byCity: new Map(WORLD_CITIES.map((city, at) => [city.id, cities[at]!])),
  };
  return built;
}

/** Every property of the embedded world, made once; always the same. */
export const allHotels = (): readonly Hotel[] => world().all;

export const hotelOf = (id: string): Hotel | undefined => world().byId.get(id);

/** The properties of a city by its code; none when it is unknown. */
export const hotelsIn = (cityId: string): readonly Hotel[] => world().byCity.get(cityId) ?? [];

/** The properties within `radius` km of a point, the nearest first. */
export function hotelsAround({ radius, ...middle }: Point & { readonly radius: number }): Hotel[] {
  const north = radius / KM_A_DEGREE;
  return allHotels()
    .filter((hotel) => Math.abs(hotel.latitude - middle.latitude) <= north * 1.01)
    .map((hotel) => ({ hotel, km: distanceBetween(hotel, middle) }))
    .filter(({ km }) => km <= radius)
    .sort((a, b) => a.km - b.km || a.hotel.id.localeCompare(b.hotel.id))
    .map(({ hotel }) => hotel);
}
