import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Pagination } from '../navigation/Pagination';
import { Select } from '../choices/Select';
import * as css from './Table.css';

export interface TablePagerProps {
  /** From 1. */
  page: number;
  onPageChange: (page: number) => void;
  /** Rows on a page. */
  pageSize: number;
  /** Makes the number of rows the reader's choice. */
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: readonly number[];
  /** Rows on all pages. */
  total: number;
  /** Tells several of them apart. */
  label?: string;
}

/** Below a table: which rows are in view, how many stand on a page, and the other pages. */
export function TablePager({
  page,
  onPageChange,
  pageSize,
  onPageSizeChange,
  pageSizes = [20, 50, 100],
  total,
  label,
}: TablePagerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const from = format.number(Math.min(total, (page - 1) * pageSize + 1));
  const to = format.number(Math.min(total, page * pageSize));
  const all = format.number(total);
  if (total === 0) return null;
  return (
    <div className={css.pager}>
      <div className={css.pagerInfo}>
        <span role="status">
          <Trans>
            {from} to {to} of {all}
          </Trans>
        </span>
        {onPageSizeChange && (
          <div className={css.pageSize}>
            <span aria-hidden="true">
              <Trans>Rows</Trans>
            </span>
            <div className={css.pageSizeField}>
              <Select
                label={t`Rows on a page`}
                hideLabel
                value={String(pageSize)}
                onChange={(size) => onPageSizeChange(Number(size))}
                options={pageSizes.map((size) => ({ value: String(size), label: format.number(size) }))}
              />
            </div>
          </div>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        onPageChange={onPageChange}
        label={label}
      />
    </div>
  );
}
