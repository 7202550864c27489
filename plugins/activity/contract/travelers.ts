import { filled, type Refusal } from '@/core/contract/refusal';
import { activityFieldRefusals, activityRefusals } from './refusals';
import type { TravelerCategory } from './vocabulary';

/** Whom an activity takes of one category: ages in full years, both included. */
export interface AgeBand {
  readonly category: TravelerCategory;
  readonly fromAge: number;
  readonly toAge: number;
  readonly min: number;
  readonly max: number;
}

/** Whom an activity takes. */
export interface Capacity {
  readonly min: number;
  readonly max: number;
  readonly bands: readonly AgeBand[];
  /** A booking without an adult or senior is refused. */
  readonly needsAdult: boolean;
}

/** G61: where a supplier does not say. */
export const USUAL_CAPACITY = { min: 1, max: 15 } as const;

/** How many of each category; an absent one is none. */
export type Travelers = Readonly<Partial<Record<TravelerCategory, number>>>;

export const countOf = (travelers: Travelers): number =>
  Object.values(travelers).reduce((sum, count) => sum + count, 0);

export type TravelersProblem =
  | { readonly problem: 'nobody' }
  | { readonly problem: 'unknownCategory'; readonly category: TravelerCategory }
  | { readonly problem: 'tooMany'; readonly most: number }
  | { readonly problem: 'tooFew'; readonly least: number }
  | {
      readonly problem: 'tooManyOf' | 'tooFewOf';
      readonly category: TravelerCategory;
      readonly limit: number;
    }
  | { readonly problem: 'adultNeeded' };

const GROWN: readonly TravelerCategory[] = ['ADULT', 'SENIOR', 'TRAVELER'];

/** What is wrong with who takes part (R327, R328, G61), the most general first; null where nothing is. */
export function checkTravelers(travelers: Travelers, capacity: Capacity): TravelersProblem | null {
  const all = countOf(travelers);
  const named = Object.entries(travelers) as [TravelerCategory, number][];
  const present = named.filter(([, count]) => count > 0);
  if (all === 0) return { problem: 'nobody' };
  const bandOf = (category: TravelerCategory) => capacity.bands.find((band) => band.category === category);
  const stranger = present.find(([category]) => !bandOf(category));
  if (stranger) return { problem: 'unknownCategory', category: stranger[0] };
  if (all > capacity.max) return { problem: 'tooMany', most: capacity.max };
  if (all < capacity.min) return { problem: 'tooFew', least: capacity.min };
  for (const { category, min, max } of capacity.bands) {
    const count = travelers[category] ?? 0;
    if (count > max) return { problem: 'tooManyOf', category, limit: max };
    if (count < min) return { problem: 'tooFewOf', category, limit: min };
  }
  if (capacity.needsAdult && !present.some(([category]) => GROWN.includes(category)))
    return { problem: 'adultNeeded' };
  return null;
}

/** The category that somebody of an age belongs to; null for who is too young or too old. */
export const categoryAt = (age: number, { bands }: Pick<Capacity, 'bands'>): TravelerCategory | null =>
  bands.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.category ?? null;

/** The youngest age that is taken. */
export const youngest = ({ bands }: Pick<Capacity, 'bands'>): number =>
  Math.min(...bands.map(({ fromAge }) => fromAge));

/** Full years of somebody on a day; both `YYYY-MM-DD`. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** What is said of those who cannot take part (R327, R328). */
export function refusalOf(problem: TravelersProblem): Refusal {
  const { nobody, tooMany, tooFewTravelers, adultNeeded } = activityFieldRefusals;
  switch (problem.problem) {
    case 'nobody':
      return nobody;
    case 'tooMany':
      return filled(tooMany, { n: problem.most });
    case 'tooFew':
      return filled(tooFewTravelers, { n: problem.least });
    case 'tooManyOf':
      return filled(tooMany, { n: problem.limit });
    case 'tooFewOf':
      return filled(tooFewTravelers, { n: problem.limit });
    case 'adultNeeded':
      return adultNeeded;
    case 'unknownCategory':
      return activityRefusals.parameter;
  }
}
