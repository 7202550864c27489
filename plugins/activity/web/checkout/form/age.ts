import type { Said } from '@/core/contract';
import { isDay } from '@/core/contract/date';
import { filled } from '@/core/contract/refusal';
import { fieldRefusals } from '@/core/contract/refusals/fields';
import {
  ageOn,
  categoryAt,
  youngest,
  type AgeBand,
  type Capacity,
  type TravelerCategory,
} from '../../../contract';
import { activityFieldRefusals } from '../../../contract/refusals';

/** Whom a place of a category is for. */
export const bandOf = (category: TravelerCategory, { bands }: Pick<Capacity, 'bands'>): AgeBand | undefined =>
  bands.find((band) => band.category === category);

/** What is wrong with a date of birth: on the day of the activity the age has to be one of the category that is paid. */
export function birthError(
  birth: string,
  category: TravelerCategory,
  { day, capacity }: { day: string; capacity: Capacity },
): Said | null {
  if (!isDay(birth)) return fieldRefusals.date;
  const age = ageOn(birth, day);
  if (age < 0) return fieldRefusals.birthDate;
  const least = youngest(capacity);
  if (age < least) return filled(activityFieldRefusals.tooYoung, { n: least });
  return categoryAt(age, capacity) === category ? null : activityFieldRefusals.otherAge;
}
