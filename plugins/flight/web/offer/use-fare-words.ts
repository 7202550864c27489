import { useLingui } from '@lingui/react/macro';
import type { FareFamily, FareTerms } from '../../contract';
import { useBagWords } from '../parts/Bags';
import { type TermWords, useTermWords } from '../parts/use-term-words';

/** What fares are compared by, in the order of the table. */
export const FARE_FEATURES = ['carryOn', 'checked', 'change', 'refund', 'seat'] as const;
export type FareFeature = (typeof FARE_FEATURES)[number];

/** What a fare includes, costs extra, or does not have: the same lines for every fare. */
export function useFareWords() {
  const { t } = useLingui();
  const bags = useBagWords();
  const terms = useTermWords();
  const name: Record<FareFeature, string> = {
    carryOn: t`Carry-on`,
    checked: t`Checked bags`,
    change: t`Changes`,
    refund: t`Cancellation`,
    seat: t`Seat choice`,
  };
  const of = (features: FareFamily['features'], fare: FareTerms, feature: FareFeature): TermWords[] => {
    if (feature === 'change') return [terms.change(fare)];
    if (feature === 'refund') return terms.cancelling(fare);
    if (feature === 'seat') {
      const service = features.seat;
      const text = {
        included: t`Seat choice included`,
        fee: t`Seat choice for a fee`,
        none: t`Seat assigned at check-in`,
      };
      return [{ service, text: text[service] }];
    }
    const allowance = features[feature];
    return [{ service: allowance.pieces > 0 ? 'included' : 'none', text: bags[feature](allowance) }];
  };
  return { name: (feature: FareFeature) => name[feature], of };
}
