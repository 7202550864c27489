import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../actions/Button';
import { ChevronLeft, ChevronRight } from '../pictures/icons';
import * as css from './Navigation.css';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** Tells several of them apart. */
  label?: string;
}

/** Pages of a list; draws nothing when there is only one. */
export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label ?? t`Pages`} className={css.pages}>
      <IconButton
        icon={ChevronLeft}
        label={t`Previous page`}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <span className={css.place}>{t`Page ${page} of ${pageCount}`}</span>
      {pageWindow(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className={css.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className={css.page}
            aria-label={t`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={t`Next page`}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
    </nav>
  );
}
