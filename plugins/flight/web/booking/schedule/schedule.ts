import { instantOf } from '@/core/selling/after-sale/instant';
import type { FlightLeg, ScheduleChange } from '../../../contract';

/** One end of a leg before and after: `shift` in minutes, positive when it is later now. */
export interface MovedEnd {
  before: string;
  after: string;
  shift: number;
}
export interface MovedLeg {
  before: FlightLeg | null;
  after: FlightLeg | null;
  departure: MovedEnd | null;
  arrival: MovedEnd | null;
  /** The numbers of its flights are other ones. */
  renumbered: boolean;
  /** Nothing of it changed. */
  same: boolean;
}

type Ends = Pick<FlightLeg, 'departureTime' | 'arrivalTime' | 'departureZone' | 'arrivalZone'>;

const shiftOf = (before: Ends, after: Ends, end: 'departure' | 'arrival'): MovedEnd => {
  const of = (leg: Ends) => instantOf(leg[`${end}Time`], leg[`${end}Zone`]).getTime();
  return {
    before: before[`${end}Time`],
    after: after[`${end}Time`],
    shift: Math.round((of(after) - of(before)) / 60_000),
  };
};

const numbers = (leg: FlightLeg): string =>
  leg.segments.map(({ carrier, flightNumber }) => carrier + flightNumber).join();

/** What a changed schedule means for each leg of the trip, in the order of travel. */
export function movedLegs({ before, after }: Pick<ScheduleChange, 'before' | 'after'>): MovedLeg[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [old, now] = [before[index] ?? null, after[index] ?? null];
    if (!old || !now)
      return { before: old, after: now, departure: null, arrival: null, renumbered: false, same: false };
    const [departure, arrival] = [shiftOf(old, now, 'departure'), shiftOf(old, now, 'arrival')];
    const renumbered = numbers(old) !== numbers(now);
    const same = departure.shift === 0 && arrival.shift === 0 && !renumbered;
    return { before: old, after: now, departure, arrival, renumbered, same };
  });
}

/** The change that waits for an answer; null when none does. */
export const openChange = (changes: readonly ScheduleChange[]): ScheduleChange | null =>
  changes[0]?.state === 'action-needed' ? changes[0] : null;
