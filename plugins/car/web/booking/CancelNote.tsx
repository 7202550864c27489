import { Trans } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Text } from '@/core/ui/content/Text';
import type { CarDetails } from '../../contract';
import { useDeadline } from '../parts/deadline';
import { cancelPhase } from './cancel-phase';

/** What cancelling costs at this moment, before the question is asked. */
export function CancelNote({ offer }: { offer: Pick<CarDetails, 'cancellation' | 'pickUp'> }) {
  const format = useFormat();
  const deadline = useDeadline();
  const { cancellation, pickUp } = offer;
  const { freeUntil, fee } = cancellation;
  const phase = cancelPhase(cancellation);
  return (
    <Text size={14} tone="secondary">
      {phase === 'free' ? (
        <Trans>
          Canceling is free until <strong>{deadline(freeUntil!, pickUp)}</strong>.
        </Trans>
      ) : phase === 'fee' ? (
        <Trans>
          Canceling now costs <strong>{format.money(fee!, { own: true })}</strong>; you see your refund before
          you decide.
        </Trans>
      ) : (
        <Trans>You see the fee and your refund before you decide.</Trans>
      )}
    </Text>
  );
}
