import { Trans, useLingui } from '@lingui/react/macro';
import type { Settlement } from '../../../contract';
import { partsText } from '../../../say/paid-by';
import { useWayWords } from '../../checkout/price/PaidBy';
import { PriceList } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';

/** What was charged, returned and kept of a cancelled booking, and by whom. */
export function SettlementList({
  settlement: { charged, returned, kept, keptBy, returnedTo = [], isByHand },
  keptByTerms,
}: {
  settlement: Settlement;
  /** Who keeps a fee by the terms. */
  keptByTerms?: string | undefined;
}) {
  const { t } = useLingui();
  const words = useWayWords();
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
        {
          id: 'returned',
          label: t`Refunded`,
          hint: isByHand
            ? t`By the agency itself`
            : returnedTo.length > 0
              ? partsText(returnedTo, words)
              : undefined,
          money: returned,
        },
      ]}
      total={{
        label:
          keptBy === 'protection' ? t`Retained: the price of the protection` : (keptByTerms ?? t`Retained`),
        money: kept,
      }}
    />
  );
}
