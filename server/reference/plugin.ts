import { pricingRefusals } from '@/core/contract/refusals/booking';
import {
  type AirportOption,
  findPlaces,
  getCountries,
  type Language,
  type PlaceKind,
  getExchangeRates,
  suggestAirports,
} from '@/core/contract';
import { HttpError } from '../error';
import { handle, type Handler } from '../ports/handle';
import { type RawRoute, rawRoute } from '../http/raw';
import { allCountries, flagPicture } from './countries';
import { airportName, cityName } from './place-names';
import { countryIn } from './world/country-in';
import { DICTIONARIES } from './dictionaries';
import { airlineLogo, keepOwnLogos } from './logos';
import type { OwnLogos } from './own-logos';
import { embeddedRates } from './rates';
import { ratesFault } from './rates-fault';
import { servesFixed } from './serve';
import { findPlace } from './places/places';
import { placeIn, placesFor } from './places/suggest-places';
import { suggestPlaces } from './suggest';

const json = servesFixed('application/json; charset=utf-8', (name) =>
  Object.hasOwn(DICTIONARIES, name) ? JSON.stringify(DICTIONARIES[name]!()) : undefined,
);
const flag = servesFixed('image/png', flagPicture);

/** As many as a list under a field can hold. */
const MOST_AIRPORTS = 12;
/** As many as the recent searches of a product name. */
const MOST_IDS = 12;

/** Airports for what somebody typed into a field for one of them, one that was named first. */
export const airportOptions = (search: string, language: Language): AirportOption[] =>
  suggestPlaces(search)
    .flatMap(({ city, airports }) =>
      airports.map(({ code }) => ({
        code,
        name: airportName(code, language),
        city: cityName(city.code, language),
        country: countryIn(city.country, language),
      })),
    )
    .slice(0, MOST_AIRPORTS);

/** Facts of the world that every product needs; no agency, no session, no secret. */
export function createReference(ownLogos: OwnLogos = new Map()): {
  readonly handlers: readonly Handler[];
  readonly routes: readonly RawRoute[];
} {
  keepOwnLogos(ownLogos);
  const logo = servesFixed('image/png', airlineLogo);
  return {
    handlers: [
      handle(getCountries, async () => allCountries()),
      handle(suggestAirports, async ({ query, request }) => ({
        data: airportOptions(query.search, request.language),
      })),
      handle(findPlaces, async ({ query: { search, ids = '', kinds }, request: { language } }) => {
        if (search !== undefined)
          return { data: placesFor(search, language, kinds?.split(',') as PlaceKind[] | undefined) };
        const places = ids.split(',').slice(0, MOST_IDS).map(findPlace);
        return { data: places.flatMap((place) => (place ? [placeIn(place, language)] : [])) };
      }),
      handle(getExchangeRates, async ({ agency }) => {
        if (ratesFault.isOn(agency.id)) throw new HttpError(502, 'UPSTREAM_FAILED', pricingRefusals.noRates);
        return { ...embeddedRates, rates: { ...embeddedRates.rates } };
      }),
    ],
    routes: [
      rawRoute('GET', '/dicts/{dictionary}.json', ({ params, request }) =>
        json(params['dictionary']!, request),
      ),
      rawRoute('GET', '/img/airline_logos/{carrier}-96.png', ({ params, request }) =>
        logo(params['carrier']!, request),
      ),
      rawRoute('GET', '/img/flags/{country}.png', ({ params, request }) => flag(params['country']!, request)),
    ],
  };
}
