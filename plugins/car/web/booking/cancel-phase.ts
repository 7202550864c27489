import type { CarCancellation } from '../../contract';

/** What cancelling means at a moment. */
export type CancelPhase = 'free' | 'fee' | 'everything' | 'over';

/** `over` from the pick-up on: nothing comes back any more. */
export function cancelPhase(
  { freeUntil, fee, nothingFrom }: CarCancellation,
  now: Date = new Date(),
): CancelPhase {
  const at = now.getTime();
  if (at >= Date.parse(nothingFrom)) return 'over';
  if (freeUntil !== null && at < Date.parse(freeUntil)) return 'free';
  return fee === null ? 'everything' : 'fee';
}
