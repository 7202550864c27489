import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '@/core/contract/money/money';
import { useFormat } from '@/core/i18n/use-format';
import { Amount, AmountText } from './Amount';
import { classes } from './box';
import * as css from './Price.css';
import { VisuallyHidden } from './Text';

export interface PriceProps {
  /** The amount, in the currency's minor units. */
  money: Money;
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  /** The least of several: "from $214". */
  from?: boolean;
  /** What one price buys, on the same line: "$96 / night". */
  per?: 'night' | 'day' | 'person';
  /** The same in the currency that is charged, when another one is shown. */
  charged?: Money;
  /** What the price covers: "per person", "3 nights, all-in". */
  caption?: ReactNode;
  /** The price it was, struck out. */
  before?: Money;
  align?: 'start' | 'end';
  /** `auto` leaves the minor units out when they are zero. */
  cents?: 'always' | 'auto';
}

/** An amount of money in the currency that the reader has chosen, as their language writes it. */
export function Price({
  money,
  size = 'medium',
  tone = 'primary',
  from = false,
  per,
  charged,
  caption,
  before,
  align = 'start',
  cents = 'always',
}: PriceProps) {
  const format = useFormat();
  const { t } = useLingui();
  return (
    <span className={classes(css.price, align === 'end' && css.end)}>
      {before && (
        <>
          <VisuallyHidden>{t`Before:`}</VisuallyHidden>
          <del className={css.before}>
            <Amount money={before} cents={cents} />
          </del>
          <VisuallyHidden>{t`Now:`}</VisuallyHidden>
        </>
      )}
      <span className={classes(css.amount, css.size[size], css.tone[tone])}>
        {from && <span className={css.aside}>{t`from`} </span>}
        <Amount money={money} cents={cents} />
        {per && (
          <span className={css.aside}>
            {' '}
            {per === 'night' ? t`/ night` : per === 'day' ? t`/ day` : t`/ person`}
          </span>
        )}
      </span>
      {charged && format.money(charged, { own: true }) !== format.money(money) && (
        <span className={css.caption}>
          <Trans>You pay {<Amount money={charged} cents={cents} own />}</Trans>
        </span>
      )}
      {caption && <span className={css.caption}>{caption}</span>}
    </span>
  );
}

export interface PriceListProps {
  lines: readonly { id: string; label: ReactNode; hint?: ReactNode; money: Money; tone?: 'success' }[];
  total?: { label: ReactNode; money: Money };
  /** Amounts that are charged or returned, in their own currency whatever the reader has chosen (G131). */
  own?: boolean;
}

/** What a price is made of, and what it comes to: lines that add up to it do so in every currency. */
export function PriceList({ lines, total, own = false }: PriceListProps) {
  const format = useFormat();
  const amounts = lines.map(({ money }) => money);
  const shown =
    total && !own
      ? format.moneyLines(amounts, total.money)
      : amounts.map((amount) => format.money(amount, { own }));
  return (
    <dl className={css.list}>
      {lines.map((line, at) => (
        <div key={line.id} className={css.line}>
          <dt className={css.lineLabel}>
            {line.label}
            {line.hint && <span className={css.caption}>{line.hint}</span>}
          </dt>
          <dd className={classes(css.lineValue, line.tone && css.good)}>
            <AmountText>{shown[at]!}</AmountText>
          </dd>
        </div>
      ))}
      {total && (
        <div className={classes(css.line, css.total)}>
          <dt>{total.label}</dt>
          <dd className={css.lineValue}>
            <Amount money={total.money} own={own} />
          </dd>
        </div>
      )}
    </dl>
  );
}
