import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { AMOUNT_HERE, WithAmounts } from '@/core/ui/content/Amount';
import { Text } from '@/core/ui/content/Text';
import type { HotelFee } from '../../contract';
import { FEE_NAMES } from '../../say/labels';

/** What of a whole price is a fee that is paid at the property, by name (M261); nothing where there is none. */
export function PropertyFees({ fees }: { fees: readonly HotelFee[] }) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (fees.length === 0) return null;
  const names = format.list(fees.map(({ kind }) => `${i18n._(FEE_NAMES[kind])} ${AMOUNT_HERE}`));
  const named = <WithAmounts text={names} amounts={fees.map(({ amount }) => format.money(amount))} />;
  return (
    <Text as="span" size={12} tone="secondary" numeric>
      <Trans>Includes {named}, paid at the property</Trans>
    </Text>
  );
}
