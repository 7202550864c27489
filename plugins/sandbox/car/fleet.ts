import type { VehicleSize } from '@/plugins/car/contract';
import { ACCESSORIES, SIZE_NAMES } from '@/plugins/car/face/kinds';

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
  letters: string,
  [passengers, bags, doors]: [passengers: number, bags: number, doors: number],
  fuel: CarClass['fuel'],
  [daily, deposit, excess]: [daily: number, deposit: number, excess: number],
  found: number,
  more: Pick<CarClass, 'range' | 'isAutomatic' | 'fromAge'> = {},
): CarClass => ({
  ...{ size, name: SIZE_NAMES[size], letters, passengers, bags, doors, fuel, daily, deposit, excess, found },
  ...more,
});

export const CLASSES: readonly CarClass[] = [
  carClass('mini', 'MB', [4, 1, 3], 'petrol', [24, 250, 900], 0.8),
  carClass('economy', 'ED', [5, 1, 5], 'petrol', [27, 300, 950], 0.95),
  carClass('compact', 'CD', [5, 2, 5], 'petrol', [31, 300, 1000], 0.95),
  carClass('midsize', 'ID', [5, 3, 4], 'hybrid', [38, 350, 1100], 0.85),
  carClass('fullsize', 'FD', [5, 4, 4], 'petrol', [46, 400, 1200], 0.7),
  carClass('estate', 'CW', [5, 4, 5], 'diesel', [43, 400, 1100], 0.5),
  carClass('suv-compact', 'CF', [5, 3, 5], 'petrol', [47, 400, 1200], 0.8, { fromAge: 21 }),
  carClass('suv', 'FF', [7, 5, 5], 'diesel', [66, 500, 1500], 0.6, { fromAge: 23 }),
  carClass('premium', 'PD', [5, 4, 4], 'hybrid', [78, 700, 1800], 0.45, {
    isAutomatic: true,
    fromAge: 25,
  }),
  carClass('luxury', 'LD', [5, 3, 4], 'petrol', [125, 1200, 2500], 0.3, {
    isAutomatic: true,
    fromAge: 27,
  }),
  carClass('convertible', 'ST', [4, 1, 2], 'petrol', [88, 800, 1900], 0.35, { fromAge: 25 }),
  carClass('electric', 'CD', [5, 2, 5], 'electric', [45, 400, 1200], 0.55, {
    range: 380,
    isAutomatic: true,
    fromAge: 21,
  }),
  carClass('electric-suv', 'FF', [5, 4, 5], 'electric', [72, 600, 1600], 0.35, {
    range: 470,
    isAutomatic: true,
    fromAge: 25,
  }),
  carClass('van', 'FV', [9, 6, 5], 'diesel', [84, 600, 1600], 0.45, { fromAge: 25 }),
];

const bySize = new Map<string, CarClass>(CLASSES.map((each) => [each.size, each]));
export const findClass = (size: string): CarClass | undefined => bySize.get(size);

/** Dollars a day, at most so many days, and how many vendors have it. */
const PRICES: Readonly<
  Record<(typeof ACCESSORIES)[number]['code'], { daily: number; days: number; found: number }>
> = {
  CSI: { daily: 9, days: 10, found: 0.95 },
  CST: { daily: 9, days: 10, found: 0.95 },
  BST: { daily: 6, days: 10, found: 0.9 },
  NAV: { daily: 10, days: 10, found: 0.75 },
  ADR: { daily: 8, days: 14, found: 1 },
  SNO: { daily: 5, days: 10, found: 0.5 },
  SKI: { daily: 6, days: 10, found: 0.3 },
  WFI: { daily: 9, days: 12, found: 0.45 },
};
export const ACCESSORY_PRICES = ACCESSORIES.map((one) => ({ ...one, ...PRICES[one.code] }));
