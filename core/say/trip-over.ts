import { dayAt } from './clock';

/** When a trip ends: by its own clocks, and as an instant where it is known. */
export interface Ending {
  /** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm` in the place's own time. */
  readonly endsAt: string;
  /** The first instant after its last day there. */
  readonly overAt?: Date | string | null | undefined;
}

/** Whether a trip is past: once its last day is over where it ends, or, where nobody knows the zone, in UTC. */
export const isTripOver = ({ endsAt, overAt }: Ending, now: Date): boolean =>
  overAt ? new Date(overAt) <= now : endsAt.slice(0, 10) < dayAt(now, 'UTC');
