import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type {
  AccessoryCode,
  CarDetails,
  CarDriver,
  CarVehicle,
  CarVendor,
  COVERAGES,
  RentalCharge,
  VehicleSize,
} from '../contract';

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

/** How full the tank is when it is picked up and returned. */
export const FUEL_POLICIES: Labels<NonNullable<CarDetails['fuelPolicy']>> = {
  'full-to-full': msg`Full to full`,
  'same-to-same': msg`Same to same`,
  charged: msg`Return as charged`,
};

/** A word of ours for a code of the trade; a code that is not known keeps the name it came with (G87). */
const known = (labels: Labels<string>, say: Say, code: string, name: string): string =>
  Object.hasOwn(labels, code) ? say._(labels[code]!) : name;

/** A vehicle size; `name` is that of the static data (R290). */
export const sizeText = (say: Say, id: string, name: string = id): string => known(SIZES, say, id, name);

interface Extra {
  readonly code: string;
  readonly name: string;
  readonly quantity?: number;
}

/** A coverage or an accessory, and how many of it. */
export function extraText(say: Say, { code, name, quantity = 1 }: Extra): string {
  const called = known(EXTRAS, say, code, name);
  return quantity > 1 ? `${called} × ${new Intl.NumberFormat(say.locale).format(quantity)}` : called;
}

/** Who rents it out; one whose name is not known is told by its code (G87). */
export function vendorText(say: Say, { code, name }: CarVendor): string {
  const own = name.trim();
  return own && own !== code ? own : say._(msg`Rental company ${code}`);
}

/** How long a rental is: every 24 hours that have begun. */
export const daysText = (say: Say, days: number): string =>
  say._(msg`${plural(days, { one: '# day', other: '# days' })}`);

export const seatsText = (say: Say, count: number): string =>
  say._(msg`${plural(count, { one: '# seat', other: '# seats' })}`);
export const bagsText = (say: Say, count: number): string =>
  say._(msg`${plural(count, { one: '# bag', other: '# bags' })}`);
export const doorsText = (say: Say, count: number): string =>
  say._(msg`${plural(count, { one: '# door', other: '# doors' })}`);

/** What a car has room for; what is not known of it is left out. */
export const spaceTexts = (
  say: Say,
  { passengerQuantity: seats, baggageQuantity: bags, doorCount: doors }: CarVehicle,
): string[] => [
  ...(seats === null ? [] : [seatsText(say, seats)]),
  ...(bags === null ? [] : [bagsText(say, bags)]),
  ...(doors === null ? [] : [doorsText(say, doors)]),
];

const TRANSMISSIONS: Labels<'Automatic' | 'Manual'> = { Automatic: msg`Automatic`, Manual: msg`Manual` };

export const transmissionText = (say: Say, type: string): string => known(TRANSMISSIONS, say, type, type);
