import { type Carrier, distanceBetween } from '@/server/reference';
import { daysBetween, localTime } from '@/server/selling/supplier/time';
import { exactAmount, roundAmount } from '@/server/selling/supplier/amount';
import { chance } from '@/server/selling/supplier/chance';
import type { Cabin, PassengerType, TravellerCounts } from '@/plugins/flight/contract';
import type { NetFare } from '@/plugins/flight/face/port';
import { isPremiumBrand } from './cabins';
import type { Tier } from './families';
import { type Itinerary, itineraryOf } from '../timetable/itinerary';

export interface FareContext {
  /** `YYYY-MM-DD` of today: fares rise towards departure. */
  readonly today: string;
  readonly cabin: Cabin;
  readonly tier: Tier;
  /** There and back on one ticket. */
  readonly isReturn: boolean;
}

const LONG_HAUL_KM = 4_300;
const CABIN_FACTOR: Record<Cabin, readonly [short: number, long: number]> = {
  economy: [1, 1],
  premium: [1.5, 1.8],
  business: [2.3, 3.7],
  first: [3.6, 6.2],
};
/** Friday and Sunday cost more, the middle of the week less; Sunday first. */
const WEEKDAY_FACTOR = [1.12, 1.02, 0.93, 0.92, 1.0, 1.14, 0.98];
const MONTH_FACTOR = [0.92, 0.93, 0.98, 1.02, 1.0, 1.1, 1.2, 1.2, 1.0, 0.97, 0.93, 1.14];
const TIER_FACTOR = [1, 1.19, 1.48] as const;
const TIER_DOLLARS = [0, 14, 38] as const;

function advanceFactor(days: number): number {
  if (days <= 1) return 2.05;
  if (days <= 3) return 1.8;
  if (days <= 7) return 1.5;
  if (days <= 14) return 1.24;
  if (days <= 30) return 1.06;
  return days <= 90 ? 0.94 : 0.9;
}

function levelOf(carrier: Carrier, kilometres: number): number {
  if (carrier.lowCost) return kilometres > LONG_HAUL_KM ? 0.72 : 0.58 + 0.12 * chance('level', carrier.code);
  return (isPremiumBrand(carrier) ? 1 : 0.9) + 0.14 * chance('level', carrier.code);
}

/** Separate tickets cost what they cost alone. */
const ticketsOf = ({ flights, separate }: Itinerary): Itinerary[] =>
  separate ? flights.map((flight) => itineraryOf([flight])) : [];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Base fare of a leg for one adult, in dollars. */
export function legDollars(itinerary: Itinerary, context: FareContext): number {
  if (itinerary.separate)
    return sum(ticketsOf(itinerary).map((ticket) => legDollars(ticket, { ...context, isReturn: false })));
  const { today, cabin, tier, isReturn } = context;
  const { flights, carrier, duration } = itinerary;
  const first = flights[0]!;
  const kilometres = distanceBetween(first.from, flights.at(-1)!.to);
  const isLong = kilometres > LONG_HAUL_KM;
  const departs = localTime(first.from.zone, first.departure);
  const hour = Number(departs.slice(11, 13));
  const month = Number(departs.slice(5, 7)) - 1;
  const factor =
    levelOf(carrier, kilometres) *
    CABIN_FACTOR[cabin][isLong ? 1 : 0] *
    WEEKDAY_FACTOR[new Date(`${departs.slice(0, 10)}T00:00:00Z`).getUTCDay()]! *
    MONTH_FACTOR[month]! *
    advanceFactor(daysBetween(today, departs)) *
    (flights.length === 1 ? 1.1 : flights.length === 2 ? 0.94 : 0.9) *
    (duration > 30 * 60 ? 0.9 : 1) *
    (hour >= 7 && hour <= 9 ? 1.06 : hour < 6 || hour >= 21 ? 0.92 : 1) *
    (isReturn && isLong ? 0.84 : isReturn ? 0.95 : 1) *
    (0.88 + 0.24 * chance('fare', departs, ...flights.map((flight) => flight.carrier.code + flight.number)));
  return (
    (21 + 0.112 * kilometres ** 0.92) * factor * TIER_FACTOR[tier] + TIER_DOLLARS[tier] * (isLong ? 2.2 : 1)
  );
}

/** Airport taxes, security and the carrier's surcharge of a leg for one seat, in dollars. */
export function legTaxDollars(itinerary: Itinerary, cabin: Cabin): number {
  if (itinerary.separate) return sum(ticketsOf(itinerary).map((ticket) => legTaxDollars(ticket, cabin)));
  const { flights, carrier } = itinerary;
  const first = flights[0]!;
  const kilometres = distanceBetween(first.from, flights.at(-1)!.to);
  const isDomestic = first.from.country === flights.at(-1)!.to.country;
  const departure = (isDomestic ? 5 : 14) + 26 * chance('tax', first.from.country) * (isDomestic ? 0.3 : 1);
  const security = flights.length * (3.2 + 4 * chance('security', first.from.country));
  const surcharge =
    carrier.lowCost || kilometres < LONG_HAUL_KM
      ? 0
      : Math.min(170, kilometres * 0.017) * (cabin === 'economy' ? 1 : 1.5);
  return departure + security + surcharge;
}

const BASE_SHARE: Record<PassengerType, number> = { ADT: 1, CHD: 0.75, INF: 0.1 };
const TAX_SHARE: Record<PassengerType, number> = { ADT: 1, CHD: 1, INF: 0 };

const countsOf = ({ adults, children, infants }: TravellerCounts): [PassengerType, number][] => [
  ['ADT', adults],
  ['CHD', children],
  ['INF', infants],
];

/** How many adults' fares and taxes all travellers pay together. */
export function shareOf(counts: TravellerCounts): { base: number; taxes: number } {
  const of = (share: Record<PassengerType, number>) =>
    countsOf(counts).reduce((sum, [type, count]) => sum + count * share[type], 0);
  return { base: of(BASE_SHARE), taxes: of(TAX_SHARE) };
}

/** What each type of traveller costs for one adult's base and taxes; types without travellers are left out. */
export function netFares(
  baseDollars: number,
  taxDollars: number,
  counts: TravellerCounts,
  currency: string,
): NetFare[] {
  return countsOf(counts)
    .filter(([, count]) => count > 0)
    .map(([passengerType, count]) => ({
      passengerType,
      count,
      base: {
        amount: roundAmount(baseDollars * BASE_SHARE[passengerType], currency).amount * count,
        currency,
      },
      taxes: {
        amount: exactAmount(taxDollars * TAX_SHARE[passengerType], currency).amount * count,
        currency,
      },
    }));
}
