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

export const VENDORS: readonly Vendor[] = [
  {
    ...USUAL,
    code: 'RD',
    name: 'Rondale',
    at: { airport: 0.95, city: 0.8, station: 0.8 },
    level: 1.1,
    unlimited: 0.95,
    flexible: 0.9,
    oneWay: 'borders',
    deposit: 1,
  },
  {
    ...USUAL,
    code: 'VL',
    name: 'Velora Rent',
    at: { airport: 0.9, city: 0.7, station: 0.7 },
    level: 1.04,
    unlimited: 0.9,
    flexible: 0.8,
    maximumAge: 85,
    oneWay: 'borders',
    deposit: 1.1,
  },
  {
    ...USUAL,
    code: 'NM',
    name: 'Northmile',
    at: { airport: 0.8, city: 0.55, station: 0.45 },
    level: 0.98,
    unlimited: 0.8,
    flexible: 0.75,
    minimumAge: 19,
    deposit: 1.2,
  },
  {
    ...USUAL,
    code: 'PR',
    name: 'Pennyroad',
    at: { airport: 0.7, city: 0.25, station: 0.1 },
    level: 0.82,
    unlimited: 0.35,
    flexible: 0.3,
    maximumAge: 75,
    licenceYears: 2,
    oneWay: 'nowhere',
    isOffAirport: true,
    outOfHours: false,
    deposit: 2,
  },
  {
    ...USUAL,
    code: 'KW',
    name: 'Kestrelway',
    regions: ['europe', 'america'],
    at: { airport: 0.6, city: 0.5, station: 0.5 },
    level: 1.24,
    unlimited: 1,
    flexible: 1,
    minimumAge: 25,
    licenceYears: 3,
    oneWay: 'borders',
    deposit: 0.8,
  },
  {
    ...USUAL,
    code: 'AZ',
    name: 'Azulrodas',
    regions: ['europe', 'latin'],
    at: { airport: 0.6, city: 0.35, station: 0.3 },
    level: 0.88,
    unlimited: 0.6,
    flexible: 0.6,
    maximumAge: 80,
    isOffAirport: true,
    deposit: 1.4,
  },
  {
    ...USUAL,
    code: 'NF',
    name: 'Nordfara',
    regions: ['europe'],
    at: { airport: 0.4, city: 0.3, station: 0.4 },
    level: 1.02,
    unlimited: 0.85,
    flexible: 0.85,
    minimumAge: 20,
    outOfHours: false,
    deposit: 0.9,
  },
  {
    ...USUAL,
    code: 'PM',
    name: 'Prairie Mile',
    regions: ['america'],
    at: { airport: 0.85, city: 0.6, station: 0.5 },
    level: 0.95,
    unlimited: 0.95,
    flexible: 0.95,
    oneWay: 'borders',
    isOffAirport: true,
    deposit: 0.7,
  },
  {
    ...USUAL,
    code: 'PP',
    name: 'Pamperoad',
    regions: ['latin'],
    at: { airport: 0.8, city: 0.5, station: 0.3 },
    level: 0.9,
    unlimited: 0.7,
    flexible: 0.65,
    maximumAge: 80,
    licenceYears: 2,
    deposit: 1.5,
  },
  {
    ...USUAL,
    code: 'SK',
    name: 'Sakumichi',
    regions: ['asia'],
    at: { airport: 0.85, city: 0.6, station: 0.8 },
    level: 1,
    unlimited: 0.9,
    flexible: 0.9,
    minimumAge: 18,
    isOffAirport: true,
    outOfHours: false,
    deposit: 0.4,
  },
  {
    ...USUAL,
    code: 'KH',
    name: 'Kowhai Drive',
    regions: ['oceania'],
    at: { airport: 0.9, city: 0.6, station: 0.6 },
    level: 0.96,
    unlimited: 0.9,
    flexible: 0.8,
    isOffAirport: true,
    deposit: 0.9,
  },
  {
    ...USUAL,
    code: 'BB',
    name: 'Baobab Drive',
    regions: ['africa'],
    at: { airport: 0.85, city: 0.5, station: 0.4 },
    level: 0.92,
    unlimited: 0.4,
    flexible: 0.6,
    minimumAge: 23,
    maximumAge: 75,
    licenceYears: 3,
    deposit: 1.6,
  },
  {
    ...USUAL,
    code: 'DW',
    name: 'Dunewind',
    regions: ['gulf', 'africa'],
    at: { airport: 0.8, city: 0.5, station: 0 },
    level: 0.94,
    unlimited: 0.4,
    flexible: 0.7,
    maximumAge: 80,
    deposit: 1.3,
  },
];

const byCode = new Map(VENDORS.map((vendor) => [vendor.code, vendor]));
export const findVendor = (code: string): Vendor | undefined => byCode.get(code);
