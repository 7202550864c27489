import type { CarDetails } from './details';
import type { RentalPoint } from './point';

/** Whether keys change hands there at a local time, inside the opening hours or, where that is served, outside. */
export function isStaffedAt(
  { openingHours, servesOutOfHours }: Pick<RentalPoint, 'openingHours' | 'servesOutOfHours'>,
  local: string,
): boolean {
  if (servesOutOfHours) return true;
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const day = openingHours.find((each) => each.weekday === weekday);
  const clock = local.slice(11, 16);
  return Boolean(day?.opens && day.closes && clock >= day.opens && clock <= day.closes);
}

/** When the driver comes to the desk: on the day of the pick-up, at the time that was chosen (R286). */
export const comesAt = (pickUpDateTime: string, pickupTime: string): string =>
  `${pickUpDateTime.slice(0, 10)}T${pickupTime}`;

/**
 * Whether the driver may come at this time, `HH:mm`: on the day of the pick-up, not before the time that was priced, before
 * the car is due back, and while somebody is there (R286).
 */
export function isPickupTime(
  pickupTime: string,
  {
    pickUpDateTime,
    returnDateTime,
    pickUp,
  }: Pick<CarDetails, 'pickUpDateTime' | 'returnDateTime' | 'pickUp'>,
): boolean {
  const at = comesAt(pickUpDateTime, pickupTime);
  return at >= pickUpDateTime && at < returnDateTime && isStaffedAt(pickUp, at);
}
