import type { Money } from '../../../contract';
import { Text } from '../../../ui/content/Text';
import * as css from './Option.css';
import { useFormat } from '../../../i18n/use-format';

/** What an option is called and how many results it has. */
export const OptionName = ({ label, count }: { label: string; count: number }) => (
  <>
    {label} <span className={css.count}>{count}</span>
  </>
);

/** The lowest price that an option has; nothing without results. */
export function OptionPrice({ money }: { money: Money | null }) {
  const format = useFormat();
  if (!money) return null;
  return (
    <Text as="span" size={14} tone="secondary" numeric>
      {format.money(money)}
    </Text>
  );
}
