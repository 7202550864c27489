import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { AccessoryCode, CarDriver, CarVehicle, COVERAGES, RentalCharge, VehicleSize } from '../contract';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

const SIZES: Labels<VehicleSize> = {
  mini: msg`Mini`,
  economy: msg`Economy`,
  compact: msg`Compact`,
  midsize: msg`Mid-size`,
  fullsize: msg`Full-size`,
  estate: msg`Station wagon`,
  'suv-compact': msg`Compact SUV`,
  suv: msg`SUV`,
  premium: msg`Premium`,
  luxury: msg`Luxury`,
  convertible: msg`Convertible`,
  electric: msg`Electric`,
  'electric-suv': msg`Electric SUV`,
  van: msg`Van`,
  special: msg`Special vehicle`,
};

const EXTRAS: Labels<(typeof COVERAGES)[number] | AccessoryCode> = {
  CF: msg`Free cancellation`,
  CDW: msg`Collision damage waiver`,
  TP: msg`Theft protection`,
  TPL: msg`Third-party liability`,
  SCDW: msg`Full protection with zero deductible`,
  PAI: msg`Personal accident insurance`,
  WUG: msg`Glass, tires and underbody`,
  RSA: msg`Roadside assistance`,
  CSI: msg`Infant seat`,
  CST: msg`Child seat`,
  BST: msg`Booster seat`,
  NAV: msg`GPS`,
  ADR: msg`Additional driver`,
  SNO: msg`Snow chains`,
  SKI: msg`Ski rack`,
  WFI: msg`Mobile Wi-Fi`,
};

/** What a vendor asks the rental for. */
export const CHARGES: Labels<RentalCharge['kind']> = {
  rental: msg`Car rental`,
  airport: msg`Airport surcharge`,
  'one-way': msg`One-way fee`,
  'young-driver': msg`Young driver fee`,
  'senior-driver': msg`Senior driver fee`,
  'out-of-hours': msg`After-hours fee`,
};

/** R301 */
export const TITLES: Labels<CarDriver['title']> = { Mr: msg`Mr`, Mrs: msg`Mrs`, Ms: msg`Ms`, Dr: msg`Dr` };

type Fuel = NonNullable<CarVehicle['fuelType']>;
export const FUEL_NAMES: Labels<Fuel> = {
  petrol: msg`Gasoline`,
  diesel: msg`Diesel`,
  hybrid: msg`Hybrid`,
  electric: msg`Electric`,
  gas: msg`Gas (LPG)`,
  hydrogen: msg`Hydrogen`,
  'multi-fuel': msg`Multi-fuel`,
};

/** A word of ours for a code of the trade; a code that is not known keeps the name it came with (G87). */
const known = (labels: Labels<string>, say: Say, code: string, name: string): string =>
  Object.hasOwn(labels, code) ? say._(labels[code]!) : name;

/** A vehicle size; `name` is that of the static data (R290). */
export const sizeText = (say: Say, id: string, name: string = id): string => known(SIZES, say, id, name);

/** A coverage or an accessory. */
export const extraText = (say: Say, { code, name }: { code: string; name: string }): string =>
  known(EXTRAS, say, code, name);
