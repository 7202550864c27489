import { addDays, daysBetween } from '@/server/selling/supplier/time';

/** From the day of arrival to the day of departure, both `YYYY-MM-DD`. */
export interface Stay {
  readonly start: string;
  readonly end: string;
}

/** Who sleeps in one room. */
export interface Party {
  readonly adults: number;
  /** Whole years at the day of arrival, 0 to 17. */
  readonly childAges: readonly number[];
}

export const nightsOf = ({ start, end }: Stay): number => daysBetween(start, end);

/** The dates of a stay's nights: each by the evening on which it begins. */
export const datesOf = (stay: Stay): string[] =>
  Array.from({ length: nightsOf(stay) }, (_, at) => addDays(stay.start, at));
