import type { Criteria } from '../search/criteria/criteria';
import type { DatePair } from './grid';

/** The same search on other dates. */
export const withDates = (criteria: Criteria, { depart, return: back }: DatePair): Criteria => ({
  ...criteria,
  depart,
  ...(back && { return: back }),
});
