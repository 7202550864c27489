import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CarDetails, RentalCharge, VehicleSize } from '../../contract';

export const SIZE = {
  mini: msg`Mini`,
  economy: msg`Economy`,
  compact: msg`Compact`,
  midsize: msg`Mid-size`,
  fullsize: msg`Full-size`,
  estate: msg`Estate`,
  'suv-compact': msg`Compact SUV`,
  suv: msg`SUV`,
  premium: msg`Premium`,
  luxury: msg`Luxury`,
  convertible: msg`Convertible`,
  electric: msg`Electric`,
  'electric-suv': msg`Electric SUV`,
  van: msg`Van`,
} satisfies Record<VehicleSize, unknown>;

export const FUEL = {
  'full-to-full': msg`Fuel: comes full, goes back full`,
  'same-to-same': msg`Fuel: goes back as full as it came`,
  charged: msg`Battery: goes back as charged as it came`,
} satisfies Record<CarDetails['fuelPolicy'], unknown>;

export const COVERAGE: Readonly<Record<string, MessageDescriptor>> = {
  CF: msg`Free cancellation`,
  CDW: msg`Collision damage waiver`,
  TP: msg`Theft protection`,
  TPL: msg`Third-party liability`,
  SCDW: msg`Full protection without excess`,
  PAI: msg`Personal accident insurance`,
  WUG: msg`Glass, tires and underside`,
  RSA: msg`Roadside assistance`,
};

export const ACCESSORY: Readonly<Record<string, MessageDescriptor>> = {
  CSI: msg`Infant seat`,
  CST: msg`Child seat`,
  BST: msg`Booster seat`,
  NAV: msg`GPS`,
  ADR: msg`Additional driver`,
  SNO: msg`Snow chains`,
  SKI: msg`Ski rack`,
  WFI: msg`Mobile Wi-Fi`,
};

export const CHARGE = {
  rental: msg`Car rental`,
  airport: msg`Airport surcharge`,
  'one-way': msg`One-way fee`,
  'young-driver': msg`Young driver fee`,
  'senior-driver': msg`Senior driver fee`,
  'out-of-hours': msg`Out-of-hours fee`,
} satisfies Record<RentalCharge['kind'], unknown>;

/** R301 */
export const TITLE = { Mr: msg`Mr`, Mrs: msg`Mrs`, Ms: msg`Ms`, Dr: msg`Dr` };
