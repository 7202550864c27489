/** R329: who takes part, as suppliers name them. */
export const TRAVELER_CATEGORIES = ['ADULT', 'CHILD', 'SENIOR', 'YOUTH', 'INFANT', 'TRAVELER'] as const;
export type TravelerCategory = (typeof TRAVELER_CATEGORIES)[number];

/** R335: who or what explains a tour. */
export const GUIDE_TYPES = ['GUIDE', 'AUDIO', 'WRITTEN'] as const;
export type GuideType = (typeof GUIDE_TYPES)[number];

/** R335: languages that tours are given in, ISO 639-1, but for the two ways of writing Chinese. */
export const TOUR_LANGUAGES = [
  ...['ar', 'bg', 'bn', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'eu', 'fa', 'fi', 'fr', 'ga', 'gl'],
  ...['he', 'hi', 'hr', 'hu', 'hy', 'id', 'is', 'it', 'ja', 'ka', 'ko', 'lt', 'lv', 'mk', 'ms', 'mt', 'nl'],
  ...['no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sq', 'sr', 'sv', 'sw', 'ta', 'th', 'tr', 'uk', 'vi'],
  ...['zh-Hans', 'zh-Hant'],
] as const;
export type TourLanguage = (typeof TOUR_LANGUAGES)[number];

/** R319, in the order of the panel. */
export const DURATIONS = ['upTo1Hour', '1To4Hours', '4HoursTo1Day', '1To3Days', '3DaysOrMore'] as const;
export type DurationFilter = (typeof DURATIONS)[number];

/** R320 */
export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** R321 */
export const SPECIALS = ['deals', 'likelyToSellOut', 'freeCancellation'] as const;
export type Special = (typeof SPECIALS)[number];

/** R322 */
export const POPULARITIES = ['avoidCrowd', 'kidFriendly', 'virtual', 'safetyMeasures'] as const;
export type Popularity = (typeof POPULARITIES)[number];

/** R315 */
export const ACTIVITY_PAGE_LIMIT = 50;
/** R337: hours until a booking is confirmed at the latest. */
export const ACTIVITY_CONFIRMED_WITHIN_HOURS = 48;
