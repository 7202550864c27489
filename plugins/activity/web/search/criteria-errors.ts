import { msg } from '@lingui/core/macro';
import { dayAt } from '@/core/say/clock';
import type { SearchError } from '@/core/selling/search/SearchForm';
import type { Destination } from '../../contract';
import type { Criteria } from './criteria';

/** What keeps the search from starting, in the order of the form (R314); days are the place's once that is known. */
export function criteriaErrors(
  { destination, from, to }: Criteria,
  place: Pick<Destination, 'zone'> | null,
  now: Date = new Date(),
): SearchError[] {
  const errors: SearchError[] = [];
  if (!destination)
    errors.push({ field: 'destination', message: msg`Activity location is required`, isMissing: true });
  if (from && (to ?? from) < dayAt(now, place?.zone))
    errors.push({ field: 'dates', message: msg`This day has passed. Please choose another one.` });
  return errors;
}
