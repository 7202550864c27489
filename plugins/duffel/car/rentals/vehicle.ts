import { plain } from '@/server/selling/supplier/outside/plain-text';
import { readable } from '@/server/selling/supplier/outside/readable';
import type { SignPicture } from '@/server/selling/pictures/signed';
import type { CarVehicle, RentalRate, VehicleSize } from '@/plugins/car/contract';
import { Image, type Sold, type Vehicle } from '../api/schemas';

type Words<Value> = Readonly<Record<string, Value>>;

/** What a word of Duffel's is here; null for one that is not known. */
export const own = <Value>(words: Words<Value>, word: string | null | undefined): Value | null =>
  word != null && Object.hasOwn(words, word) ? words[word]! : null;

/** By its class: a better one of a class is of the same. */
const BY_CATEGORY: Words<VehicleSize> = {
  mini: 'mini',
  economy: 'economy',
  compact: 'compact',
  intermediate: 'midsize',
  // Between the two: nobody is promised more than there is.
  standard: 'midsize',
  fullsize: 'fullsize',
  premium: 'premium',
  luxury: 'luxury',
};
/** By its body, where that says more than the class. */
const BY_TYPE: Words<VehicleSize> = {
  wagon_estate: 'estate',
  passenger_van: 'van',
  monospace: 'van',
  convertible: 'convertible',
};
const OFF_ROAD = new Set(['suv', 'open_air_all_terrain']);
const SMALL = new Set<VehicleSize>(['mini', 'economy', 'compact']);

const DOORS: Words<number> = { two_door: 2, coupe: 2, four_door: 4 };
const FUELS: Words<NonNullable<CarVehicle['fuelType']>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  electric: 'electric',
  lpg: 'gas',
  hydrogen: 'hydrogen',
  multi_fuel: 'multi-fuel',
};
const GEARS: Words<string> = { automatic: 'Automatic', manual: 'Manual' };
const UNITS: Words<'kilometer' | 'mile'> = { kilometres: 'kilometer', miles: 'mile' };

const MOST_PEOPLE = 60;
const MOST_BAGS = 40;
const MOST_DISTANCE = 1_000_000;
const MOST_IMAGES = 20;

const within = (count: number | null | undefined, most: number): number | null =>
  count != null && Number.isInteger(count) && count >= 0 && count <= most ? count : null;

function sizeOf({ category, type, fuel }: Vehicle): VehicleSize {
  const size = own(BY_CATEGORY, category?.replace(/_elite$/, ''));
  const isElectric = fuel === 'electric';
  if (type && OFF_ROAD.has(type)) {
    if (isElectric) return 'electric-suv';
    return size && SMALL.has(size) ? 'suv-compact' : 'suv';
  }
  return own(BY_TYPE, type) ?? (isElectric ? 'electric' : (size ?? 'special'));
}

/** The car as this site shows it. What is not told, or makes no sense, is not known. */
export function vehicleOf(given: Vehicle, sign: SignPicture): CarVehicle {
  const seats = within(given.max_passengers, MOST_PEOPLE);
  const bags = [given.baggage?.large, given.baggage?.small].map((count) => within(count, MOST_BAGS));
  const [picture] = readable(Image, (given.images ?? []).slice(0, MOST_IMAGES)).flatMap(
    ({ url }) => sign(url) ?? [],
  );
  const model = plain(given.name, 80);
  return {
    size: sizeOf(given),
    code: /^[A-Z*]{4}$/.exec(given.code ?? '')?.[0] ?? '',
    ...(model ? { model } : {}),
    ...(picture ? { picture } : {}),
    passengerQuantity: seats === 0 ? null : seats,
    baggageQuantity: bags.includes(null) ? null : bags.reduce<number>((sum, count) => sum + count!, 0),
    acIndicator: given.air_conditioning === true,
    transmissionType: own(GEARS, given.transmission),
    doorCount: own(DOORS, given.type),
    fuelType: own(FUELS, given.fuel),
    range: null,
  };
}

/** How far it may go: Duffel tells one limit, and not what lies beyond it costs. */
export function rentalRateOf({ mileage }: Pick<Sold, 'mileage'>): RentalRate {
  if (mileage?.type === 'unlimited') return { unlimitedIndicator: true, distance: null };
  const unit = own(UNITS, mileage?.unit);
  const distance = within(mileage?.limit, MOST_DISTANCE);
  const isTold = mileage?.type === 'limited' && unit && distance;
  return {
    unlimitedIndicator: false,
    distance: null,
    ...(isTold ? { included: { distance, unit } } : {}),
  };
}
