import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from './box';
import { Card } from './Card';
import { Icon } from '../pictures/Icon';
import { type LucideIcon, Minus, TrendingDown, TrendingUp } from '../pictures/icons';
import { Skeleton } from '../feedback/Skeleton';
import * as css from './StatTile.css';
import { VisuallyHidden } from './Text';

export interface StatTileProps {
  /** What is counted. */
  label: string;
  icon?: LucideIcon;
  /** The figure as the reader's language writes it; "—" while there is none. */
  value: ReactNode;
  /** Part by which it changed: 0.12 is up by 12 %. */
  change?: number;
  /** What it is compared with, such as "than last month". */
  changeLabel?: string;
  /** Up is not always good: for refunds, `down` is. */
  goodWhen?: 'up' | 'down';
  /** A `Sparkline`. */
  chart?: ReactNode;
  /** Where to see more, such as a `TextLink`. */
  action?: ReactNode;
  loading?: boolean;
}

interface ChangeProps {
  /** Part by which a figure changed: 0.12 is up by 12 %. */
  by: number;
  goodWhen?: 'up' | 'down';
}

/** By how much a figure went up or down, as a word, a sign and a colour. */
export function Change({ by, goodWhen = 'up' }: ChangeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const way = Math.abs(by) < 0.0005 ? 'flat' : by > 0 ? 'up' : 'down';
  const tone = way === 'flat' ? 'flat' : way === goodWhen ? 'good' : 'bad';
  return (
    <span className={classes(css.change, css.changeTone[tone])}>
      <Icon icon={way === 'up' ? TrendingUp : way === 'down' ? TrendingDown : Minus} size="small" />
      <VisuallyHidden>
        {way === 'up' ? t`Up by` : way === 'down' ? t`Down by` : t`Unchanged`}
      </VisuallyHidden>{' '}
      {format.number(Math.abs(by), { style: 'percent', maximumFractionDigits: 1 })}
    </span>
  );
}

/** One figure that matters, with where it is going. */
export function StatTile({
  label,
  icon,
  value,
  change,
  changeLabel,
  goodWhen = 'up',
  chart,
  action,
  loading = false,
}: StatTileProps) {
  const { t } = useLingui();
  return (
    <Card aria-busy={loading || undefined}>
      <div className={css.tile}>
        <span className={css.label}>
          {icon && <Icon icon={icon} size="small" />}
          {label}
        </span>
        {loading ? (
          <>
            <VisuallyHidden role="status">{t`Loading`}</VisuallyHidden>
            <Skeleton shape="block" height={32} width="1/2" />
            <Skeleton width="3/4" height={20} />
          </>
        ) : (
          <>
            <span className={css.value}>{value}</span>
            {(change !== undefined || action) && (
              <span className={css.foot}>
                {change !== undefined && (
                  <span className={css.trend}>
                    <Change by={change} goodWhen={goodWhen} />
                    {changeLabel}
                  </span>
                )}
                {action}
              </span>
            )}
            {chart && <div className={css.chart}>{chart}</div>}
          </>
        )}
      </div>
    </Card>
  );
}
