/** Parts of a day, by the clock of the airport; each begins where the one before ends (R212, R213). */
export const BANDS = ['early-morning', 'morning', 'afternoon', 'evening'] as const;
export type Band = (typeof BANDS)[number];

const STARTS: readonly [Band, number][] = [
  ['evening', 18],
  ['afternoon', 12],
  ['morning', 5],
  ['early-morning', 0],
];

/** Its first and its last minute. */
export const BAND_HOURS: Readonly<Record<Band, readonly [number, number]>> = {
  'early-morning': [0, 5 * 60 - 1],
  morning: [5 * 60, 12 * 60 - 1],
  afternoon: [12 * 60, 18 * 60 - 1],
  evening: [18 * 60, 24 * 60 - 1],
};

/** The band of a local time `YYYY-MM-DDTHH:mm`. */
export function bandOf(localTime: string): Band {
  const hour = Number(localTime.slice(11, 13));
  return STARTS.find(([, start]) => hour >= start)![0];
}
