import type { Dashboard } from '../../contract/dashboard';

export type Overview =
  | { status: 'loading' }
  | { status: 'ready'; data: Dashboard }
  | { status: 'failed'; error: unknown };

/**
 * A failure clears the counts and the list and keeps its error, so that old numbers are never taken for new ones
 * (R164, R359).
 */
export function overviewOf({ data, error }: { data: Dashboard | undefined; error: unknown }): Overview {
  if (error) return { status: 'failed', error };
  return data ? { status: 'ready', data } : { status: 'loading' };
}

/** The first traveller and how many more there are. */
export const leadTraveller = (travelers: readonly string[]): { name: string; others: number } => ({
  name: travelers[0] ?? '',
  others: Math.max(0, travelers.length - 1),
});

type Totals = Dashboard['totals'];
type Before = Dashboard['before'];

/**
 * By which part a total changed since the period before; null where there is nothing to compare it with: the trips still to
 * come, and what was nothing before.
 */
export function changeOf(
  { totals, before }: Pick<Dashboard, 'totals' | 'before'>,
  id: keyof Totals,
  currency?: string,
): number | null {
  if (id === 'upcoming') return null;
  const figure = (of: Totals | Before): number =>
    id === 'sales' || id === 'commission'
      ? (of[id].find((sum) => sum.currency === currency)?.amount ?? 0)
      : of[id];
  return figure(before) > 0 ? (figure(totals) - figure(before)) / figure(before) : null;
}
