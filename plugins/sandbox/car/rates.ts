import type { Money } from '@/core/contract';
import { exactAmount, roundAmount } from '@/server/selling/supplier/amount';
import { chance } from '@/server/selling/supplier/chance';
import { daysBetween } from '@/server/selling/supplier/time';
import type { CarCharge } from '@/plugins/car/contract';
import { costOf, seasonOf, taxOf } from './regions';
import { closedEnds, daysOf, isOneWay, type Rental, roadBetween, SENIOR_OVER, YOUNG_UNDER } from './rental';

const byDays = (days: number): number =>
  days >= 28 ? 0.64 : days >= 14 ? 0.76 : days >= 7 ? 0.85 : days >= 3 ? 1 : days === 2 ? 1.1 : 1.2;
const byLead = (days: number): number => (days <= 1 ? 1.25 : days <= 7 ? 1.12 : days <= 30 ? 1 : 0.93);

/** Automatic gearboxes are worth so much where they are the exception. */
const GEARBOX = 1.13;
/** What renting at an airport costs beside the rental. */
const AIRPORT_SHARE = 0.09;
const YOUNG_DAILY = 11;
const SENIOR_DAILY = 6;
const AGE_DAYS = 10;
const OUT_OF_HOURS = 35;

/** Residents bring their own insurance, so their rate is without damage and theft. */
const OWN_COVER = ['US', 'CA'];
export const bringsCover = ({ residence, pickUp }: Rental): boolean =>
  OWN_COVER.includes(residence) && OWN_COVER.includes(pickUp.place.country);

function dailyDollars(rental: Rental, today: string): number {
  const { vendor, carClass, isAutomatic, pickUp, pickUpDateTime } = rental;
  const { place } = pickUp;
  const isUsual = carClass.isAutomatic === true;
  return (
    carClass.daily *
    vendor.level *
    costOf(place.country) *
    seasonOf(place.latitude, Number(pickUpDateTime.slice(5, 7)) - 1) *
    byDays(daysOf(rental)) *
    byLead(daysBetween(today, pickUpDateTime)) *
    (isAutomatic && !isUsual ? GEARBOX : 1) *
    (bringsCover(rental) ? 0.84 : 1) *
    (0.9 + 0.22 * chance('rate', vendor.code, place.id, carClass.size, pickUpDateTime.slice(0, 10)))
  );
}

/** Dollars for leaving the car elsewhere. */
export function oneWayDollars(rental: Rental): number {
  if (!isOneWay(rental)) return 0;
  const [from, to] = [rental.pickUp.place, rental.dropOff.place];
  if (from.cityCode === to.cityCode) return 15;
  return 40 + 0.3 * roadBetween(rental) + (from.country === to.country ? 0 : 180);
}

export interface Charges {
  readonly charges: CarCharge[];
  readonly base: Money;
  readonly taxes: Money;
}

/** What the vendor asks for a rental, part by part. `surge` multiplies the rental itself. */
export function chargesOf(rental: Rental, currency: string, today: string, surge = 1): Charges {
  const days = daysOf(rental);
  const { age, pickUp } = rental;
  const rate = dailyDollars(rental, today) * days * surge;
  const aged = Math.min(days, AGE_DAYS);
  const dollars: [CarCharge['kind'], number][] = [
    ['rental', rate],
    ['airport', pickUp.place.kind === 'airport' ? rate * AIRPORT_SHARE : 0],
    ['one-way', oneWayDollars(rental)],
    ['young-driver', age < YOUNG_UNDER ? YOUNG_DAILY * aged : 0],
    ['senior-driver', age > SENIOR_OVER ? SENIOR_DAILY * aged : 0],
    ['out-of-hours', OUT_OF_HOURS * closedEnds(rental)],
  ];
  const charges = dollars
    .filter(([, each]) => each > 0)
    .map(([kind, each]): CarCharge => ({ kind, amount: roundAmount(each, currency) }));
  const base = { amount: charges.reduce((sum, { amount }) => sum + amount.amount, 0), currency };
  const taxes = { amount: Math.round(base.amount * taxOf(pickUp.place.country)), currency };
  return {
    charges: taxes.amount > 0 ? [...charges, { kind: 'taxes', amount: taxes }] : charges,
    base,
    taxes,
  };
}

/** A kilometre beyond what the rate includes. */
export const perKilometre = ({ vendor, carClass }: Rental, currency: string): Money =>
  exactAmount(0.1 + carClass.daily / 400 + 0.05 * vendor.deposit, currency);
