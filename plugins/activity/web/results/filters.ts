import type { Choices, Span } from '@/core/selling/results/filters/choices';
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
} from '../../contract/vocabulary';
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

/** What activities may be narrowed by, in the order of the panel (R319 to R323). */
export const ACTIVITY_CHOICES: Choices<ActivityRow, Filters> = {
  price: priceSpan,
  specials: {
    options: SPECIALS,
    all: true,
    has: (row) => SPECIALS.filter((special) => SPECIAL[special](row)),
  },
  tags: {
    options: /^[\w-]{1,40}$/,
    named: (rows) => named(rows, ({ activity }) => activity.tags),
    has: ({ activity }) => activity.tags,
  },
  durations: { options: DURATIONS, has: ({ activity }) => durationsOf(activity.duration) },
  times: { options: TIMES_OF_DAY, has: ({ activity }) => timesOfDayOf(activity.starts) },
  rating: {
    options: LEAST_RATINGS,
    single: true,
    has: ({ activity: { reviews } }) =>
      LEAST_RATINGS.filter((least) => reviews !== null && reviews.score >= Number(least)),
  },
  popularity: { options: POPULARITIES, all: true, has: ({ activity }) => activity.popularity },
  languages: {
    options: /^[a-z]{2}(-[A-Za-z]{4})?$/,
    named: (rows) => named(rows, ({ activity }) => activity.languages),
    has: ({ activity }) => activity.languages,
  },
};
