/** An edit of what others change as well: what it began with, and what stands in the fields now. */
export interface Edit<Values extends object> {
  readonly base: Values;
  readonly draft: Values;
}

/** What is not set is alike, however that is written. */
export const isAlike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Names of the values that were changed and not changed back. */
export const changedIn = <Values extends object>({ base, draft }: Edit<Values>): (keyof Values & string)[] =>
  (Object.keys(draft) as (keyof Values & string)[]).filter((name) => !isAlike(base[name], draft[name]));

/** The changed values alone, so that nobody's change of another is taken back. */
export const changesOf = <Values extends object>(edit: Edit<Values>): Partial<Values> =>
  Object.fromEntries(changedIn(edit).map((name) => [name, edit.draft[name]])) as Partial<Values>;

/** The same edit upon newer values: what was changed stays, everything else is followed. */
export const rebased = <Values extends object>(edit: Edit<Values>, newer: Values): Edit<Values> => ({
  base: newer,
  draft: { ...newer, ...changesOf(edit) },
});
