import type { Language } from '@/core/contract';
import { bareDate, dashedDate, type Issued, offerIds } from '@/server/selling/supplier/sandbox/offer-ids';
import type { Travelers } from '@/plugins/activity/contract/travelers';
import { TRAVELER_CATEGORIES } from '@/plugins/activity/contract/vocabulary';
import { activityPort } from '@/plugins/activity/face/port';

/** All that is needed to build an option again. */
export interface OptionKey {
  readonly activityId: string;
  readonly gradeId: string;
  readonly day: string;
  /** `HH:mm`; null where it is open all day. */
  readonly time: string | null;
  readonly travelers: Travelers;
  /** In which it is told. */
  readonly language: Language;
}
export type IssuedOption = OptionKey & Issued;

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es'];
const ALL_DAY = 'all';

const writeTravelers = (travelers: Travelers): string =>
  TRAVELER_CATEGORIES.map((category) => travelers[category] ?? 0).join('~');

const readTravelers = (text: string): Travelers =>
  Object.fromEntries(
    text
      .split('~')
      .map((count, at) => [TRAVELER_CATEGORIES[at], Number(count)] as const)
      .filter(([, count]) => count > 0),
  );

/** Ids of one supplier's options, by what they begin with. */
export const optionIds = (version: string) =>
  offerIds<OptionKey>({
    version,
    invalid: activityPort.strangers.offer,
    write: ({ activityId, gradeId, day, time, travelers, language }) => [
      ...[activityId, gradeId, bareDate(day), time ?? ALL_DAY],
      ...[writeTravelers(travelers), language],
    ],
    read([activityId, gradeId, day, time, travelers, spoken]) {
      const language = LANGUAGES.find((one) => one === spoken);
      if (!activityId || !gradeId || !day || !time || !travelers || !language) return null;
      return {
        ...{ activityId, gradeId, day: dashedDate(day), language },
        time: time === ALL_DAY ? null : time,
        travelers: readTravelers(travelers),
      };
    },
  });
