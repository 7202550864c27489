import type { Language } from '@/core/contract';
import { airportName, airportsOf, cityName } from '@/server/reference';
import { distanceTo, nearText, type NearText } from '@/server/reference/near-text';
import { fold } from '@/server/reference/suggest';
import { WORLD_CITIES, type WorldCity, type Point } from '@/server/reference/world/cities';
import { countryIn } from '@/server/reference/world/country-in';
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

/** A name, and the same after a blank: where a text does not begin a word of it, it does not begin anything. */
interface Name extends NearText {
  readonly words: string;
}

interface Known extends Omit<HotelPlace, 'name' | 'context'> {
  readonly nameIn: (language: Language) => string;
  readonly names: readonly Name[];
}

const nameOf = (text: string): Name => ({ ...nearText(text), words: ` ${text}` });

function known(place: Omit<Known, 'names'>, ...aliases: string[]): Known {
  const names = new Set([...LANGUAGES.map(place.nameIn), ...aliases].map(fold));
  return { ...place, names: [...names].map(nameOf) };
}

function placesOf(city: WorldCity): Known[] {
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
      country: WORLD_CITIES.find(({ id }) => id === hotel.cityId)!.country,
      cityId: hotel.cityId,
      hotelCount: 1,
      nameIn: () => hotel.name,
    }),
  );
  const places = [...WORLD_CITIES.flatMap(placesOf), ...hotels];
  all = new Map(places.map((place) => [place.id, place]));
  return all;
}

function said({ nameIn, names: _, ...place }: Known, language: Language): HotelPlace {
  const where = countryIn(place.country, language);
  const context = place.kind === 'city' ? where : `${cityName(place.cityId, language)}, ${where}`;
  return { ...place, name: nameIn(language), context };
}

/** How far a name is from what it has a word of: 0 the same, then begun, then a word of it begun; null for none of that. */
function begun(typed: Name, name: Name): number | null {
  if (!name.words.includes(typed.words)) return null;
  if (!name.text.startsWith(typed.text)) return 0.4;
  return name.text === typed.text ? 0 : 0.2;
}

interface Found {
  readonly place: Known;
  readonly far: number;
}

/** Every place of which a name is near, as `distance` says it. */
function nearBy(typed: Name, distance: (typed: Name, name: Name) => number | null): Found[] {
  const found: Found[] = [];
  for (const place of everyPlace().values()) {
    let far: number | null = null;
    for (const name of place.names) {
      const one = distance(typed, name);
      if (one !== null && (far === null || one < far)) far = one;
    }
    if (far !== null) found.push({ place, far });
  }
  return found.sort((a, b) => a.far - b.far || RANK.indexOf(a.place.kind) - RANK.indexOf(b.place.kind));
}

/** The places that a typed text may mean, best first, at most `size` of them (R251). */
export function findPlaces(term: string, language: Language, size: number): HotelPlace[] {
  const typed = nameOf(fold(term));
  if (typed.text === '') return [];
  const found = nearBy(typed, begun);
  if (found.length < size) {
    const known = new Set(found.map(({ place }) => place));
    // Typing errors are farther than anything that was typed right.
    found.push(...nearBy(typed, distanceTo).filter(({ place }) => !known.has(place)));
  }
  return found.slice(0, size).map(({ place }) => said(place, language));
}

/** The place of that id, in the language. */
export function placeOf(id: string, language: Language = 'en'): HotelPlace | undefined {
  const place = everyPlace().get(id);
  return place && said(place, language);
}
