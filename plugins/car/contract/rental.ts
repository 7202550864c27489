/** The age that the form starts with (R287), and the bounds of what it takes (G86). */
export const CAR_DRIVER_AGE_DEFAULT = 25;
export const CAR_DRIVER_AGES = { min: 18, max: 99 } as const;

/** Where the form starts (R287). */
export const CAR_LOCATION_DEFAULT = { name: 'United States', value: 'US', alpha2Code: 'US' } as const;
export const CAR_DROP_DEFAULT = 'Same drop-off';

/** Minutes between pick-up and drop-off at least; both ends count (G85). */
export const CAR_MIN_MINUTES = 60;

const LOCAL = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether it is a local time of the calendar, `YYYY-MM-DDTHH:mm`. */
export const isLocalTime = (value: string): boolean => {
  if (!LOCAL.test(value)) return false;
  const parsed = new Date(`${value}:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 16) === value;
};

/** Minutes from one local time to another, as clocks on one wall would count them. */
export const minutesBetween = (from: string, to: string): number =>
  (Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000;

/** The same time a year later; of 29 February, on the 28th. */
export function aYearAfter(local: string): string {
  const year = String(Number(local.slice(0, 4)) + 1).padStart(4, '0');
  const day = local.slice(4, 10);
  return `${year}${day === '-02-29' ? '-02-28' : day}${local.slice(10)}`;
}

export interface RentalProblem {
  readonly field: 'pickUpDateTime' | 'returnDateTime';
  readonly problem: 'pickUpTime' | 'tooShort' | 'tooLong';
}

/**
 * What is wrong with the times of a rental (R284, R285, R286, G84, G85); both local times of the place. `now` is the
 * local time there, where it is known.
 */
export function checkRental(
  { pickUpDateTime, returnDateTime }: { pickUpDateTime: string; returnDateTime: string },
  now?: string,
): RentalProblem[] {
  const isValid = isLocalTime(pickUpDateTime) && (now === undefined || pickUpDateTime > now);
  if (!isValid) return [{ field: 'pickUpDateTime', problem: 'pickUpTime' }];
  if (!isLocalTime(returnDateTime) || minutesBetween(pickUpDateTime, returnDateTime) < CAR_MIN_MINUTES)
    return [{ field: 'returnDateTime', problem: 'tooShort' }];
  if (returnDateTime > aYearAfter(pickUpDateTime)) return [{ field: 'returnDateTime', problem: 'tooLong' }];
  return [];
}

/** Days that are paid for: every 24 hours that have begun. */
export const rentalDays = (minutes: number): number => Math.max(1, Math.ceil(minutes / 1440));
