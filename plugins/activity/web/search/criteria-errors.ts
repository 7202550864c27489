import { msg } from '@lingui/core/macro';
import type { SearchError } from '@/core/selling/search/SearchForm';
import { dayAt } from '@/core/say/clock';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';

/** Where an error stands. */
export type FieldName = 'destination' | 'dates';

type Place = Pick<Destination, 'zone'> | null;

/** The day that it is at the destination; that of the visitor until it is known. */
export const todayThere = (place: Place, now: Date = new Date()): string => dayAt(now, place?.zone);

/** What keeps the search from starting, in the order of the form (R314). */
export function criteriaErrors(
  { destination, from, to }: Criteria,
  place: Place,
  now?: Date,
): SearchError<FieldName>[] {
  const errors: SearchError<FieldName>[] = [];
  if (!destination)
    errors.push({ field: 'destination', message: msg`Activity location is required`, isMissing: true });
  if (from && (to ?? from) < todayThere(place, now))
    errors.push({ field: 'dates', message: msg`This day has passed. Please choose another one.` });
  return errors;
}
