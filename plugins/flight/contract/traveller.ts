import { z } from 'zod/mini';
import { ageOn, IsoDate, PersonName } from '@/core/contract';
import { isLatin } from '@/core/contract/people/latin';
import type { Refusal } from '@/core/contract/refusal';
import { flightRefusals, travellerRefusals } from './refusals';

export { BillingAddress, Contact, Phone } from '@/core/contract';

/** R222 */
export const TITLES = ['Mr', 'Mrs', 'Ms', 'Dr', 'Miss'] as const;
export const GENDERS = ['M', 'F', 'X'] as const;

/** Adult, child, infant (R223). */
export const PASSENGER_TYPES = ['ADT', 'CHD', 'INF'] as const;
export const PassengerType = z.enum(PASSENGER_TYPES);
export type PassengerType = z.output<typeof PassengerType>;

/** Limits of the traveller counter: adults 1 to 5, others 0 to 5 (G30). */
export const TRAVELLER_LIMITS = {
  adults: { min: 1, max: 5 },
  children: { min: 0, max: 5 },
  infants: { min: 0, max: 5 },
} as const;

const counter = (limit: { min: number; max: number }) =>
  z.int().check(z.minimum(limit.min), z.maximum(limit.max));
/** Seats on one booking of flights; infants in lap take none (G30). */
export const MOST_SEATS = 9;

const fitSeats = ({ adults, children }: { adults: number; children: number }) =>
  adults + children <= MOST_SEATS;
const fitLaps = ({ adults, infants }: { adults: number; infants: number }) => infants <= adults;

/** The ages that may be said of a type (G10): of adults only those that airlines ask for. */
export const AGES: Readonly<Record<PassengerType, { readonly min: number; readonly max: number }>> = {
  ADT: { min: 12, max: 17 },
  CHD: { min: 2, max: 11 },
  INF: { min: 0, max: 1 },
};
/** An age on the day of the last flight; null where nobody says it. */
const Age = z.nullable(z.int());

interface Aged {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly ages?: readonly (number | null)[] | undefined;
}
const fitNumber = ({ adults, children, infants, ages }: Aged) =>
  ages === undefined || ages.length === adults + children + infants;
const typeAt = ({ adults, children }: Aged, index: number): PassengerType =>
  index < adults ? 'ADT' : index < adults + children ? 'CHD' : 'INF';
const fitAges = (type: PassengerType) => (travellers: Aged) =>
  (travellers.ages ?? []).every(
    (age, index) =>
      age === null || typeAt(travellers, index) !== type || (age >= AGES[type].min && age <= AGES[type].max),
  );
const agesRefused = (fits: (travellers: Aged) => boolean, { reason }: Refusal) =>
  z.refine<Aged>(fits, { message: reason, path: ['ages'] });

export const TravellerCounts = z
  .strictObject({
    adults: counter(TRAVELLER_LIMITS.adults),
    children: z._default(counter(TRAVELLER_LIMITS.children), 0),
    infants: z._default(counter(TRAVELLER_LIMITS.infants), 0),
    /** One a traveller, adults first, then children, then infants. */
    ages: z.optional(z.array(Age).check(z.maxLength(14))),
  })
  .check(
    z.refine(fitSeats, { message: flightRefusals.tooManySeats.reason, path: ['children'] }),
    z.refine(fitLaps, { message: flightRefusals.infantsPerAdult.reason, path: ['infants'] }),
    agesRefused(fitNumber, flightRefusals.ageEach),
    agesRefused(fitAges('ADT'), flightRefusals.ageOfAdult),
    agesRefused(fitAges('CHD'), travellerRefusals.CHD),
    agesRefused(fitAges('INF'), travellerRefusals.INF),
  );
export type TravellerCounts = z.output<typeof TravellerCounts>;

/** R189: who flies when nobody says. */
export const DEFAULT_TRAVELLERS: TravellerCounts = { adults: 1, children: 0, infants: 0 };

/** One type a traveller in the order of every list of travellers: adults, children, infants. */
export const typesOf = ({ adults, children, infants }: TravellerCounts): PassengerType[] => [
  ...Array<PassengerType>(adults).fill('ADT'),
  ...Array<PassengerType>(children).fill('CHD'),
  ...Array<PassengerType>(infants).fill('INF'),
];

/** Titles that fit the age: of those that are sent, a boy has "Mr" and a girl "Miss" (G10). */
const YOUNG_TITLES = ['Mr', 'Miss'] as const;
export const titlesFor = (type: PassengerType): readonly (typeof TITLES)[number][] =>
  type === 'ADT' ? TITLES : YOUNG_TITLES;

/** Adult from 12 years, child from 2 to under 12, infant under 2 (G10, R223). */
export const typeOfAge = (age: number): PassengerType => (age >= 12 ? 'ADT' : age >= 2 ? 'CHD' : 'INF');

/** The type of somebody on the given day. */
export function passengerTypeOn(birthDate: string, on: string): PassengerType {
  return typeOfAge(ageOn(birthDate, on));
}

/** Somebody of whom the age may not be known. */
export interface OfAge {
  readonly type: PassengerType;
  readonly age: number | null;
}

/**
 * Which seat of a price each traveller takes: one for that very age, else one of the type for which no age was said. −1
 * where there is none: the price was made for somebody else.
 */
export function seatsByAge(seats: readonly OfAge[], travellers: readonly OfAge[]): number[] {
  const taken = new Set<number>();
  return travellers.map(({ type, age }) => {
    const free = (wanted: number | null) =>
      seats.findIndex((seat, index) => seat.type === type && seat.age === wanted && !taken.has(index));
    const exact = age === null ? -1 : free(age);
    const index = exact >= 0 ? exact : free(null);
    taken.add(index);
    return index;
  });
}

/** The day on which ages count: that of the trip's last take-off (G10). Empty for a trip without flights. */
export function lastFlightDay(
  legs: readonly { departureTime: string; segments: readonly { departureTime: string }[] }[],
): string {
  const last = legs.at(-1);
  return (last?.segments.at(-1) ?? last)?.departureTime.slice(0, 10) ?? '';
}

/** As on the ticket: of letters that are none there, nobody but the traveller knows what the passport makes. */
const TicketName = PersonName.check(z.refine(isLatin, travellerRefusals.latin.reason));

const IataCarrier = z.string().check(z.regex(/^[A-Z0-9]{2}$/));
/** Numbers of papers and memberships; dots and dashes in them are nobody's business. */
const PaperNumber = z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][A-Za-z0-9 .-]{1,24}$/));

/** What an airline may ask of each traveller beside the name. */
export const PAPERS = {
  passportNumber: PaperNumber,
  /** ISO 3166 alpha-2 of the country that issued it. */
  passportCountry: z.string().check(z.regex(/^[A-Z]{2}$/)),
  passportExpiryDate: IsoDate,
} as const;
/** The membership of an airline's frequent-flyer program that miles are credited to. */
export const LOYALTY = { loyaltyAirline: IataCarrier, loyaltyNumber: PaperNumber } as const;

/** What an offer asks of its travellers, and what it takes. */
export const Asks = z.object({
  /** Everybody's passport. */
  passport: z.boolean(),
  /** IATA codes of airlines whose frequent-flyer numbers are taken. */
  loyalty: z.array(z.string()),
  /** The ages for which the price was made, one a traveller, and the day on which they count; absent where none was said. */
  ages: z.optional(z.object({ said: z.array(Age), on: IsoDate })),
});
export type Asks = z.output<typeof Asks>;

export const Traveller = z.strictObject({
  title: z.enum(TITLES),
  firstName: TicketName,
  middleName: z.optional(z.union([TicketName, z.literal('')])),
  lastName: TicketName,
  gender: z.enum(GENDERS),
  birthDate: IsoDate,
  passengerType: PassengerType,
  passportNumber: z.optional(PAPERS.passportNumber),
  passportCountry: z.optional(PAPERS.passportCountry),
  passportExpiryDate: z.optional(PAPERS.passportExpiryDate),
  loyaltyAirline: z.optional(LOYALTY.loyaltyAirline),
  loyaltyNumber: z.optional(LOYALTY.loyaltyNumber),
});
export type Traveller = z.output<typeof Traveller>;

/**
 * For each traveller whose date of birth is of no age that the price was made for, the age of a seat that is left; null
 * for everybody else. Who has not said it yet is not judged.
 */
export function agedOtherwise(
  travellers: readonly Pick<Traveller, 'birthDate' | 'passengerType'>[],
  ages: Asks['ages'],
): (number | null)[] {
  if (!ages) return travellers.map(() => null);
  const seats = PASSENGER_TYPES.flatMap((type) =>
    travellers.filter(({ passengerType }) => passengerType === type).map(() => type),
  ).map((type, index) => ({ type, age: ages.said[index] ?? null }));
  const known = travellers.flatMap(({ birthDate, passengerType: type }, index) =>
    birthDate ? [{ index, type, age: ageOn(birthDate, ages.on) }] : [],
  );
  const taken = seatsByAge(seats, known);
  const left = new Set(seats.keys());
  for (const seat of taken) left.delete(seat);
  const wrong = known.filter((_, at) => taken[at] === -1);
  return travellers.map(({ passengerType: type }, index) => {
    if (!wrong.some((each) => each.index === index)) return null;
    const free = [...left].filter((seat) => seats[seat]!.type === type);
    return seats[free.includes(index) ? index : (free[0] ?? -1)]?.age ?? null;
  });
}
