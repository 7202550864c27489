import fc from 'fast-check';
import { settlementOf, type BookingState, type Language, type Money, type PaidPart } from '@/core/contract';
import type { BookingRecord } from '../../ports/booking';
import { price } from '../../pricing';
import { clockIn } from './say';

/** What an arbitrary makes. */
export type Made<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

/** A city with what each language calls it. */
export interface City {
  readonly id: string;
  readonly country: string;
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly names: Readonly<Record<Language, string>>;
}

const city = (
  id: string,
  country: string,
  zone: string,
  [latitude, longitude]: readonly [number, number],
  [en, pt, es]: readonly [string, string, string],
): City => ({ id, country, zone, latitude, longitude, names: { en, pt, es } });

/** From one end of the clocks to the other, with quarters of an hour and with clocks that change in either half of the year. */
export const CITIES: readonly City[] = [
  city('LIS', 'PT', 'Europe/Lisbon', [38.71, -9.14], ['Lisbon', 'Lisboa', 'Lisboa']),
  city('NYC', 'US', 'America/New_York', [40.74, -73.99], ['New York', 'Nova York', 'Nueva York']),
  city('TYO', 'JP', 'Asia/Tokyo', [35.68, 139.76], ['Tokyo', 'Tóquio', 'Tokio']),
  city('SYD', 'AU', 'Australia/Sydney', [-33.87, 151.21], ['Sydney', 'Sydney', 'Sídney']),
  city('LON', 'GB', 'Europe/London', [51.51, -0.13], ['London', 'Londres', 'Londres']),
];

/** Of places that no list knows, so that they are called the same everywhere. */
export const ZONES = [
  ...CITIES.map(({ zone }) => zone),
  ...['Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Auckland'],
] as const;

/** Units, hundredths, thousandths. */
export const CURRENCIES = ['EUR', 'USD', 'BRL', 'JPY', 'CLP', 'KWD'] as const;

const FIRST = ['Inês', 'Łucja', 'Søren', 'Zoë', 'Anne-Marie', 'João Pedro', 'Nguyễn', "D'Arcy"];
const LAST = ['Muñoz Araújo', 'Çelik', 'Žižek', 'Ångström', 'Quispe', 'Þórsson', 'de Vágó', 'Ivanović'];

export interface Name {
  readonly firstName: string;
  readonly lastName: string;
}
export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`;

/** So many people, of whom no two share a name. */
export const namesOf = (count: number): fc.Arbitrary<Name[]> =>
  fc
    .tuple(
      fc.shuffledSubarray(FIRST, { minLength: count, maxLength: count }),
      fc.shuffledSubarray(LAST, { minLength: Math.min(count, LAST.length), maxLength: LAST.length }),
    )
    .map(([first, last]) => first.map((firstName, at) => ({ firstName, lastName: last[at % last.length]! })));

/** So many amounts in minor units, of which no two are alike. */
export const amountsOf = (count: number): fc.Arbitrary<number[]> =>
  fc.uniqueArray(fc.integer({ min: 1_001, max: 3_000_000 }), { minLength: count, maxLength: count });

/** About the ends of months and years, leap days, and the nights on which clocks change. */
const EDGES = [
  ...['2027-02-27', '2027-03-13', '2027-03-27', '2027-04-03', '2027-09-25', '2027-10-30', '2027-11-06'],
  ...['2027-12-30', '2028-02-28', '2027-06-29'],
];
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

export const aDay: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: 0, max: 3 }))
  .map(([day, days]) => dayAfter(day, days));

/** `HH:mm`, all different, about midnight and noon too. */
export const timesOf = (count: number): fc.Arbitrary<string[]> =>
  fc
    .uniqueArray(
      fc.oneof(
        fc.constantFrom(0, 5, 11 * 60 + 55, 12 * 60, 23 * 60 + 55),
        fc.integer({ min: 0, max: 287 }).map((n) => n * 5),
      ),
      { minLength: count, maxLength: count },
    )
    .map((minutes) =>
      minutes.map(
        (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
      ),
    );

/** Instants from three days to six weeks before a day, all on different days; null among them where it may be. */
export const deadlinesBefore = (day: string, count: number): fc.Arbitrary<string[]> =>
  fc
    .uniqueArray(fc.integer({ min: 3, max: 42 }), { minLength: count, maxLength: count })
    .chain((days) =>
      fc
        .array(fc.integer({ min: 0, max: 287 }), { minLength: count, maxLength: count })
        .map((at) =>
          days.map((before, nth) =>
            new Date(Date.parse(`${day}T00:00:00Z`) - before * 86_400_000 + at[nth]! * 300_000).toISOString(),
          ),
        ),
    );

/** An instant at which the clocks there show this time; none where they leave it out. */
export const instantAt = (local: string, zone: string): Date | undefined =>
  Array.from(
    { length: 105 },
    (_, at) => new Date(Date.parse(`${local}:00Z`) - (at / 4 - 12) * 3_600_000),
  ).find((at) => clockIn(zone, at) === local);

/** What is of every booking, whatever is sold. */
export interface Frame {
  readonly state: Extract<BookingState, 'confirmed' | 'cancelled' | 'reserved' | 'failed'>;
  readonly locator: string;
  readonly markup: number;
  readonly fee: number;
  readonly protection: number | null;
  /** Of a thousandth of the price: what points paid; null where the card paid all. */
  readonly byPoints: number | null;
  /** Of a thousandth: what comes back of what is cancelled. */
  readonly returned: number;
  readonly revision: number;
}

export const aFrame: fc.Arbitrary<Frame> = fc.record({
  state: fc.constantFrom('confirmed', 'confirmed', 'confirmed', 'cancelled', 'reserved', 'failed'),
  locator: fc.stringMatching(/^[A-HJ-NP-Z]{2}[2-9][A-HJ-NP-Z]{3}$/),
  markup: fc.integer({ min: 100, max: 2_500 }),
  fee: fc.integer({ min: 0, max: 900 }),
  protection: fc.option(fc.integer({ min: 300, max: 900 })),
  byPoints: fc.option(fc.integer({ min: 100, max: 900 })),
  returned: fc.constantFrom(0, 1_000, 373, 850),
  revision: fc.integer({ min: 1, max: 40 }),
});

/** What a product sells, as its own part of a record keeps it. */
export interface Sold extends Pick<BookingRecord, 'offer' | 'request' | 'details'> {
  readonly product: string;
  /** What its supplier says of one that is confirmed. */
  readonly status: string;
  readonly base: Money;
  readonly taxes: Money;
  readonly extras?: Money | null;
  /** Nothing is paid here. */
  readonly isPaidThere?: boolean;
}

/** A way to pay beside the card, and what it is called. */
export const POINTS = 'points';
export const POINTS_NAME = 'Pontos Prado';

const BOOKING = '3f0f0a52-0000-4000-8000-00000000000b';

/** The booking as the platform keeps it. */
export function recordOf(sold: Sold, frame: Frame, language: Language): BookingRecord {
  const { base, taxes, extras = null, offer, request, details, product, status, isPaidThere = false } = sold;
  const { state, locator, revision, byPoints, returned } = frame;
  const full = price(
    { base, taxes, extras, published: null, retail: null },
    {
      ...{ markupBasisPoints: frame.markup, feeMinor: frame.fee },
      ...(frame.protection !== null && !isPaidThere ? { protection: { basisPoints: frame.protection } } : {}),
    },
  );
  const { total } = full;
  const money = (amount: number): Money => ({ ...total, amount });
  const isPaid = !isPaidThere && state !== 'reserved';
  const points = byPoints === null ? 0 : Math.floor((total.amount * byPoints) / 1_000);
  const parts = (all: number): PaidPart[] | undefined => {
    const ofPoints = Math.min(points, all);
    return points > 0 && isPaid
      ? [
          { method: POINTS, amount: money(ofPoints) },
          ...(all > ofPoints ? [{ method: null, amount: money(all - ofPoints) }] : []),
        ]
      : undefined;
  };
  const refund = Math.floor((total.amount * returned) / 1_000);
  const paidBy = parts(total.amount);
  const words = { confirmed: status, cancelled: 'Cancelled', reserved: 'Reserved', failed: 'Failed' };
  return {
    ...{ id: BOOKING, agencyId: 'a', userId: 'u', clientId: null, product, supplierRef: 'S-1' },
    progress: {
      ...{ bookingId: BOOKING, state, status: words[state], message: null, actionUrl: null },
      money: !isPaid ? 'none' : state === 'confirmed' ? 'taken' : 'returned',
      ...(paidBy ? { paidBy } : {}),
      ...(state === 'cancelled'
        ? {
            settlement: settlementOf(full, {
              ...{ isPaid, refund, isProtected: false, returnedTo: refund > 0 ? parts(refund) : undefined },
            }),
          }
        : {}),
    },
    stage: state,
    ...{ holdUntil: null, answersBy: null, cancelReason: null },
    penalty: state === 'cancelled' ? money(total.amount - refund) : null,
    refund: state === 'cancelled' ? money(refund) : null,
    ...{ locator, price: full, offer, request, details, language },
    ...{ contactEmail: 'told@example.com', createdAt: '2027-01-10T12:00:00.000Z' },
    ...{ revision, changedAt: '2027-01-11T09:30:15.000Z', events: [] },
  };
}
