import { Trans, useLingui } from '@lingui/react/macro';
import type { BookingProgress } from '../../../contract/bookings/booking';
import { useContributions } from '../../../plugin/react';
import { Stack } from '../../../ui/content/layout';
import { PriceList } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';

/** Who paid which part of a price; nothing where the card paid all of it. */
export function PaidBy({ parts }: { parts: NonNullable<BookingProgress['paidBy']> }) {
  const { t, i18n } = useLingui();
  const methods = useContributions('payment.methods');
  if (parts.length === 0) return null;
  const labelOf = (method: string | null): string => {
    if (method === null) return t`Card`;
    const known = methods.find(({ id }) => id === method);
    // It may be switched off by now.
    return known ? i18n._(known.label) : t`Another way to pay`;
  };
  return (
    <Stack gap={8}>
      <Text size={14} weight={550}>
        <Trans>Paid with</Trans>
      </Text>
      <PriceList
        lines={parts.map(({ method, amount }) => ({
          id: method ?? 'card',
          label: labelOf(method),
          money: amount,
        }))}
      />
    </Stack>
  );
}
