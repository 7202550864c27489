import { isDate } from '@/core/ui/dates/date-range';
import { MAX_LEGS } from '../../../contract';

/** One flight of a trip as it is searched: codes of its places and the day it leaves; null while not chosen. */
export interface Leg {
  from: string | null;
  to: string | null;
  date: string | null;
}

/** A multi-city trip has at least so many flights; `MAX_LEGS` of the contract is the most. */
export const MIN_LEGS = 2;

const BETWEEN_LEGS = '~';
const WITHIN_LEG = '.';

const placeIn = (text = ''): string | null => {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
};
const dayIn = (text = ''): string | null => (isDate(text.trim()) ? text.trim() : null);

/**
 * Reads flights as they stand in an address, `LIS.JFK.2026-12-01~JFK.SFO.2026-12-05`: what is malformed counts as not
 * chosen, what says nothing at all is left out, and so is what exceeds the most flights.
 */
export const readLegs = (text: string): Leg[] =>
  text
    .split(BETWEEN_LEGS)
    .map((part): Leg => {
      const [from, to, date] = part.split(WITHIN_LEG);
      return { from: placeIn(from), to: placeIn(to), date: dayIn(date) };
    })
    .filter(({ from, to, date }) => from ?? to ?? date)
    .slice(0, MAX_LEGS);

export const writeLegs = (legs: readonly Leg[]): string =>
  legs
    .map(({ from, to, date }) => [from, to, date].map((part) => part ?? '').join(WITHIN_LEG))
    .join(BETWEEN_LEGS);
