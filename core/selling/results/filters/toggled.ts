/** Adds or takes away one value of a list; a list that becomes empty is no filter any more. */
export function toggled<T>(list: readonly T[] | undefined, value: T): readonly T[] | undefined {
  const next = list?.includes(value) ? list.filter((item) => item !== value) : [...(list ?? []), value];
  return next.length > 0 ? next : undefined;
}

/** The same where every value counts as chosen until one is taken away: with all of them there is no filter. */
export function toggledOfAll<T>(
  list: readonly T[] | undefined,
  value: T,
  all: readonly T[],
): readonly T[] | undefined {
  const current = list ?? all;
  const next = current.includes(value) ? current.filter((item) => item !== value) : [...current, value];
  return all.every((item) => next.includes(item)) ? undefined : next;
}
