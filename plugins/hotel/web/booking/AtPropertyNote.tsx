import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Text } from '@/core/ui/content/Text';
import { type HotelStay, wholePrice } from '../../contract';
import { FEE_NAMES } from '../../say/labels';

/** What is still to be paid at the property, and of that each fee. */
export function AtPropertyNote({ stay }: { stay: Pick<HotelStay, 'payment' | 'total' | 'atProperty'> }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const isPaidThere = stay.payment === 'property';
  const whole = format.money(wholePrice(stay.total, stay.atProperty), { own: true });
  return (
    <>
      {isPaidThere && (
        <Text size={14} weight={550}>{t`You pay ${whole} at the property. Nothing was charged.`}</Text>
      )}
      {stay.atProperty.map(({ kind, amount }) => {
        const [fee, sum] = [i18n._(FEE_NAMES[kind]), format.money(amount, { own: true })];
        return (
          <Text key={kind} size={14} tone="secondary">
            {isPaidThere ? t`Includes ${fee}: ${sum}` : t`${fee}, paid at the property: ${sum}`}
          </Text>
        );
      })}
    </>
  );
}
