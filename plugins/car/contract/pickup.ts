import type { CarDetails } from './details';
import type { OpenDay, RentalPoint } from './point';

/** Whether keys change hands there at a local time, inside the opening hours or, where that is served, outside. */
export function isStaffedAt(
  { openingHours, servesOutOfHours }: Pick<RentalPoint, 'openingHours' | 'servesOutOfHours'>,
  local: string,
): boolean {
  if (servesOutOfHours) return true;
  const clock = local.slice(11, 16);
  return hoursOn(openingHours, local).some(
    ({ opens, closes }) => opens && closes && clock >= opens && clock <= closes,
  );
}

/** The hours of the day on which a local time lies, each part of them; none where they are not known. */
export function hoursOn(openingHours: readonly OpenDay[], local: string): OpenDay[] {
  const weekday = new Date(`${local.slice(0, 10)}T00:00:00Z`).getUTCDay();
  return openingHours.filter((each) => each.weekday === weekday);
}

/** When the driver comes to the desk: on the day of the pick-up, at the time that was chosen (R286). */
export const comesAt = (pickUpDateTime: string, pickupTime: string): string =>
  `${pickUpDateTime.slice(0, 10)}T${pickupTime}`;

/**
 * Whether the driver may come at this time, `HH:mm`: on the day of the pick-up, not before the time that was priced, before
 * the car is due back, and while somebody is there (R286). A vendor that was told the time expects nobody at another.
 */
export function isPickupTime(
  pickupTime: string,
  {
    pickUpDateTime,
    returnDateTime,
    pickUp,
    requirements,
  }: Pick<CarDetails, 'pickUpDateTime' | 'returnDateTime' | 'pickUp'> &
    Partial<Pick<CarDetails, 'requirements'>>,
): boolean {
  const at = comesAt(pickUpDateTime, pickupTime);
  if (requirements?.exactly) return at === pickUpDateTime;
  return at >= pickUpDateTime && at < returnDateTime && isStaffedAt(pickUp, at);
}
