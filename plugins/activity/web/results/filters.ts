import { msg, t } from '@lingui/core/macro';
import { folded } from '@/core/selling/results/filters/CheckFilter';
import type { Span } from '@/core/selling/results/filters/choices';
import type { Facets } from '@/core/selling/results/filters/facets';
import { priceSpan } from '@/core/selling/results/filters/price-bars';
import { durationsOf, timesOfDayOf } from '../../contract';
import { LEAST_RATINGS } from '../../contract/find-activities';
import {
  DURATIONS,
  type DurationFilter,
  POPULARITIES,
  type Popularity,
  type Special,
  SPECIALS,
  type TimeOfDay,
  TIMES_OF_DAY,
  type TourLanguage,
} from '../../contract/vocabulary';
import { DURATION_NAMES, languageText, POPULARITY_NAMES, SPECIAL_NAMES, TIME_NAMES } from '../../say/labels';
import type { ActivityRow } from './rows';

/** What the traveller wants to see of the results. Absent means everything. */
export interface Filters {
  /** Per person, in minor units of the currency that prices are in. */
  price?: Span;
  durations?: readonly DurationFilter[];
  times?: readonly TimeOfDay[];
  specials?: readonly Special[];
  popularity?: readonly Popularity[];
  /** Ids of kinds of things to do. */
  tags?: readonly string[];
  rating?: readonly (typeof LEAST_RATINGS)[number][];
  languages?: readonly string[];
}

const SPECIAL: Readonly<Record<Special, (row: ActivityRow) => boolean>> = {
  deals: ({ activity }) => activity.before !== null,
  likelyToSellOut: ({ activity }) => activity.likelyToSellOut,
  freeCancellation: ({ activity }) => activity.freeCancellation,
};

const named = (rows: readonly ActivityRow[], of: (row: ActivityRow) => readonly string[]) =>
  new Map(rows.flatMap((row) => of(row).map((value) => [value, value] as const)));

/** Options that come with the results. */
const LONG = { fold: folded(6), ifSeveral: true } as const;

/** What activities may be narrowed by, in the order of the panel (R319 to R323). */
export const ACTIVITY_CHOICES: Facets<ActivityRow, Filters> = {
  price: { ...priceSpan, isPrice: true, label: msg`Price per person` },
  specials: {
    label: msg`Specials`,
    names: SPECIAL_NAMES,
    options: SPECIALS,
    all: true,
    has: (row) => SPECIALS.filter((special) => SPECIAL[special](row)),
  },
  tags: {
    label: msg`Type`,
    ...LONG,
    options: /^[\w-]{1,40}$/,
    named: (rows) => named(rows, ({ activity }) => activity.tags),
    has: ({ activity }) => activity.tags,
  },
  durations: {
    label: msg`Duration`,
    names: DURATION_NAMES,
    options: DURATIONS,
    has: ({ activity }) => durationsOf(activity.duration),
  },
  times: {
    label: msg`Time of day`,
    names: TIME_NAMES,
    options: TIMES_OF_DAY,
    has: ({ activity }) => timesOfDayOf(activity.starts),
  },
  rating: {
    label: msg`Rating`,
    told({ value }, _, format) {
      const least = format.number(Number(value), { minimumFractionDigits: 1 });
      return t`${least} or more`;
    },
    options: LEAST_RATINGS,
    single: true,
    has: ({ activity: { reviews } }) =>
      LEAST_RATINGS.filter((least) => reviews !== null && reviews.score >= Number(least)),
  },
  popularity: {
    label: msg`Popularity`,
    names: POPULARITY_NAMES,
    options: POPULARITIES,
    all: true,
    has: ({ activity }) => activity.popularity,
  },
  languages: {
    label: msg`Language`,
    ...LONG,
    told: ({ value }, say) => languageText(say, value as TourLanguage),
    options: /^[a-z]{2}(-[A-Za-z]{4})?$/,
    named: (rows) => named(rows, ({ activity }) => activity.languages),
    has: ({ activity }) => activity.languages,
  },
};
