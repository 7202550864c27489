import type { VehicleSize } from '../contract';

/** What cars are called by their size, and the sizes in the order in which they are offered. */
export const SIZE_NAMES: Readonly<Record<VehicleSize, string>> = {
  mini: 'Mini',
  economy: 'Economy',
  compact: 'Compact',
  midsize: 'Mid-size',
  fullsize: 'Full-size',
  estate: 'Estate',
  'suv-compact': 'Compact SUV',
  suv: 'SUV',
  premium: 'Premium',
  luxury: 'Luxury',
  convertible: 'Convertible',
  electric: 'Electric',
  'electric-suv': 'Electric SUV',
  van: 'Van',
  special: 'Special vehicle',
};

/** What may be added to a rental, and how many of it. */
export const ACCESSORIES = [
  { code: 'CSI', name: 'Infant seat', max: 2 },
  { code: 'CST', name: 'Child seat', max: 3 },
  { code: 'BST', name: 'Booster seat', max: 3 },
  { code: 'NAV', name: 'GPS', max: 1 },
  { code: 'ADR', name: 'Additional driver', max: 3 },
  { code: 'SNO', name: 'Snow chains', max: 1 },
  { code: 'SKI', name: 'Ski rack', max: 1 },
  { code: 'WFI', name: 'Mobile Wi-Fi', max: 1 },
] as const;
