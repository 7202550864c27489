import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Amount } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { Clock } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { FlightOffer } from '../../contract';
import * as css from '../results/card/FlightCard.css';

/** Until when a fare is kept without a payment, in plain words; null for one that has to be paid at once. */
export function useHoldWords(): (offer: Pick<FlightOffer, 'holdUntil'>) => string | null {
  const { t } = useLingui();
  const format = useFormat();
  return ({ holdUntil }) => {
    if (holdUntil === undefined) return null;
    const deadline = format.deadline(holdUntil);
    return t`Hold this price until ${deadline}, pay later`;
  };
}

interface HoldProps {
  offer: FlightOffer;
  /** All fares of the same flights, the cheapest first. */
  fares: readonly FlightOffer[];
}

/** That the fare may be held, or from which price on another fare of the same flights may; nothing where none may. */
export function Hold({ offer, fares }: HoldProps) {
  const words = useHoldWords();
  const other = fares.find(({ holdUntil }) => holdUntil !== undefined);
  const from = other && <Amount money={other.totalAmount} />;
  const told = words(offer) ?? (from && <Trans>Hold now, pay later: from {from}</Trans>);
  if (!told) return null;
  return (
    <Text as="span" size={14} tone="secondary">
      <span className={css.fact}>
        <Icon icon={Clock} size="small" />
        {told}
      </span>
    </Text>
  );
}
