import { useLingui } from '@lingui/react/macro';
import { Icon } from '@/core/ui/Icon';
import { Check, CircleDot, X } from '@/core/ui/icons';
import { Text } from '@/core/ui/Text';
import type { FareFamily, FareService } from '../../contract';
import { useBagWords } from '../parts/Bags';
import * as css from './FareOptions.css';

const MARK = { included: Check, fee: CircleDot, none: X } as const;
const TONE = { included: 'success', fee: 'secondary', none: 'tertiary' } as const;

/** What a fare includes, costs extra, or does not have: the same five lines for every fare. */
export function FareFeatures({ features }: { features: FareFamily['features'] }) {
  const { t } = useLingui();
  const bags = useBagWords();
  const lines: { id: string; service: FareService; text: string }[] = [
    {
      id: 'carry-on',
      service: features.carryOn.pieces > 0 ? 'included' : 'none',
      text: bags.carryOn(features.carryOn),
    },
    {
      id: 'checked',
      service: features.checked.pieces > 0 ? 'included' : 'none',
      text: bags.checked(features.checked),
    },
    {
      id: 'change',
      service: features.change,
      text: { included: t`Free changes`, fee: t`Changes for a fee`, none: t`No changes` }[features.change],
    },
    {
      id: 'refund',
      service: features.refund,
      text: { included: t`Refundable`, fee: t`Refund for a fee`, none: t`Not refundable` }[features.refund],
    },
    {
      id: 'seat',
      service: features.seat,
      text: {
        included: t`Seat choice included`,
        fee: t`Seat choice for a fee`,
        none: t`Seat given at check-in`,
      }[features.seat],
    },
  ];
  return (
    <ul className={css.features}>
      {lines.map(({ id, service, text }) => (
        <li key={id} className={css.feature}>
          <Text as="span" tone={TONE[service]}>
            <Icon icon={MARK[service]} size="small" />
          </Text>
          <Text as="span" size={14} tone={service === 'none' ? 'tertiary' : 'primary'}>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
