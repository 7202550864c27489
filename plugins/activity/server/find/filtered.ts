import type { z } from 'zod/mini';
import type { Money } from '@/core/contract';
import type { ActivityFacet, ActivityFacets, ActivityFilter, ActivitySort } from '../../contract';
import { durationsOf, timesOfDayOf } from '../../contract/found-rules';
import { LEAST_RATINGS } from '../../contract/find-activities';
import { DURATIONS, POPULARITIES, type Special, SPECIALS, TIMES_OF_DAY } from '../../contract/vocabulary';
import type { ActivityCard } from '../../contract';

/** An activity as its reader sees it. */
export interface FoundOne {
  readonly sold: ActivityCard;
}

const SPECIAL: Readonly<Record<Special, (one: FoundOne) => boolean>> = {
  deals: ({ sold }) => sold.before !== null,
  likelyToSellOut: ({ sold }) => sold.likelyToSellOut,
  freeCancellation: ({ sold }) => sold.freeCancellation,
};
/** What an activity has of each group of the panel. */
type Values = (one: FoundOne) => readonly string[];
type Group = keyof ActivityFacets;
const VALUES: Readonly<Record<Group, Values>> = {
  durations: ({ sold }) => durationsOf(sold.duration),
  timesOfDay: ({ sold }) => timesOfDayOf(sold.starts),
  specials: (one) => SPECIALS.filter((special) => SPECIAL[special](one)),
  popularity: ({ sold }) => sold.popularity,
  tags: ({ sold }) => sold.tags,
  languages: ({ sold }) => sold.languages,
  leastRating: ({ sold }) => LEAST_RATINGS.filter((least) => (sold.reviews?.score ?? 0) >= Number(least)),
};
const GROUPS = Object.keys(VALUES) as Group[];

/** What was chosen of a group; of specials and popularity every one has to be true, of the others one is enough. */
const chosenOf = ({ leastRating, ...filter }: ActivityFilter, group: Group): readonly string[] =>
  group === 'leastRating' ? (leastRating ? [leastRating] : []) : (filter[group] ?? []);
const NEEDS_ALL: readonly Group[] = ['specials', 'popularity'];

function passesGroup(one: FoundOne, filter: ActivityFilter, group: Group): boolean {
  const chosen = chosenOf(filter, group);
  if (chosen.length === 0) return true;
  const values = VALUES[group](one);
  const isThere = (value: string) => values.includes(value);
  return NEEDS_ALL.includes(group) ? chosen.every(isThere) : chosen.some(isThere);
}

const passesPrice = ({ sold }: FoundOne, { price }: ActivityFilter): boolean =>
  !price || (sold.from.amount >= price.from && (price.to === null || sold.from.amount <= price.to));

/** Whether an activity passes every filter but the one of `except` (R319 to R323). */
const passes = (one: FoundOne, filter: ActivityFilter, except?: Group): boolean =>
  passesPrice(one, filter) && GROUPS.every((group) => group === except || passesGroup(one, filter, group));

export const filtered = (all: readonly FoundOne[], filter: ActivityFilter): FoundOne[] =>
  all.filter((one) => passes(one, filter));

const lower = (a: Money | null, b: Money): Money => (a && a.amount <= b.amount ? a : b);

/** The order in which a group's options are shown; of the others the most frequent first. */
const ORDER: Readonly<Partial<Record<Group, readonly string[]>>> = {
  durations: DURATIONS,
  timesOfDay: TIMES_OF_DAY,
  specials: SPECIALS,
  popularity: POPULARITIES,
  leastRating: LEAST_RATINGS,
};

type Facet = z.output<typeof ActivityFacet>;

/** What each option of a group leads to among what passes all other groups. */
function facetsOf(all: readonly FoundOne[], filter: ActivityFilter, group: Group): Facet[] {
  const counted = new Map<string, Facet>();
  for (const value of ORDER[group] ?? []) counted.set(value, { value, count: 0, lowest: null });
  for (const one of all) {
    const isCounted = passes(one, filter, group);
    for (const value of VALUES[group](one)) {
      const { count, lowest } = counted.get(value) ?? { count: 0, lowest: null };
      counted.set(
        value,
        isCounted
          ? { value, count: count + 1, lowest: lower(lowest, one.sold.from) }
          : { value, count, lowest },
      );
    }
  }
  const facets = [...counted.values()];
  return ORDER[group] ? facets : facets.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

export const allFacets = (all: readonly FoundOne[], filter: ActivityFilter): ActivityFacets =>
  Object.fromEntries(GROUPS.map((group) => [group, facetsOf(all, filter, group)])) as ActivityFacets;

/** How many people have to have said so until a score counts in full. */
const ENOUGH = 40;
/** A score that few have given says less. */
const worth = ({ reviews }: ActivityCard): number =>
  reviews ? (reviews.score * reviews.count + 4 * ENOUGH) / (reviews.count + ENOUGH) : 3.8;

const COMPARE: Readonly<Record<ActivitySort, (a: ActivityCard, b: ActivityCard) => number>> = {
  recommended: (a, b) => worth(b) - worth(a) || a.from.amount - b.from.amount,
  rating: (a, b) => (b.reviews?.score ?? 0) - (a.reviews?.score ?? 0) || worth(b) - worth(a),
  lowest: (a, b) => a.from.amount - b.from.amount,
  highest: (a, b) => b.from.amount - a.from.amount,
  shortest: (a, b) => a.duration.least - b.duration.least,
};

/** Where two are alike, by their names on this site, so that pages never overlap. */
export const inOrder = (found: readonly FoundOne[], sort: ActivitySort): FoundOne[] =>
  found.toSorted(
    (a, b) => COMPARE[sort](a.sold, b.sold) || (a.sold.productCode < b.sold.productCode ? -1 : 1),
  );
