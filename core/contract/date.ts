import { z } from 'zod/mini';
import { fieldRefusals } from './refusals/fields';
import { inputRefusals } from './refusals/input';

/** Days on which anybody was born or travels; days and zones are added to them without leaving what can be stored. */
const DAY = /^(19|20|21)\d{2}-\d{2}-\d{2}$/;

/** Whether it is a day of the calendar, `YYYY-MM-DD`, of a year from 1900 to 2199. */
export const isDay = (value: string): boolean => {
  if (!DAY.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
};

/** Such a day; one that does not exist is refused (G106). */
export const IsoDate = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, inputRefusals.dateForm.reason),
    z.refine(isDay, fieldRefusals.date.reason),
  );

/** A wall clock reading at a place, `YYYY-MM-DDTHH:mm`: shown as it is, never shifted by anybody's zone. */
export const LocalTime = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, inputRefusals.timeForm.reason));

/** Completed years from `birthDate` to `on`, both `YYYY-MM-DD`. Born on 29 February turns older on 1 March. */
export function ageOn(birthDate: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return on.slice(5, 10) < birthDate.slice(5, 10) ? years - 1 : years;
}
