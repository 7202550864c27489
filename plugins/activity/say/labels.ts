import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';
import type { TransportField, TransportMode } from '../contract/questions';
import type { AgeBand, Travelers } from '../contract/travelers';
import type {
  DurationFilter,
  GuideType,
  Popularity,
  Special,
  TimeOfDay,
  TourLanguage,
  TravelerCategory,
} from '../contract/vocabulary';
import type { LanguageGuide } from '../contract';
import { TRAVELER_CATEGORIES } from '../contract/vocabulary';

type Labels<Code extends string> = Readonly<Record<Code, MessageDescriptor>>;

/** R329, of one. */
export const CATEGORY_NAMES: Labels<TravelerCategory> = {
  ADULT: msg`Adult`,
  CHILD: msg`Child`,
  SENIOR: msg`Senior`,
  YOUTH: msg`Youth`,
  INFANT: msg`Infant`,
  TRAVELER: msg`Traveler`,
};

/** R329, of any number, as counters name them. */
export const CATEGORY_PLURALS: Labels<TravelerCategory> = {
  ADULT: msg`Adults`,
  CHILD: msg`Children`,
  SENIOR: msg`Seniors`,
  YOUTH: msg`Youths`,
  INFANT: msg`Infants`,
  TRAVELER: msg`Travelers`,
};

const countText = (say: Say, category: TravelerCategory, count: number): string => {
  switch (category) {
    case 'ADULT':
      return say._(msg`${plural(count, { one: '# adult', other: '# adults' })}`);
    case 'CHILD':
      return say._(msg`${plural(count, { one: '# child', other: '# children' })}`);
    case 'SENIOR':
      return say._(msg`${plural(count, { one: '# senior', other: '# seniors' })}`);
    case 'YOUTH':
      return say._(msg`${plural(count, { one: '# youth', other: '# youths' })}`);
    case 'INFANT':
      return say._(msg`${plural(count, { one: '# infant', other: '# infants' })}`);
    case 'TRAVELER':
      return say._(msg`${plural(count, { one: '# traveler', other: '# travelers' })}`);
  }
};

/** Ages that nobody is beyond are not worth naming. */
const OLDEST = 99;

/** Whom a band is for: "Ages 4 to 12"; where it leaves nobody out, it does not begin at 0. */
export function agesText(say: Say, { fromAge, toAge }: Pick<AgeBand, 'fromAge' | 'toAge'>): string {
  if (toAge >= OLDEST) return fromAge > 0 ? say._(msg`Ages ${fromAge} and up`) : say._(msg`All ages`);
  return fromAge > 0 ? say._(msg`Ages ${fromAge} to ${toAge}`) : say._(msg`Up to age ${toAge}`);
}

/** "2 adults, 1 child" */
export const travelersText = (say: Say, travelers: Travelers): string =>
  TRAVELER_CATEGORIES.flatMap((category) => {
    const count = travelers[category] ?? 0;
    return count > 0 ? [countText(say, category, count)] : [];
  }).join(', ');

/** R335 */
export const GUIDE_NAMES: Labels<GuideType> = {
  GUIDE: msg`Live guide`,
  AUDIO: msg`Audio guide`,
  WRITTEN: msg`Written guide`,
};

/** R335: a language by its name in the reader's, such as "Portuguese". */
export const languageText = (say: Pick<Say, 'locale'>, language: TourLanguage): string => {
  const name = new Intl.DisplayNames([say.locale], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(say.locale) + name.slice(1);
};

const NAMED_LANGUAGES = 7;

/** The languages by name; of many the first and how many more. */
export function languagesText(say: Say, languages: readonly TourLanguage[]): string {
  const all = [...new Set(languages)];
  const named = all.length > NAMED_LANGUAGES + 1 ? all.slice(0, NAMED_LANGUAGES) : all;
  const more = all.length - named.length;
  const names = named.map((language) => languageText(say, language));
  return [...names, ...(more > 0 ? [say._(msg`${more} more languages`)] : [])].join(', ');
}

/** R319 */
export const DURATION_NAMES: Labels<DurationFilter> = {
  upTo1Hour: msg`Up to 1 hour`,
  '1To4Hours': msg`1-4 hours`,
  '4HoursTo1Day': msg`4 hours-1 day`,
  '1To3Days': msg`1-3 days`,
  '3DaysOrMore': msg`3 days+`,
};

/** R320 */
export const TIME_NAMES: Labels<TimeOfDay> = {
  morning: msg`6am-12pm`,
  afternoon: msg`12pm-5pm`,
  evening: msg`5pm-12am`,
};

/** R321 */
export const SPECIAL_NAMES: Labels<Special> = {
  deals: msg`Deals and discount`,
  likelyToSellOut: msg`Likely to sell out`,
  freeCancellation: msg`Free cancellation`,
};

/** R322 */
export const POPULARITY_NAMES: Labels<Popularity> = {
  avoidCrowd: msg`Avoid the crowds`,
  kidFriendly: msg`Good for children`,
  virtual: msg`Virtual`,
  safetyMeasures: msg`Safety measures`,
};

/** R336 */
export const MODE_NAMES: Labels<TransportMode> = {
  AIRPORT: msg`Airport`,
  TRAIN: msg`Train station`,
  PORT: msg`Port`,
  CRUISE: msg`Cruise ship`,
  OTHER: msg`Other`,
};

/** R336 */
export const TRANSPORT_FIELD_NAMES: Labels<TransportField> = {
  airline: msg`Airline`,
  flightNumber: msg`Flight number`,
  railLine: msg`Rail line`,
  railStation: msg`Rail station`,
  cruiseShip: msg`Cruise ship`,
  disembarkationTime: msg`Disembarkation time`,
  boardingTime: msg`Boarding time`,
  arrivalTime: msg`Arrival time`,
  departureTime: msg`Departure time`,
  departureDate: msg`Departure date`,
  dropOffDetails: msg`Drop-off details`,
  pickupPoint: msg`Pickup point`,
};

const DAY = 24 * 60;

/** "3 h 30 min", "2 days" */
function spanText(say: Say, minutes: number): string {
  if (minutes >= DAY && minutes % DAY === 0)
    return say._(msg`${plural(minutes / DAY, { one: '# day', other: '# days' })}`);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return say._(msg`${rest} min`);
  return rest === 0
    ? say._(msg`${plural(hours, { one: '# hour', other: '# hours' })}`)
    : say._(msg`${hours} h ${rest} min`);
}

/** How long it takes: "3 hours", or "1 hour to 3 hours" where guests decide. Minutes. */
export function durationText(say: Say, { least, most }: { least: number; most: number }): string {
  if (least === most) return spanText(say, least);
  const from = spanText(say, least);
  const to = spanText(say, most);
  return say._(msg`${from} to ${to}`);
}

/** What parts of its price are called. */
export const PRICE_LABELS = { base: msg`The activity` };

/** R335: a language and who or what speaks it: "Portuguese · Live guide". */
export const guideText = (say: Say, { language, type }: LanguageGuide): string =>
  `${languageText(say, language)} · ${say._(GUIDE_NAMES[type])}`;
