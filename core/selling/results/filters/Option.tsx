import type { Money } from '../../../contract';
import { Amount } from '../../../ui/content/Amount';
import { Text } from '../../../ui/content/Text';
import * as css from './Option.css';

/** What an option is called and how many results it has. */
export const OptionName = ({ label, count }: { label: string; count: number }) => (
  <>
    {/* Drawn anew with another amount in it: a page translator would keep the old one. */}
    <span key={label}>{label}</span> <span className={css.count}>{count}</span>
  </>
);

/** The lowest price that an option has; nothing without results. */
export function OptionPrice({ money }: { money: Money | null }) {
  if (!money) return null;
  return (
    <Text as="span" size={14} tone="secondary" numeric>
      <Amount money={money} />
    </Text>
  );
}
