import { roundAmount } from '@/server/selling/supplier/amount';
import { chance, pick } from '@/server/selling/supplier/chance';
import { type Instant, isoAt } from '@/server/selling/supplier/time';
import {
  type CarCancellation,
  type CarCoverage,
  FREE_CANCELLATION,
  type PricedAccessory,
} from '@/plugins/car/contract';
import { ACCESSORY_PRICES } from './fleet';
import { bringsCover } from './rates';
import { daysOf, type Rental, startOf } from './rental';

const FREE_HOURS = 48;
const FLEXIBLE_FEE = 45;
const FIXED_FEE = 70;

/** Dollars a day for what may be added, and for so many days at most. */
const COVER_DAYS = 15;
const DAMAGE_DAILY = 14;
const FULL_DAILY = 13;

const isFlexible = ({ vendor, carClass, pickUp }: Rental): boolean =>
  chance('flexible', vendor.code, pickUp.place.id, carClass.size) < vendor.flexible;

/**
 * Free until 48 hours before the pick-up where the rate is flexible; then, and for other rates from the start, a fee that is
 * kept; from the pick-up on everything. A fee that would eat up `net` is everything.
 */
export function cancellationOf(rental: Rental, currency: string, net: number, now: Instant): CarCancellation {
  const start = startOf(rental);
  const freeUntil = start - FREE_HOURS * 60;
  const fee = roundAmount(isFlexible(rental) ? FLEXIBLE_FEE : FIXED_FEE, currency);
  return {
    freeUntil: isFlexible(rental) && freeUntil > now ? isoAt(freeUntil) : null,
    fee: fee.amount < net * 0.8 ? fee : null,
    nothingFrom: isoAt(start),
  };
}

/** What the rate includes and what may be added; the first is free cancellation where there is one (G88). */
export function coveragesOf(rental: Rental, currency: string, isFree: boolean): CarCoverage[] {
  const { carClass } = rental;
  const days = Math.min(daysOf(rental), COVER_DAYS);
  const size = carClass.daily / 40;
  const excess = roundAmount(carClass.excess, currency);
  const included = (code: string, name: string, withExcess = false): CarCoverage => ({
    code,
    name,
    charge: { includedRateInd: true, amount: null },
    excess: withExcess ? excess : null,
  });
  const optional = (code: string, name: string, daily: number, withExcess: boolean): CarCoverage => ({
    code,
    name,
    charge: { includedRateInd: false, amount: roundAmount(daily * days, currency) },
    excess: withExcess ? excess : null,
  });
  const hasNone = bringsCover(rental);
  return [
    ...(isFree ? [included(FREE_CANCELLATION, 'Free cancellation')] : []),
    included('TPL', 'Third-party liability'),
    ...(hasNone
      ? [
          optional('CDW', 'Collision damage waiver', DAMAGE_DAILY * (0.7 + 0.3 * size), true),
          optional('TP', 'Theft protection', 5, true),
        ]
      : [included('CDW', 'Collision damage waiver', true), included('TP', 'Theft protection', true)]),
    optional('SCDW', 'Full protection with zero deductible', FULL_DAILY * (0.7 + 0.3 * size), false),
    optional('WUG', 'Glass, tires and underbody', 5, false),
    optional('PAI', 'Personal accident insurance', 5, false),
    optional('RSA', 'Roadside assistance', 4, false),
  ];
}

const isSnowy = ({ pickUp, pickUpDateTime }: Rental): boolean => {
  const month = Number(pickUpDateTime.slice(5, 7));
  const { latitude } = pickUp.place;
  if (Math.abs(latitude) < 35) return false;
  return latitude > 0 ? month >= 11 || month <= 4 : month >= 6 && month <= 9;
};

/** What the desk has beside the car, and what it costs. */
export const accessoriesOf = (rental: Rental, currency: string): PricedAccessory[] =>
  ACCESSORY_PRICES.filter(
    ({ code, found }) =>
      chance('accessory', rental.vendor.code, rental.pickUp.place.id, code) < found &&
      (!['SNO', 'SKI'].includes(code) || isSnowy(rental)),
  ).map(({ code, name, daily, days, max }) => {
    const perDay = roundAmount(daily, currency);
    const amount = { ...perDay, amount: perDay.amount * Math.min(days, daysOf(rental)) };
    return { code, name, max, perDay, amount };
  });

/** Kilometres a day that a rate includes; null when it does not count them. */
export const kilometresPerDay = ({ vendor, carClass, pickUp }: Rental): number | null =>
  chance('distance', vendor.code, pickUp.place.id, carClass.size) < vendor.unlimited
    ? null
    : 50 * pick(3, 6, 'kilometres', vendor.code, pickUp.place.id);
