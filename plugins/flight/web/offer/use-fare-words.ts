import { useLingui } from '@lingui/react/macro';
import type { FareFamily, FareService } from '../../contract';
import { useBagWords } from '../parts/Bags';

/** What fares are compared by, in the order of the table. */
export const FARE_FEATURES = ['carryOn', 'checked', 'change', 'refund', 'seat'] as const;
export type FareFeature = (typeof FARE_FEATURES)[number];

export interface FeatureWords {
  service: FareService;
  text: string;
}

/** What a fare includes, costs extra, or does not have: the same lines for every fare. */
export function useFareWords() {
  const { t } = useLingui();
  const bags = useBagWords();
  const name: Record<FareFeature, string> = {
    carryOn: t`Carry-on`,
    checked: t`Checked bags`,
    change: t`Changes`,
    refund: t`Refund`,
    seat: t`Seat choice`,
  };
  const of = (features: FareFamily['features'], feature: FareFeature): FeatureWords => {
    if (feature === 'carryOn' || feature === 'checked')
      return {
        service: features[feature].pieces > 0 ? 'included' : 'none',
        text: bags[feature](features[feature]),
      };
    const service = features[feature];
    const text = {
      change: { included: t`Free changes`, fee: t`Changes for a fee`, none: t`No changes` },
      refund: { included: t`Refundable`, fee: t`Refund for a fee`, none: t`Not refundable` },
      seat: {
        included: t`Seat choice included`,
        fee: t`Seat choice for a fee`,
        none: t`Seat given at check-in`,
      },
    }[feature];
    return { service, text: text[service] };
  };
  return { name: (feature: FareFeature) => name[feature], of };
}
