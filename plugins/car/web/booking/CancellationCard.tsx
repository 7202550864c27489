import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Card } from '@/core/ui/Card';
import { DescriptionList } from '@/core/ui/DescriptionList';
import { Stack } from '@/core/ui/layout';
import { Heading } from '@/core/ui/Text';
import type { CarReservation } from '../../contract';
import { useReasonWords } from './use-reason-words';

/** Once it was cancelled: why, what was kept and what came back. */
export function CancellationCard({
  cancellation: { reason, penalty, refund },
}: {
  cancellation: NonNullable<CarReservation['cancellation']>;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useReasonWords();
  const facts = [
    ...(reason ? [{ id: 'reason', term: t`Reason`, value: words(reason) }] : []),
    ...(penalty
      ? [{ id: 'penalty', term: t`Cancellation fee`, value: format.money(penalty, { own: true }) }]
      : []),
    ...(refund ? [{ id: 'refund', term: t`Comes back`, value: format.money(refund, { own: true }) }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <Card as="section" padding="large" aria-labelledby="rental-cancellation">
      <Stack gap={12}>
        <Heading level={2} size={20} id="rental-cancellation">
          <Trans>Cancellation</Trans>
        </Heading>
        <DescriptionList items={facts} />
      </Stack>
    </Card>
  );
}
