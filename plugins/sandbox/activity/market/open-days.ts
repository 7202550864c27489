import type { Activity } from '../content/activity';
import { chance } from '@/server/selling/supplier/chance';
import { addDays } from '@/server/selling/supplier/time';
import { worldCity } from '@/server/reference/world/cities';
import { SOLD_AHEAD, startsAt, todayOf } from '@/plugins/activity/face/days';

const SHUT_SHARE = 0.03;
/** Minutes before it begins up to which it is sold. */
const CLOSES_BEFORE = 60;
/** What waits for somebody's answer needs more of them. */
const ASKS_BEFORE = 48 * 60;
/** Months in which the water is too cold north of the equator, January is 1. */
const COLD_IN_NORTH = [1, 2, 12];
const COLD_IN_SOUTH = [6, 7, 8];
/** Beyond these degrees the year has a winter. */
const TROPICS = 23.5;
const IN_WATER = ['surf', 'dive'];

function isTooCold({ cityId, kind }: Activity, day: string): boolean {
  const { latitude } = worldCity(cityId)!;
  if (!IN_WATER.includes(kind.id) || Math.abs(latitude) < TROPICS) return false;
  return (latitude > 0 ? COLD_IN_NORTH : COLD_IN_SOUTH).includes(Number(day.slice(5, 7)));
}

/** Whether it takes place on a day of the calendar there, whoever has booked. */
export const takesPlace = (activity: Activity, day: string): boolean =>
  !activity.kind.rests?.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) &&
  !isTooCold(activity, day) &&
  chance('shut', activity.id, day) >= SHUT_SHARE;

/** Start times of a day that are still sold at that moment; `null` stands for one that is open all day. */
export function startsOn(activity: Activity, day: string, now: Date): (string | null)[] {
  const { kind } = activity;
  const today = todayOf(activity, now);
  if (day < today || day > addDays(today, SOLD_AHEAD) || !takesPlace(activity, day)) return [];
  const starts = kind.starts.length > 0 ? kind.starts : [null];
  const notice = kind.instant ? CLOSES_BEFORE : ASKS_BEFORE;
  return starts.filter(
    (time) => Date.parse(startsAt(activity, day, time)) - now.getTime() >= notice * 60_000,
  );
}
