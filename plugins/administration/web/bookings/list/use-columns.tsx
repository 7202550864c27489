import { useLingui as useI18n } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import type { BookingAction, Contribution, ListedBooking } from '@/core/plugin';
import { useFormat } from '@/core/i18n/use-format';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import type { Column } from '@/core/ui/tables/Table';
import type { BookingTotals } from '../../../contract/bookings';
import { BookingCell, NOTHING } from './BookingCell';
import * as css from '../bookings.css';
import { RowMenu } from './RowMenu';
import type { Source } from './use-source';
import { BookingStatus } from '@/core/selling/after-sale/BookingStatus';
import { Badge } from '@/core/ui/content/Badge';
import { Inline } from '@/core/ui/content/layout';

interface Given {
  list: Contribution<'bookings.lists'>;
  source: Source;
  totals: readonly BookingTotals[];
  run: (action: BookingAction<ListedBooking>, row: ListedBooking) => void;
}

/** How it stands is beside what it is called: further right it would be out of sight in a list of many columns. */
function statusFirst<Column extends { kind?: 'status' }>([name, ...others]: readonly Column[]): Column[] {
  const isStatus = ({ kind }: Column) => kind === 'status';
  return name ? [name, ...others.filter(isStatus), ...others.filter((column) => !isStatus(column))] : [];
}

/** The product's columns as the table draws them: the first opens the booking, figures have their sums below. */
export function useColumns({ list, source, totals, run }: Given): Column<ListedBooking>[] {
  const { _ } = useI18n();
  const { t } = useLingui();
  const format = useFormat();
  const columns = statusFirst(source.columns).map((column, index): Column<ListedBooking> => {
    const { total: figure } = column;
    return {
      id: column.id,
      header: _(column.header),
      ...(column.align ? { align: column.align } : {}),
      ...(column.priority === 'medium' ? { priority: 'medium' as const } : {}),
      ...(column.sort ? { sortable: true } : {}),
      ...(index === 0 ? { fixed: true } : {}),
      cell: (row) => {
        if (index === 0) {
          const { id, name } = source.bookingOf(row);
          return (
            <BookingCell column={column} row={row}>
              <span className={css.locator}>
                <TextLink
                  to="."
                  search={((before: object) => ({ ...before, booking: id })) as never}
                  resetScroll={false}
                >
                  {column.text(row) || name}
                </TextLink>
              </span>
            </BookingCell>
          );
        }
        if (column.kind === 'status') return <RowStatus list={list} source={source} row={row} />;
        return <BookingCell column={column} row={row} />;
      },
      ...(index === 0 && totals.length > 0
        ? {
            total: (
              <span className={css.sums}>
                {totals.map(({ currency }) => (
                  <span key={currency}>{totals.length > 1 ? t`Total ${currency}` : t`Total`}</span>
                ))}
              </span>
            ),
          }
        : {}),
      ...(figure && totals.length > 0
        ? {
            total: (
              <span className={css.sums}>
                {totals.map((sums) => (
                  <span key={sums.currency}>
                    {sums.chargedAmount.amount === 0 ? NOTHING : format.money(sums[figure], { own: true })}
                  </span>
                ))}
              </span>
            ),
          }
        : {}),
    };
  });
  return [
    ...columns,
    {
      id: 'actions',
      header: t`Actions`,
      hideHeader: true,
      fixed: true,
      align: 'end',
      cell: (row) => <RowMenu source={source} row={row} run={run} />,
    },
  ];
}

interface RowStatusProps {
  list: Contribution<'bookings.lists'>;
  source: Source;
  row: ListedBooking;
}

/** The status in its product's words, an unknown one as it came (G87), and whether somebody has to decide something. */
function RowStatus({ list, source, row }: RowStatusProps) {
  const { t } = useLingui();
  const { word, state } = source.statusOf(row);
  return (
    <Inline gap={8} wrap={false}>
      <BookingStatus state={state} status={word} words={list.statuses} />
      {source.needsAction?.(row) && <Badge tone="warning">{t`Action needed`}</Badge>}
    </Inline>
  );
}
