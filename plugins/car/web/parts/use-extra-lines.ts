import type { PricedCarExtras } from '../../contract';
import { useExtraWords } from '../car-words';

/** What was added, one line of a price each. */
export function useExtraLines(extras: PricedCarExtras | null) {
  const words = useExtraWords();
  return [...(extras?.coverages ?? []), ...(extras?.accessories ?? [])].map((each) => ({
    id: each.code,
    label: words.extra(each),
    money: each.amount,
  }));
}
