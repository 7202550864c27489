import { z } from 'zod/mini';
import { IsoDate } from './date';
import { PassengerType, type TravellerCounts, typesOf } from './traveller';

/** Somebody who will fly and has not been named yet: what suppliers are told of people before checkout. */
export const Passenger = z.object({
  id: z.string(),
  ptcs: z.array(PassengerType).check(z.minLength(1)),
  /** On the day of the last flight; absent where nobody says it. */
  age: z.optional(z.int()),
  dateOfBirth: z.object({ day: z.int(), month: z.int(), year: z.int() }),
  /** ISO 3166 alpha-2. */
  nationality: z.string(),
  residency: z.string(),
  currencyOfPayment: z.string(),
  formOfPayment: z.object({ type: z.literal('CASH') }),
});
export type Passenger = z.output<typeof Passenger>;

/** Years today: each is still of its type on any day that can be flown. */
const AGE: Readonly<Record<PassengerType, number>> = { ADT: 40, CHD: 7, INF: 0 };

const bornOn = (today: string, years: number): Passenger['dateOfBirth'] => {
  const [year, month, day] = z.parse(IsoDate, today).split('-').map(Number) as [number, number, number];
  // Whoever is born on a leap day has no birthday in most years.
  return { day: month === 2 && day === 29 ? 28 : day, month, year: year - years };
};

/** R189: one of whom nothing is known: an adult born 40 years ago, from the US, who pays dollars in cash. */
export const defaultPassenger = (today: string): Passenger => ({
  id: '1',
  ptcs: ['ADT'],
  dateOfBirth: bornOn(today, AGE.ADT),
  nationality: 'US',
  residency: 'US',
  currencyOfPayment: 'USD',
  formOfPayment: { type: 'CASH' },
});

/** Adults, then children, then infants, numbered from 1, who pay in the currency that is asked for. */
export function passengersOf(
  travellers: TravellerCounts,
  { today, currency }: { readonly today: string; readonly currency: string },
): Passenger[] {
  return typesOf(travellers).map((type, index) => {
    const age = travellers.ages?.[index] ?? null;
    return {
      ...defaultPassenger(today),
      id: String(index + 1),
      ptcs: [type],
      ...(age === null ? {} : { age }),
      dateOfBirth: bornOn(today, AGE[type]),
      currencyOfPayment: currency,
    };
  });
}
