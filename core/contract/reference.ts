import { z } from 'zod/mini';
import { endpoint } from './endpoint';
import { inputRefusals } from './refusals/input';

/** R028 */
export const Country = z.object({
  name: z.string(),
  code: z.string(),
  currency: z.string(),
  emoji: z.string(),
  unicode: z.string(),
  image: z.string(),
  symbol: z.string(),
});
export type Country = z.output<typeof Country>;

export const getCountries = endpoint({
  method: 'GET',
  path: '/api/code',
  access: 'public',
  summary: 'About 250 countries with currency, flag and symbol.',
  response: z.array(Country),
});

/** R029: units of each currency for one unit of `base`. */
export const getExchangeRates = endpoint({
  method: 'GET',
  path: '/api/multi-currency/exchange',
  access: 'public',
  summary: 'Exchange rates for display.',
  response: z.object({ base: z.string(), date: z.string(), rates: z.record(z.string(), z.number()) }),
});

/** An airport as a field for one place offers it. */
export const AirportOption = z.object({
  code: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
});
export type AirportOption = z.output<typeof AirportOption>;

export const suggestAirports = endpoint({
  method: 'GET',
  path: '/api/reference/airports',
  access: 'public',
  summary: 'Airports by code, city, name or country: an exact code first, then the larger ones.',
  rate: 'search',
  query: z.strictObject({ search: z.string().check(z.minLength(1), z.maxLength(80)) }),
  response: z.object({ data: z.array(AirportOption) }),
});

export const PlacePhoto = z.object({
  /** https, and good for some minutes. */
  url: z.string(),
  /** Who took it, to be shown with it. */
  credits: z.array(z.object({ name: z.string(), url: z.nullable(z.string()) })),
});
export type PlacePhoto = z.output<typeof PlacePhoto>;

/** R240: of the city with this code, or with an airport of this code; null without one, and then a scene is drawn. */
export const getPlacePhoto = endpoint({
  method: 'GET',
  path: '/api/reference/placePhoto',
  access: 'public',
  summary: 'A photo of a city, from the place search of a maps service where one is configured.',
  rate: 'search',
  query: z.strictObject({ place: z.string().check(z.regex(/^[A-Z]{3}$/, inputRefusals.placeForm.reason)) }),
  response: z.object({ data: z.nullable(PlacePhoto) }),
});

/** R026 */
export const getPaymentGateway = endpoint({
  method: 'GET',
  path: '/api/getCurrentPaymentGateway',
  access: 'public',
  summary: 'Name of the payment gateway in use and what its fields need in the browser.',
  response: z.object({
    CurrentPayment: z.string(),
    /** Where the card fields are loaded from: a page of the gateway, in a frame of its own. */
    fieldsUrl: z.nullable(z.string()),
    /** The same for a card that the platform keeps and charges, whoever takes the agency's payments. */
    keptFieldsUrl: z.optional(z.nullable(z.string())),
    publicKey: z.nullable(z.string()),
    /** What the frame of that page has to be allowed; without it `allow-scripts` alone. */
    fieldsSandbox: z.optional(z.string()),
    /** No money moves: the gateway takes test cards. */
    isTest: z.optional(z.boolean()),
  }),
});

/** G76 */
export const NavigationItem = z.object({
  name: z.string(),
  path: z.string(),
  isActive: z.boolean(),
});
export type NavigationItem = z.output<typeof NavigationItem>;

export const getNavigations = endpoint({
  method: 'GET',
  path: '/api/agency/navigations',
  access: 'user',
  summary: 'Navigation items of the agency; overrides label and visibility, never what a path does (G37).',
  response: z.object({ data: z.array(NavigationItem) }),
});

/** Where something can be looked for: a city, an airport, a railway station. */
export const PLACE_KINDS = ['city', 'airport', 'station'] as const;
export const PlaceKind = z.enum(PLACE_KINDS);
export type PlaceKind = z.output<typeof PlaceKind>;

/** A place on the map, as people know it. Its id is such as `airport:LIS`: stable, for the address of a page. */
export const Place = z.object({
  id: z.string(),
  kind: PlaceKind,
  name: z.string(),
  city: z.string(),
  /** ISO 3166 alpha-2. */
  country: z.string(),
  /** IATA code of an airport. */
  iata: z.nullable(z.string()),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA; times there are those of clocks there. */
  zone: z.string(),
});
export type Place = z.output<typeof Place>;

/** The id of a place, as it stands in an address. */
export const PlaceId = z.string().check(z.regex(/^[a-z]+:[\w-]{2,60}$/));

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/places',
  access: 'public',
  servicing: true,
  summary: 'Cities, airports and railway stations for what was typed, or those with the given ids.',
  rate: 'search',
  query: z
    .strictObject({
      search: z.optional(z.string().check(z.maxLength(80))),
      /** Ids of places, separated by commas: what an address holds becomes places again. */
      ids: z.optional(z.string().check(z.maxLength(400))),
      /** What is suggested, separated by commas; all kinds without it. */
      kinds: z.optional(z.string().check(z.regex(/^(city|airport|station)(,(city|airport|station))*$/))),
    })
    .check(
      z.refine(
        ({ search, ids }) => (search === undefined) !== (ids === undefined),
        inputRefusals.searchOrIds.reason,
      ),
    ),
  response: z.object({ data: z.array(Place) }),
});
