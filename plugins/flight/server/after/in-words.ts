/** What a supplier said when people know the words, else our own. */
export const inWords = (said: string, known: readonly string[], own: string): string =>
  known.includes(said) ? said : own;
