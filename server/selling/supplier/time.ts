import { aheadAt, instantShowing } from '@/core/say/clock';

/** Minutes since 1970 in UTC: the one scale on which flights are compared. */
export type Instant = number;

const offsets = new Map<string, Map<number, number>>();
/** No zone changes its clock at other moments than full or half hours. */
const BUCKET = 30;

/** Minutes that clocks in the zone are ahead of UTC at that moment. */
export function offsetAt(zone: string, at: Instant): number {
  let known = offsets.get(zone);
  if (!known) offsets.set(zone, (known = new Map()));
  const bucket = Math.floor(at / BUCKET);
  let offset = known.get(bucket);
  if (offset === undefined) {
    offset = Math.round(aheadAt(zone, bucket * BUCKET * 60_000) / 60_000);
    if (known.size > 5_000) known.clear();
    known.set(bucket, offset);
  }
  return offset;
}

/** Minutes since 1970 of the first moment of a date, as if in UTC. */
export const dayStart = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 60_000;

/** The moment when clocks in the zone show this date and minute of the day, as `instantShowing` has it. */
export const instantAt = (zone: string, date: string, minuteOfDay: number): Instant =>
  instantShowing(dayStart(date) + minuteOfDay, (at) => offsetAt(zone, at), 24 * 60);

/** What clocks in the zone show, `YYYY-MM-DDTHH:mm`. */
export const localTime = (zone: string, at: Instant): string =>
  new Date((at + offsetAt(zone, at)) * 60_000).toISOString().slice(0, 16);

/** Calendar days from one local date (or time) to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((dayStart(to.slice(0, 10)) - dayStart(from.slice(0, 10))) / 1440);

export const addDays = (date: string, days: number): string =>
  new Date((dayStart(date) + days * 1440) * 60_000).toISOString().slice(0, 10);

/** Whether the wait covers the small hours there. */
export function isOvernight(zone: string, arrival: Instant, departure: Instant): boolean {
  const landed = localTime(zone, arrival);
  const leaves = localTime(zone, departure);
  const night = landed.slice(11) < '02:00' ? landed.slice(0, 10) : addDays(landed.slice(0, 10), 1);
  return departure - arrival >= 300 && leaves >= `${night}T04:30`;
}

/** The moment of a local time, `YYYY-MM-DDTHH:mm`, in a zone. */
export const momentOf = (local: string, zone: string): Instant => {
  const date = local.slice(0, 10);
  return instantAt(zone, date, Date.parse(`${local}Z`) / 60_000 - dayStart(date));
};

/** The moment as ISO text in UTC. */
export const isoAt = (at: Instant): string => new Date(at * 60_000).toISOString();
