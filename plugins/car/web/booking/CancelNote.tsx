import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { protectedUntil } from '@/core/say/protected';
import { protectedText } from '@/core/say/protected-text';
import { Text } from '@/core/ui/content/Text';
import { isPaidAtCounter, type CarReservation } from '../../contract';
import { startOf } from '../../say/start';
import { useDeadline } from '../parts/deadline';
import { cancelPhase } from './cancel-phase';

/** What cancelling costs at this moment, before the question is asked. */
export function CancelNote({
  reservation: { offer, price },
}: {
  reservation: Pick<CarReservation, 'offer' | 'price'>;
}) {
  const { i18n } = useLingui();
  const format = useFormat();
  const deadline = useDeadline();
  const { cancellation, pickUp } = offer;
  const { freeUntil, fee } = cancellation;
  const phase = cancelPhase(cancellation);
  const covered = protectedUntil(price, startOf(offer));
  if (isPaidAtCounter(offer))
    return (
      <Text size={14} tone="secondary">
        <Trans>Nothing was charged here. The rental company may charge what its conditions say.</Trans>
      </Text>
    );
  return (
    <Text size={14} tone="secondary">
      {phase === 'free' ? (
        <Trans>
          Canceling is free until <strong>{deadline(freeUntil!, pickUp)}</strong>.
        </Trans>
      ) : covered ? (
        protectedText(covered, pickUp, i18n, format.locale)
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
