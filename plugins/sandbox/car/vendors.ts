import type { Region } from './regions';

export interface Vendor {
  readonly code: string;
  /** Invented: no such company is known. */
  readonly name: string;
  /** Null: everywhere. */
  readonly regions: readonly Region[] | null;
  /** How likely it is to be at a place of that kind. */
  readonly at: { readonly airport: number; readonly city: number; readonly station: number };
  /** Beside the average price. */
  readonly level: number;
  /** How often its rate has no limit of kilometres, and can be cancelled for free. */
  readonly unlimited: number;
  readonly flexible: number;
  readonly minimumAge: number;
  readonly maximumAge: number;
  readonly licenceYears: number;
  readonly oneWay: 'nowhere' | 'country' | 'borders';
  /** Its airport office is a shuttle ride away. */
  readonly isOffAirport: boolean;
  readonly outOfHours: boolean;
  readonly deposit: number;
}

/** Everywhere, for whom and how most of them rent; each says what is different. */
const USUAL = {
  regions: null,
  minimumAge: 21,
  maximumAge: 99,
  licenceYears: 1,
  oneWay: 'country',
  isOffAirport: false,
  outOfHours: true,
} as const;

/** A row of the vendors. */
const vendor = (
  code: string,
  name: string,
  [airport, city, station]: [airport: number, city: number, station: number],
  [level, unlimited, flexible, deposit]: [
    level: number,
    unlimited: number,
    flexible: number,
    deposit: number,
  ],
  more: Partial<Vendor> = {},
): Vendor => ({
  ...USUAL,
  ...{ code, name, at: { airport, city, station }, level, unlimited, flexible, deposit },
  ...more,
});

export const VENDORS: readonly Vendor[] = [
  vendor('RD', 'Rondale', [0.95, 0.8, 0.8], [1.1, 0.95, 0.9, 1], { oneWay: 'borders' }),
  vendor('VL', 'Velora Rent', [0.9, 0.7, 0.7], [1.04, 0.9, 0.8, 1.1], { maximumAge: 85, oneWay: 'borders' }),
  vendor('NM', 'Northmile', [0.8, 0.55, 0.45], [0.98, 0.8, 0.75, 1.2], { minimumAge: 19 }),
  vendor('PR', 'Pennyroad', [0.7, 0.25, 0.1], [0.82, 0.35, 0.3, 2], {
    maximumAge: 75,
    licenceYears: 2,
    oneWay: 'nowhere',
    isOffAirport: true,
    outOfHours: false,
  }),
  vendor('KW', 'Kestrelway', [0.6, 0.5, 0.5], [1.24, 1, 1, 0.8], {
    regions: ['europe', 'america'],
    minimumAge: 25,
    licenceYears: 3,
    oneWay: 'borders',
  }),
  vendor('AZ', 'Azulrodas', [0.6, 0.35, 0.3], [0.88, 0.6, 0.6, 1.4], {
    regions: ['europe', 'latin'],
    maximumAge: 80,
    isOffAirport: true,
  }),
  vendor('NF', 'Nordfara', [0.4, 0.3, 0.4], [1.02, 0.85, 0.85, 0.9], {
    regions: ['europe'],
    minimumAge: 20,
    outOfHours: false,
  }),
  vendor('PM', 'Prairie Mile', [0.85, 0.6, 0.5], [0.95, 0.95, 0.95, 0.7], {
    regions: ['america'],
    oneWay: 'borders',
    isOffAirport: true,
  }),
  vendor('PP', 'Pamperoad', [0.8, 0.5, 0.3], [0.9, 0.7, 0.65, 1.5], {
    regions: ['latin'],
    maximumAge: 80,
    licenceYears: 2,
  }),
  vendor('SK', 'Sakumichi', [0.85, 0.6, 0.8], [1, 0.9, 0.9, 0.4], {
    regions: ['asia'],
    minimumAge: 18,
    isOffAirport: true,
    outOfHours: false,
  }),
  vendor('KH', 'Kowhai Drive', [0.9, 0.6, 0.6], [0.96, 0.9, 0.8, 0.9], {
    regions: ['oceania'],
    isOffAirport: true,
  }),
  vendor('BB', 'Baobab Drive', [0.85, 0.5, 0.4], [0.92, 0.4, 0.6, 1.6], {
    regions: ['africa'],
    minimumAge: 23,
    maximumAge: 75,
    licenceYears: 3,
  }),
  vendor('DW', 'Dunewind', [0.8, 0.5, 0], [0.94, 0.4, 0.7, 1.3], {
    regions: ['gulf', 'africa'],
    maximumAge: 80,
  }),
];

const byCode = new Map(VENDORS.map((vendor) => [vendor.code, vendor]));
export const findVendor = (code: string): Vendor | undefined => byCode.get(code);
