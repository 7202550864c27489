import { chance } from '@/server/selling/supplier/chance';
import { daysBetween } from '@/server/selling/supplier/time';
import type { Activity } from '../content/activity';
import type { Grade } from '../content/kind';

/** A share of starts that somebody has taken as a whole. */
const FULL_SHARE = 0.06;
/** Below this share of places left it is likely to sell out. */
const SCARCE = 0.3;

/** A way to do it at a time. */
export interface Start {
  readonly grade: Grade;
  readonly day: string;
  readonly time: string | null;
}

/** Places that nobody has taken at a start, fewer the nearer it is. */
export function placesLeft(
  { id, kind, reviews }: Activity,
  { grade, day, time }: Start,
  today: string,
): number {
  const key = [id, grade.id, day, time ?? ''];
  if (chance('full', ...key) < FULL_SHARE) return 0;
  const nearness = 1 / (1 + Math.max(0, daysBetween(today, day)) / 12);
  const wanted = reviews ? reviews.score / 5 : 0.4;
  const taken = chance('taken', ...key) * (0.25 + 0.75 * nearness) * wanted;
  return Math.max(0, Math.floor(kind.places * (1 - taken)));
}

/** R321: whether most of a start is gone. */
export const isScarce = ({ kind }: Activity, left: number): boolean =>
  left > 0 && left < kind.places * SCARCE;
