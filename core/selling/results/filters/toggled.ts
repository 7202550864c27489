/** Adds or takes away one value of a list; a list that becomes empty is no filter any more. */
export function toggled<T>(list: readonly T[] | undefined, value: T): readonly T[] | undefined {
  const next = list?.includes(value) ? list.filter((item) => item !== value) : [...(list ?? []), value];
  return next.length > 0 ? next : undefined;
}
