import { allAirports, allCities } from './airports';
import { ATTRIBUTIONS } from './attributions';
import { allCountries, allCurrencies } from './countries';
import { CARRIERS } from './facts/carriers';
import timeZoneText from './data/time-zones.json?raw';
import {
  AMENITIES,
  CABINS,
  FREQUENT_FLYER,
  MEALS,
  PASSENGER_TYPES,
  SEAT_MAPS,
  SERVICE_GROUPS,
} from './facts/travel';

type TimeZoneRow = [string, string, string, string, number];

const timeZones = () =>
  (JSON.parse(timeZoneText) as TimeZoneRow[]).map(([zone, name, country, city, offset]) => ({
    zone,
    name,
    country,
    city,
    offset,
  }));

/** What a shop inside another site does without (R235). */
const MORE_DICTIONARIES: Readonly<Record<string, () => unknown>> = {
  cabins: () => CABINS,
  passengerTypes: () => PASSENGER_TYPES,
  timeZones,
  frequentFlyer: () => FREQUENT_FLYER,
  meals: () => MEALS,
  seatMaps: () => SEAT_MAPS,
  serviceGroups: () => SERVICE_GROUPS,
  amenities: () => AMENITIES,
};

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
