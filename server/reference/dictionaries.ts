import { allAirports, allCities } from './airports';
import { ATTRIBUTIONS } from './attributions';
import { allCountries, allCurrencies } from './countries';
import { CARRIERS } from './facts/carriers';
import { MORE_DICTIONARIES } from './more-dictionaries';

const airports = () =>
  [...allAirports()].map(({ code, name, cityCode, city, country, zone, latitude, longitude, active }) => ({
    code,
    name,
    cityCode,
    city,
    country,
    zone,
    latitude,
    longitude,
    active,
  }));

const cities = () =>
  [...allCities()].map(({ code, name, country, active, airports: own }) => ({
    code,
    name,
    country,
    active,
    airports: own.map((airport) => airport.code),
  }));

const carriers = () =>
  CARRIERS.map(({ code, name, country, alliance, lowCost, hubs }) => ({
    code,
    name,
    country,
    alliance,
    lowCost,
    hubs,
  }));

/** What every build has: what a search and its results need, and what licences ask for. */
const SEARCHED: Readonly<Record<string, () => unknown>> = {
  airports,
  cities,
  countries: allCountries,
  carriers,
  currencies: allCurrencies,
  attributions: () => ATTRIBUTIONS,
};

/**
 * What `/dicts/{name}.json` serves, built when first asked for (R237: airports and cities carry `active`). A build for a
 * shop inside another site leaves the rest out; its readers take a missing dictionary for an empty one (R234, R235).
 */
export const DICTIONARIES: Readonly<Record<string, () => unknown>> = import.meta.env.EMBED_SHOP
  ? SEARCHED
  : { ...SEARCHED, ...MORE_DICTIONARIES };
