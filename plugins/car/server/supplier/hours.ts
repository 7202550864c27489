import type { RentalPoint } from '../../contract';

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
