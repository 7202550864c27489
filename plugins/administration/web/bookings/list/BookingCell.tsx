import type { ReactNode } from 'react';
import type { BookingColumn, ListedBooking } from '@/core/plugin';
import { classes } from '@/core/ui/content/box';
import * as css from '../bookings.css';

/** Nothing to tell: an amount of what was never charged, a number that is not there yet. */
export const NOTHING = '–';

interface BookingCellProps {
  column: Pick<BookingColumn<ListedBooking>, 'text' | 'below' | 'align'>;
  row: ListedBooking;
  /** In place of its text. */
  children?: ReactNode;
}

/** What a column tells of a booking, in one line or two. */
export function BookingCell({ column: { text, below, align }, row, children }: BookingCellProps) {
  const words = text(row);
  const second = below?.text(row);
  return (
    <span className={css.cell}>
      {children ?? <span className={align === 'end' ? css.figure : css.words}>{words || NOTHING}</span>}
      {second && <span className={classes(css.figure, css.below)}>{second}</span>}
    </span>
  );
}
