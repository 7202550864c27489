import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '../../../contract/money/money';
import { useFormat } from '../../../i18n/use-format';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/content/Card';
import { Stack } from '../../../ui/content/layout';
import { PriceList } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';
import { partsText } from '../../../say/paid-by';
import { banksText } from '../../../say/settlement';
import { useWayWords } from '../../checkout/price/PaidBy';
import { AgencyLoss } from './AgencyLoss';
import type { CancelSums } from './cancel-end';

interface CancelSumsViewProps {
  sums: CancelSums;
  /** What was on screen when the server said that it had changed. */
  before: CancelSums | null;
  /** What was paid; null where nothing was, so that nothing comes back. */
  paid: Money | null;
  /** Who keeps a fee by the terms. */
  keptBy: string;
  /** What is given up for good. */
  final: ReactNode;
  /** Why it costs what it costs by the terms. */
  children: ReactNode;
}

/** What is kept, what comes back and to whom, and that it is final. */
export function CancelSumsView({ sums, before, paid, keptBy, final, children }: CancelSumsViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { penalty, refund, agency } = sums;
  const { returnedTo } = sums.settlement;
  const words = useWayWords();
  const isProtected = sums.settlement.keptBy === 'protection';
  const own = (money: Money) => format.money(money, { own: true });
  return (
    <Stack gap={16}>
      {before && (
        <Alert live tone="warning" title={t`The terms have changed while you were looking`}>
          <Trans>
            The cancellation fee was {own(before.penalty)} and is now {own(penalty)}; your refund was{' '}
            {own(before.refund)} and is now {own(refund)}. Nothing has been canceled yet.
          </Trans>
        </Alert>
      )}
      <Text>
        {isProtected ? (
          <Trans>
            This booking is protected: you get back everything except the price of the protection.
          </Trans>
        ) : (
          children
        )}
      </Text>
      {paid && (
        <Card variant="quiet" padding="medium">
          <PriceList
            own
            lines={[
              { id: 'paid', label: t`Paid`, money: paid },
              {
                id: 'penalty',
                label: isProtected ? t`Price of the protection` : t`Cancellation fee`,
                money: { ...penalty, amount: 0 - penalty.amount },
                hint:
                  penalty.amount === 0 ? undefined : isProtected ? t`Retained for the protection` : keptBy,
              },
            ]}
            total={{ label: t`Refund`, money: refund }}
          />
        </Card>
      )}
      {paid && refund.amount > 0 && (
        <Text size={14} tone="secondary">
          {returnedTo ? (
            <>
              <Trans>It is refunded to where it came from: {partsText(returnedTo, words)}.</Trans>{' '}
              {banksText(returnedTo, words)}
            </>
          ) : (
            <Trans>
              It is refunded to the original payment method. Banks usually show it within five to ten days.
            </Trans>
          )}
        </Text>
      )}
      {agency && <AgencyLoss share={agency} />}
      <Alert tone="warning">{final}</Alert>
    </Stack>
  );
}
