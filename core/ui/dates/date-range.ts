/** Calendar arithmetic on local dates `YYYY-MM-DD`, free of clocks and zones. */

export interface DateRange {
  start: string;
  end: string;
}
export interface RangeLimits {
  /** First day that may be chosen. */
  min: string;
  max?: string;
  /** Most days between start and end. */
  maxDays: number;
}

/** Most days that a range spans unless a page says otherwise (R054, decision G31). */
export const DEFAULT_MAX_DAYS = 28;

const DAY = 86_400_000;
const at = (iso: string): number => Date.parse(`${iso}T00:00:00Z`);

/** The date so many days later (or earlier). */
export const addDays = (iso: string, days: number): string =>
  new Date(at(iso) + days * DAY).toISOString().slice(0, 10);

/** Days from the first date to the second. */
export const daysBetween = (start: string, end: string): number => Math.round((at(end) - at(start)) / DAY);

/** Today in the reader's own zone. */
export function todayLocal(now: Date = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether the text is a date that exists. */
export function isDate(iso: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(at(iso)) && addDays(iso, 0) === iso;
}

/** Whether a date may be chosen (R052). */
export const isAllowed = (iso: string, min: string, max?: string): boolean =>
  isDate(iso) && iso >= min && (!max || iso <= max);

/** What was changed about a range to make it keep the rules. */
export type RangeNote = 'pushed' | 'capped' | null;

/**
 * The nearest range that keeps the rules: not before `min` (R052); an end that is not after its start comes one day
 * after it (R053); no more than `maxDays` from start to end (R054, decision G31).
 */
export function settleRange(
  { start, end }: DateRange,
  { min, max, maxDays }: RangeLimits,
): DateRange & { note: RangeNote } {
  const latestStart = max ? addDays(max, -1) : undefined;
  let first = start < min ? min : start;
  if (latestStart && first > latestStart) first = latestStart < min ? min : latestStart;
  if (end <= first) return { start: first, end: addDays(first, 1), note: 'pushed' };
  const last = addDays(first, maxDays);
  if (end > last) return { start: first, end: max && last > max ? max : last, note: 'capped' };
  return { start: first, end: max && end > max ? max : end, note: null };
}

/** The range of a new first day: as long as the former one, where the limits allow it; one day without a former one. */
export const moveRange = (
  start: string,
  former: DateRange | null,
  limits: RangeLimits,
): DateRange & { note: RangeNote } =>
  settleRange({ start, end: addDays(start, former ? daysBetween(former.start, former.end) : 1) }, limits);
