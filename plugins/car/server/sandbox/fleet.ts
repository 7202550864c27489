import type { CarVehicle, VehicleSize } from '../../contract';

export interface CarClass {
  readonly size: VehicleSize;
  readonly name: string;
  /** Category and type, the first two letters of the trade's code. */
  readonly letters: string;
  readonly passengers: number;
  readonly bags: number;
  readonly doors: number;
  readonly fuel: CarVehicle['fuelType'];
  /** Kilometres on one charge. */
  readonly range?: number;
  /** Dollars a day on average. */
  readonly daily: number;
  /** Dollars blocked at the desk, and paid of a damage at most. */
  readonly deposit: number;
  readonly excess: number;
  /** Automatic wherever it is. */
  readonly isAutomatic?: boolean;
  /** Handed to drivers of that age and older, in years. */
  readonly fromAge?: number;
  /** How many vendors have it. */
  readonly found: number;
}

export const CLASSES: readonly CarClass[] = [
  {
    size: 'mini',
    name: 'Mini',
    letters: 'MB',
    passengers: 4,
    bags: 1,
    doors: 3,
    fuel: 'petrol',
    daily: 24,
    deposit: 250,
    excess: 900,
    found: 0.8,
  },
  {
    size: 'economy',
    name: 'Economy',
    letters: 'ED',
    passengers: 5,
    bags: 1,
    doors: 5,
    fuel: 'petrol',
    daily: 27,
    deposit: 300,
    excess: 950,
    found: 0.95,
  },
  {
    size: 'compact',
    name: 'Compact',
    letters: 'CD',
    passengers: 5,
    bags: 2,
    doors: 5,
    fuel: 'petrol',
    daily: 31,
    deposit: 300,
    excess: 1000,
    found: 0.95,
  },
  {
    size: 'midsize',
    name: 'Mid-size',
    letters: 'ID',
    passengers: 5,
    bags: 3,
    doors: 4,
    fuel: 'hybrid',
    daily: 38,
    deposit: 350,
    excess: 1100,
    found: 0.85,
  },
  {
    size: 'fullsize',
    name: 'Full-size',
    letters: 'FD',
    passengers: 5,
    bags: 4,
    doors: 4,
    fuel: 'petrol',
    daily: 46,
    deposit: 400,
    excess: 1200,
    found: 0.7,
  },
  {
    size: 'estate',
    name: 'Estate',
    letters: 'CW',
    passengers: 5,
    bags: 4,
    doors: 5,
    fuel: 'diesel',
    daily: 43,
    deposit: 400,
    excess: 1100,
    found: 0.5,
  },
  {
    size: 'suv-compact',
    name: 'Compact SUV',
    letters: 'CF',
    passengers: 5,
    bags: 3,
    doors: 5,
    fuel: 'petrol',
    daily: 47,
    deposit: 400,
    excess: 1200,
    fromAge: 21,
    found: 0.8,
  },
  {
    size: 'suv',
    name: 'SUV',
    letters: 'FF',
    passengers: 7,
    bags: 5,
    doors: 5,
    fuel: 'diesel',
    daily: 66,
    deposit: 500,
    excess: 1500,
    fromAge: 23,
    found: 0.6,
  },
  {
    size: 'premium',
    name: 'Premium',
    letters: 'PD',
    passengers: 5,
    bags: 4,
    doors: 4,
    fuel: 'hybrid',
    daily: 78,
    deposit: 700,
    excess: 1800,
    isAutomatic: true,
    fromAge: 25,
    found: 0.45,
  },
  {
    size: 'luxury',
    name: 'Luxury',
    letters: 'LD',
    passengers: 5,
    bags: 3,
    doors: 4,
    fuel: 'petrol',
    daily: 125,
    deposit: 1200,
    excess: 2500,
    isAutomatic: true,
    fromAge: 27,
    found: 0.3,
  },
  {
    size: 'convertible',
    name: 'Convertible',
    letters: 'ST',
    passengers: 4,
    bags: 1,
    doors: 2,
    fuel: 'petrol',
    daily: 88,
    deposit: 800,
    excess: 1900,
    fromAge: 25,
    found: 0.35,
  },
  {
    size: 'electric',
    name: 'Electric',
    letters: 'CD',
    passengers: 5,
    bags: 2,
    doors: 5,
    fuel: 'electric',
    range: 380,
    daily: 45,
    deposit: 400,
    excess: 1200,
    isAutomatic: true,
    fromAge: 21,
    found: 0.55,
  },
  {
    size: 'electric-suv',
    name: 'Electric SUV',
    letters: 'FF',
    passengers: 5,
    bags: 4,
    doors: 5,
    fuel: 'electric',
    range: 470,
    daily: 72,
    deposit: 600,
    excess: 1600,
    isAutomatic: true,
    fromAge: 25,
    found: 0.35,
  },
  {
    size: 'van',
    name: 'Van',
    letters: 'FV',
    passengers: 9,
    bags: 6,
    doors: 5,
    fuel: 'diesel',
    daily: 84,
    deposit: 600,
    excess: 1600,
    fromAge: 25,
    found: 0.45,
  },
];

const bySize = new Map<string, CarClass>(CLASSES.map((each) => [each.size, each]));
export const findClass = (size: string): CarClass | undefined => bySize.get(size);

/** Dollars a day, at most so many days, and how many of it a rental may have. */
export const ACCESSORY_PRICES = [
  { code: 'CSI', name: 'Infant seat', daily: 9, days: 10, max: 2, found: 0.95 },
  { code: 'CST', name: 'Child seat', daily: 9, days: 10, max: 3, found: 0.95 },
  { code: 'BST', name: 'Booster seat', daily: 6, days: 10, max: 3, found: 0.9 },
  { code: 'NAV', name: 'GPS', daily: 10, days: 10, max: 1, found: 0.75 },
  { code: 'ADR', name: 'Additional driver', daily: 8, days: 14, max: 3, found: 1 },
  { code: 'SNO', name: 'Snow chains', daily: 5, days: 10, max: 1, found: 0.5 },
  { code: 'SKI', name: 'Ski rack', daily: 6, days: 10, max: 1, found: 0.3 },
  { code: 'WFI', name: 'Mobile Wi-Fi', daily: 9, days: 12, max: 1, found: 0.45 },
] as const;
