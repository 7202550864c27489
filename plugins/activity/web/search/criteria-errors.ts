import { msg } from '@lingui/core/macro';
import type { SearchError } from '@/core/selling/search/SearchForm';
import { todayLocal } from '@/core/ui/dates/date-range';
import type { Criteria } from './criteria';

/** Where an error stands. */
export type FieldName = 'destination' | 'dates';

/** What keeps the search from starting, in the order of the form (R314). */
export function criteriaErrors(
  { destination, from, to }: Criteria,
  today: string = todayLocal(),
): SearchError<FieldName>[] {
  const errors: SearchError<FieldName>[] = [];
  if (!destination)
    errors.push({ field: 'destination', message: msg`Activity location is required`, isMissing: true });
  if (from && (to ?? from) < today) errors.push({ field: 'dates', message: msg`Please select a date` });
  return errors;
}
