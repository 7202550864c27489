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
export const MORE_DICTIONARIES: Readonly<Record<string, () => unknown>> = {
  cabins: () => CABINS,
  passengerTypes: () => PASSENGER_TYPES,
  timeZones,
  frequentFlyer: () => FREQUENT_FLYER,
  meals: () => MEALS,
  seatMaps: () => SEAT_MAPS,
  serviceGroups: () => SERVICE_GROUPS,
  amenities: () => AMENITIES,
};
