import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Amount } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowDown, ArrowUp, Tag } from '@/core/ui/pictures/icons';
import { VisuallyHidden } from '@/core/ui/content/Text';
import * as css from './DateGrid.css';
import type { DatePair, GridCell } from './grid';

interface DateGridCellProps {
  cell: GridCell;
  /** Finds the button when the keyboard moves. */
  name: string;
  /** Whether Tab leads here. */
  isStop: boolean;
  onFocus: () => void;
  onChoose: (dates: DatePair) => void;
}

/** One pair of dates: its price, what it saves or costs more than the current ones, in words and by an arrow. */
export function DateGridCell({ cell, name, isStop, onFocus, onChoose }: DateGridCellProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { depart, return: back, price, tone, difference, current } = cell;
  if (!price || !tone)
    return (
      <td role="gridcell" className={css.cell} aria-selected={current}>
        <span className={css.none} data-current={current || undefined}>
          <span aria-hidden="true">–</span>
          <VisuallyHidden>{t`No flights`}</VisuallyHidden>
        </span>
      </td>
    );
  const amount = <Amount money={price} />;
  const by = difference && difference.amount !== 0 ? <Amount money={difference} sign="never" /> : null;
  const note = current
    ? t`Your dates`
    : tone === 'lowest'
      ? t`Lowest`
      : tone === 'cheaper'
        ? by && <Trans>{by} less</Trans>
        : tone === 'dearer'
          ? by && <Trans>{by} more</Trans>
          : '';
  const dates = back ? format.dateRange(depart, back, 'weekday') : format.date(depart, 'weekday');
  return (
    <td role="gridcell" className={css.cell} aria-selected={current}>
      <button
        type="button"
        data-cell={name}
        data-current={current || undefined}
        className={css.price[tone]}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => onChoose({ depart, return: back })}
      >
        <VisuallyHidden>{dates}: </VisuallyHidden>
        <span className={css.amount}>
          {tone === 'lowest' && <Icon icon={Tag} size="small" />}
          {tone === 'cheaper' && <Icon icon={ArrowDown} size="small" />}
          {tone === 'dearer' && <Icon icon={ArrowUp} size="small" />}
          {amount}
        </span>
        {note && (
          <span className={css.note}>
            <VisuallyHidden>, </VisuallyHidden>
            {note}
            {current && tone === 'lowest' && <VisuallyHidden>, {t`Lowest`}</VisuallyHidden>}
          </span>
        )}
      </button>
    </td>
  );
}
