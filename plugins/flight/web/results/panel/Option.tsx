import type { Money } from '@/core/contract';
import { Text } from '@/core/ui/Text';
import { useWholeMoney } from '../../parts/money';

/** What an option is called and how many flights it has. */
export const OptionName = ({ label, count }: { label: string; count: number }) => (
  <>
    {label}{' '}
    <Text as="span" size={14} tone="tertiary" numeric>
      {count}
    </Text>
  </>
);

/** The lowest price that an option has; nothing without flights. */
export function OptionPrice({ money }: { money: Money | null }) {
  const whole = useWholeMoney();
  if (!money) return null;
  return (
    <Text as="span" size={14} tone="secondary" numeric>
      {whole(money)}
    </Text>
  );
}
