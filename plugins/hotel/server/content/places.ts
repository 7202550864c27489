import type { Language } from '@/core/contract';
import { airportName, airportsOf, cityName, countryName } from '@/server/reference';
import { distanceTo, nearText, type NearText } from '@/server/reference/near-text';
import { fold } from '@/server/reference/suggest';
import { HOTEL_CITIES, type HotelCity, type Point } from './cities';
import { allHotels, hotelsIn } from './hotels';

export type HotelPlaceKind = 'city' | 'area' | 'landmark' | 'airport' | 'hotel';

/** Somewhere to look for a stay. */
export interface HotelPlace extends Point {
  readonly id: string;
  readonly kind: HotelPlaceKind;
  /** In the language asked for. */
  readonly name: string;
  /** Where it is: "Lisbon, Portugal". */
  readonly context: string;
  /** Kilometres to search around it. */
  readonly radius: number;
  /** ISO 3166 alpha-2. */
  readonly country: string;
  readonly cityId: string;
  /** Properties of its city, of its area, or 1 for a property. */
  readonly hotelCount: number;
}

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es'];
const RANK: readonly HotelPlaceKind[] = ['city', 'area', 'landmark', 'airport', 'hotel'];

interface Known extends Omit<HotelPlace, 'name' | 'context'> {
  readonly nameIn: (language: Language) => string;
  readonly texts: readonly NearText[];
}

function known(place: Omit<Known, 'texts'>, ...aliases: string[]): Known {
  const names = new Set([...LANGUAGES.map(place.nameIn), ...aliases].map(fold));
  return { ...place, texts: [...names].map(nearText) };
}

function placesOf(city: HotelCity): Known[] {
  const here = { country: city.country, cityId: city.id };
  const count = hotelsIn(city.id).length;
  const at = ({ latitude, longitude }: Point) => ({ latitude, longitude });
  return [
    known({
      ...here,
      ...at(city),
      id: city.id,
      kind: 'city',
      radius: 30,
      hotelCount: count,
      nameIn: (language) => cityName(city.id, language),
    }),
    ...city.areas.map((area) =>
      known({
        ...here,
        ...at(area),
        id: area.id,
        kind: 'area',
        radius: area.radius,
        hotelCount: hotelsIn(city.id).filter(({ areaId }) => areaId === area.id).length,
        nameIn: () => area.name,
      }),
    ),
    ...city.landmarks.map((landmark) =>
      known(
        {
          ...here,
          ...at(landmark),
          id: landmark.id,
          kind: 'landmark',
          radius: 5,
          hotelCount: count,
          nameIn: () => landmark.name,
        },
        ...landmark.aliases,
      ),
    ),
    ...airportsOf(city.id).map((airport) =>
      known(
        {
          ...here,
          ...at(airport),
          id: `airport-${airport.code}`,
          kind: 'airport',
          radius: 30,
          hotelCount: count,
          nameIn: (language) => airportName(airport.code, language),
        },
        airport.code,
      ),
    ),
  ];
}

let all: ReadonlyMap<string, Known> | undefined;

function everyPlace(): ReadonlyMap<string, Known> {
  if (all) return all;
  const hotels = allHotels().map((hotel) =>
    known({
      id: hotel.id,
      kind: 'hotel',
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      radius: 1,
      country: HOTEL_CITIES.find(({ id }) => id === hotel.cityId)!.country,
      cityId: hotel.cityId,
      hotelCount: 1,
      nameIn: () => hotel.name,
    }),
  );
  const places = [...HOTEL_CITIES.flatMap(placesOf), ...hotels];
  all = new Map(places.map((place) => [place.id, place]));
  return all;
}

function said({ nameIn, texts: _, ...place }: Known, language: Language): HotelPlace {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(place.country);
  const where = country ?? countryName(place.country);
  const context = place.kind === 'city' ? where : `${cityName(place.cityId, language)}, ${where}`;
  return { ...place, name: nameIn(language), context };
}

/** How far a name is from what was typed: 0 the same, then begun, then a word of it begun, then typing errors. */
function distance(typed: NearText, text: NearText): number | null {
  if (text.text === typed.text) return 0;
  if (text.text.startsWith(typed.text)) return 0.2;
  if (` ${text.text}`.includes(` ${typed.text}`)) return 0.4;
  return distanceTo(typed, text);
}

/** The places that a typed text may mean, best first, at most `size` of them (R251). */
export function findPlaces(term: string, language: Language, size: number): HotelPlace[] {
  const typed = nearText(fold(term));
  if (typed.text === '') return [];
  return [...everyPlace().values()]
    .flatMap((place) => {
      const far = place.texts.map((text) => distance(typed, text)).filter((one) => one !== null);
      return far.length > 0 ? [{ place, far: Math.min(...far) }] : [];
    })
    .sort((a, b) => a.far - b.far || RANK.indexOf(a.place.kind) - RANK.indexOf(b.place.kind))
    .slice(0, size)
    .map(({ place }) => said(place, language));
}

/** The place of that id, in the language. */
export function placeOf(id: string, language: Language = 'en'): HotelPlace | undefined {
  const place = everyPlace().get(id);
  return place && said(place, language);
}
