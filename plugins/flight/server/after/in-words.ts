import type { Refusal } from '@/core/contract/refusal';

/** What a supplier said when people know the words, else our own. */
export const inWords = (said: string, known: readonly Refusal[], own: Refusal): Refusal =>
  known.find(({ message }) => message === said) ?? own;
