import { Trans, useLingui } from '@lingui/react/macro';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/Alert';
import { Card } from '@/core/ui/Card';
import { Stack } from '@/core/ui/layout';
import { PriceList } from '@/core/ui/Price';
import { Text } from '@/core/ui/Text';
import type { CancelTerms } from '../../contract';

/** What is kept, what comes back and to whom, until when, and that it is final. */
export function CancelTermsView({
  terms,
  before,
  total,
}: {
  terms: CancelTerms;
  /** What was on screen when the server said that it had changed. */
  before: CancelTerms | null;
  total: Money;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { kind, penalty, refund, voidUntil } = terms;
  const own = (money: Money) => format.money(money, { own: true });
  const until = voidUntil && format.deadline(voidUntil);
  return (
    <Stack gap={16}>
      {before && (
        <Alert live tone="warning" title={t`The terms have changed while you were looking`}>
          <Trans>
            The cancellation fee was {own(before.penalty)} and is {own(penalty)} now; {own(before.refund)}{' '}
            would have come back, {own(refund)} does now. Nothing has been cancelled yet.
          </Trans>
        </Alert>
      )}
      <Text>
        {kind === 'withdraw' ? (
          <Trans>You have not paid for this reservation, so nothing is charged and nothing is owed.</Trans>
        ) : kind === 'schedule-change' ? (
          <Trans>The airline changed your flights, so cancelling is free of charge.</Trans>
        ) : kind === 'void' ? (
          until ? (
            <Trans>
              Free cancellation until <strong>{until}</strong>: the tickets are voided and everything that was
              paid comes back.
            </Trans>
          ) : (
            <Trans>
              Cancelling is free now: the tickets are voided and everything that was paid comes back.
            </Trans>
          )
        ) : refund.amount > 0 ? (
          <Trans>By the rules of the fare a part of the price is kept.</Trans>
        ) : (
          <Trans>By the rules of the fare nothing is returned.</Trans>
        )}
      </Text>
      {kind !== 'withdraw' && (
        <Card variant="quiet" padding="medium">
          <PriceList
            own
            lines={[
              { id: 'paid', label: t`Paid`, money: total },
              {
                id: 'penalty',
                label: t`Cancellation fee`,
                money: { ...penalty, amount: -penalty.amount },
                hint: penalty.amount > 0 ? t`Kept by the airline and the agency` : undefined,
              },
            ]}
            total={{ label: t`Comes back`, money: refund }}
          />
        </Card>
      )}
      {kind !== 'withdraw' && refund.amount > 0 && (
        <Text size={14} tone="secondary">
          <Trans>
            It goes back to whoever paid, the way it was paid. Banks usually show it within five to ten days.
          </Trans>
        </Text>
      )}
      <Alert tone="warning">
        <Trans>This cannot be undone: the seats are given back for all travelers and all flights.</Trans>
      </Alert>
    </Stack>
  );
}
