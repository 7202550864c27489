import type { Refusal, Told } from '@/core/contract/refusal';

/** What a supplier said when it is one of these, else our own. */
export const inWords = (said: Told, known: readonly Refusal[], own: Refusal): Refusal =>
  known.find(({ reason }) => reason === said.refusal) ?? own;
