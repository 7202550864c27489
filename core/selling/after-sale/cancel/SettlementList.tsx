import { Trans, useLingui } from '@lingui/react/macro';
import type { Settlement } from '../../../contract';
import { PriceList } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';

/** What was charged, returned and kept of a cancelled booking, and by whom. */
export function SettlementList({
  settlement: { charged, returned, kept, keptBy },
  keptByTerms,
}: {
  settlement: Settlement;
  /** Who keeps a fee by the terms. */
  keptByTerms?: string | undefined;
}) {
  const { t } = useLingui();
  if (charged.amount === 0)
    return (
      <Text size={14} tone="secondary">
        <Trans>Nothing was charged.</Trans>
      </Text>
    );
  return (
    <PriceList
      own
      lines={[
        { id: 'charged', label: t`Paid`, money: charged },
        { id: 'returned', label: t`Refunded`, money: returned },
      ]}
      total={{
        label:
          keptBy === 'protection' ? t`Retained: the price of the protection` : (keptByTerms ?? t`Retained`),
        money: kept,
      }}
    />
  );
}
