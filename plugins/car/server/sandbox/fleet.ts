import type { VehicleSize } from '../../contract';

export interface CarClass {
  readonly size: VehicleSize;
  readonly name: string;
  /** Category and type, the first two letters of the trade's code. */
  readonly letters: string;
  readonly passengers: number;
  readonly bags: number;
  readonly doors: number;
  readonly fuel: 'petrol' | 'diesel' | 'hybrid' | 'electric';
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

/** A row of the fleet. */
const carClass = (
  size: VehicleSize,
  name: string,
  letters: string,
  [passengers, bags, doors]: [passengers: number, bags: number, doors: number],
  fuel: CarClass['fuel'],
  [daily, deposit, excess]: [daily: number, deposit: number, excess: number],
  found: number,
  more: Pick<CarClass, 'range' | 'isAutomatic' | 'fromAge'> = {},
): CarClass => ({
  ...{ size, name, letters, passengers, bags, doors, fuel, daily, deposit, excess, found },
  ...more,
});

export const CLASSES: readonly CarClass[] = [
  carClass('mini', 'Mini', 'MB', [4, 1, 3], 'petrol', [24, 250, 900], 0.8),
  carClass('economy', 'Economy', 'ED', [5, 1, 5], 'petrol', [27, 300, 950], 0.95),
  carClass('compact', 'Compact', 'CD', [5, 2, 5], 'petrol', [31, 300, 1000], 0.95),
  carClass('midsize', 'Mid-size', 'ID', [5, 3, 4], 'hybrid', [38, 350, 1100], 0.85),
  carClass('fullsize', 'Full-size', 'FD', [5, 4, 4], 'petrol', [46, 400, 1200], 0.7),
  carClass('estate', 'Estate', 'CW', [5, 4, 5], 'diesel', [43, 400, 1100], 0.5),
  carClass('suv-compact', 'Compact SUV', 'CF', [5, 3, 5], 'petrol', [47, 400, 1200], 0.8, { fromAge: 21 }),
  carClass('suv', 'SUV', 'FF', [7, 5, 5], 'diesel', [66, 500, 1500], 0.6, { fromAge: 23 }),
  carClass('premium', 'Premium', 'PD', [5, 4, 4], 'hybrid', [78, 700, 1800], 0.45, {
    isAutomatic: true,
    fromAge: 25,
  }),
  carClass('luxury', 'Luxury', 'LD', [5, 3, 4], 'petrol', [125, 1200, 2500], 0.3, {
    isAutomatic: true,
    fromAge: 27,
  }),
  carClass('convertible', 'Convertible', 'ST', [4, 1, 2], 'petrol', [88, 800, 1900], 0.35, { fromAge: 25 }),
  carClass('electric', 'Electric', 'CD', [5, 2, 5], 'electric', [45, 400, 1200], 0.55, {
    range: 380,
    isAutomatic: true,
    fromAge: 21,
  }),
  carClass('electric-suv', 'Electric SUV', 'FF', [5, 4, 5], 'electric', [72, 600, 1600], 0.35, {
    range: 470,
    isAutomatic: true,
    fromAge: 25,
  }),
  carClass('van', 'Van', 'FV', [9, 6, 5], 'diesel', [84, 600, 1600], 0.45, { fromAge: 25 }),
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
