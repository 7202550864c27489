import { useLingui } from '@lingui/react/macro';
import { SettlementCard } from '@/core/booking/cancel/SettlementCard';
import type { Settlement } from '@/core/contract';
import type { CarReservation } from '../../contract';
import { useReasonWords } from './use-reason-words';

/** Once it was cancelled: why, what was charged, what came back and what was kept. */
export function CancellationCard({
  cancellation: { reason },
  settlement,
}: {
  cancellation: NonNullable<CarReservation['cancellation']>;
  settlement: Settlement | undefined;
}) {
  const { t } = useLingui();
  const words = useReasonWords();
  return (
    <SettlementCard
      settlement={settlement}
      keptByTerms={t`Kept by the rental company and the agency`}
      facts={reason ? [{ id: 'reason', term: t`Reason`, value: words(reason) }] : []}
    />
  );
}
