import { distanceBetween } from '@/server/reference';
import { chance } from '@/server/selling/supplier/chance';
import { daysBetween, type Instant, momentOf } from '@/server/selling/supplier/time';
import { rentalDays } from '@/plugins/car/contract';
import type { Near } from '@/plugins/car/face/counters-near';
import { isAt, isOpenAt, openingHours, servesOutOfHours } from './counters';
import type { CarClass } from './fleet';
import { isAutomaticLand, landOf, maySwap } from './regions';
import type { Vendor } from './vendors';

/** All that one rental of one class of car is made of. */
export interface Rental {
  readonly vendor: Vendor;
  readonly carClass: CarClass;
  readonly isAutomatic: boolean;
  readonly pickUp: Near;
  readonly dropOff: Near;
  /** Local times. */
  readonly pickUpDateTime: string;
  readonly returnDateTime: string;
  readonly age: number;
  /** Where the driver lives. */
  readonly residence: string;
}

export const YOUNG_UNDER = 25;
export const SENIOR_OVER = 70;
/** A rental is ordered this many minutes ahead, and not longer ahead than this many days. */
const LEAD_MINUTES = 60;
const ON_SALE_DAYS = 360;
const MOST_KILOMETRES = 1600;

export const startOf = ({ pickUp, pickUpDateTime }: Rental): Instant =>
  momentOf(pickUpDateTime, pickUp.place.zone);
export const endOf = ({ dropOff, returnDateTime }: Rental): Instant =>
  momentOf(returnDateTime, dropOff.place.zone);
/** Days that are paid for: every 24 hours that have begun, whatever the clocks say. */
export const daysOf = (rental: Rental): number => rentalDays(endOf(rental) - startOf(rental));

export const isOneWay = ({ pickUp, dropOff }: Rental): boolean => pickUp.place.id !== dropOff.place.id;
export const roadBetween = ({ pickUp, dropOff }: Rental): number =>
  distanceBetween(pickUp.place, dropOff.place);

/** How many of the two ends fall outside the opening hours. */
export function closedEnds({ vendor, pickUp, dropOff, pickUpDateTime, returnDateTime }: Rental): number {
  const isClosed = ({ place }: Near, at: string) => !isOpenAt(openingHours(vendor, place), at);
  return Number(isClosed(pickUp, pickUpDateTime)) + Number(isClosed(dropOff, returnDateTime));
}

function isDrivable(rental: Rental): boolean {
  if (!isOneWay(rental)) return true;
  const [from, to] = [rental.pickUp.place, rental.dropOff.place];
  if (from.cityCode === to.cityCode) return true;
  const { oneWay } = rental.vendor;
  if (oneWay === 'nowhere' || landOf(from.cityCode) !== landOf(to.cityCode)) return false;
  if (from.country !== to.country && (oneWay !== 'borders' || !maySwap(from.country, to.country)))
    return false;
  return roadBetween(rental) <= MOST_KILOMETRES;
}

function isStaffed({ vendor, pickUp, dropOff, pickUpDateTime, returnDateTime }: Rental): boolean {
  const serves = ({ place }: Near, at: string) =>
    isOpenAt(openingHours(vendor, place), at) || servesOutOfHours(vendor, place);
  return serves(pickUp, pickUpDateTime) && serves(dropOff, returnDateTime);
}

/** Whether the vendor's desk there has such a car, with that gearbox, on that day. */
function isInFleet({ vendor, carClass, isAutomatic, pickUp, pickUpDateTime }: Rental): boolean {
  const { place } = pickUp;
  if (chance('fleet', vendor.code, place.id, carClass.size) >= carClass.found) return false;
  const always = carClass.isAutomatic === true || isAutomaticLand(place.country);
  if (always) {
    if (!isAutomatic) return false;
  } else if (isAutomatic && chance('gearbox', vendor.code, place.id, carClass.size) >= 0.3) return false;
  return (
    chance('stock', vendor.code, place.id, carClass.size, Number(isAutomatic), pickUpDateTime.slice(0, 10)) <
    0.85
  );
}

const isOldEnough = ({ vendor, carClass, age }: Rental): boolean =>
  age >= Math.max(vendor.minimumAge, carClass.fromAge ?? 0) && age <= vendor.maximumAge;

/** Whether the rental is sold at all at this moment. */
export function isSold(rental: Rental, now: Instant): boolean {
  const ahead = startOf(rental) - now;
  return (
    ahead >= LEAD_MINUTES &&
    daysBetween(new Date(now * 60_000).toISOString(), rental.pickUpDateTime) <= ON_SALE_DAYS &&
    endOf(rental) > startOf(rental) &&
    isAt(rental.vendor, rental.pickUp.place) &&
    isAt(rental.vendor, rental.dropOff.place) &&
    isOldEnough(rental) &&
    isDrivable(rental) &&
    isStaffed(rental) &&
    isInFleet(rental)
  );
}
