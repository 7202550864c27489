import { Fragment } from 'react';
import type { Money } from '@/core/contract/money/money';
import type { Formatter } from '@/core/i18n/format';
import { useFormat } from '@/core/i18n/use-format';

type How = NonNullable<Parameters<Formatter['money']>[1]>;

export interface AmountProps extends How {
  money: Money;
}

/**
 * An amount alone in its element, which a page translator leaves alone: inside a sentence's text it would put it into
 * elements of its own, and the reader would go on seeing the amount of before (rule 37 of the experience guide).
 */
export function Amount({ money, ...how }: AmountProps) {
  return <AmountText>{useFormat().money(money, how)}</AmountText>;
}

/** The same of an amount that is written already. */
export const AmountText = ({ children }: { children: string }) => <span translate="no">{children}</span>;

/** Stands for an amount in a text that is put together elsewhere. */
export const AMOUNT_HERE = '\uFFFC';

/** Such a text with its amounts, as they are written, in their order. */
export const WithAmounts = ({ text, amounts }: { text: string; amounts: readonly string[] }) =>
  text.split(AMOUNT_HERE).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <AmountText>{amounts[at - 1] ?? ''}</AmountText>}
      {part}
    </Fragment>
  ));
