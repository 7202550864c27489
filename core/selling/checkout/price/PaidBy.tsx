import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { PaidPart } from '../../../contract/money/settlement';
import { useFormat } from '../../../i18n/use-format';
import { useContributions } from '../../../plugin/react';
import { partsText, type WayWords, wayText } from '../../../say/paid-by';
import { Stack } from '../../../ui/content/layout';
import { PriceList } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';

/** The words for who pays, or gets back, which part; amounts are those that are charged. */
export function useWayWords(): WayWords {
  const { i18n } = useLingui();
  const format = useFormat();
  const methods = useContributions('payment.methods');
  return {
    say: i18n,
    money: (amount) => format.money(amount, { own: true }),
    nameOf(method) {
      // It may be switched off by now.
      const known = methods.find(({ id }) => id === method);
      return known ? i18n._(known.label) : null;
    },
  };
}

/** Who pays which part of a price; nothing where the card pays all of it. */
export function PaidBy({ parts = [] }: { parts?: readonly PaidPart[] | undefined }) {
  const words = useWayWords();
  if (parts.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text size={14} weight={550}>
        <Trans>Paid with</Trans>
      </Text>
      <PriceList
        own
        lines={parts.map(({ method, amount }) => ({
          id: method ?? 'card',
          label: wayText(method, words),
          money: amount,
        }))}
      />
    </Stack>
  );
}

/** The same in one line, where a price stands among others. */
export function PaidByLine({ parts = [] }: { parts?: readonly PaidPart[] | undefined }) {
  const words = useWayWords();
  if (parts.length === 0) return null;
  return (
    <Text as="span" size={14} tone="secondary">
      {partsText(parts, words)}
    </Text>
  );
}
