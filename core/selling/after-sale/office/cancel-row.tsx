import type { ComponentType } from 'react';
import type { Money } from '../../../contract/money/money';
import type { Lazy } from '../../../plugin/points/item';
import type { Call } from '../../../query/call';
import type { Cancelled, CancelHandlers } from '../cancel/CancelBooking';
import type { ActionProps } from './agency-list';
import { useRowAfterCancel } from './use-row-after-cancel';

/** Has a product's own dialog cancel a row of the agency's list (R389, R402, R405). */
export const cancelRow =
  <Row extends { bookingId: string; bookedPrice: Money | null }, B>(
    dialog: () => Promise<{ default: ComponentType<CancelHandlers<B> & Cancelled> }>,
    /** Asks for the row as it is afterwards. */
    again: (bookingId: string) => Call<{ data: { row: Row } }>,
    /** What the dialog has to know beside what was paid. */
    known: (row: Row) => Partial<Cancelled> = () => ({}),
  ): Lazy<ActionProps<Row>> =>
  async () => {
    const { default: Dialog } = await dialog();
    return {
      default: function CancelRow({ row, onDone }) {
        const handlers = useRowAfterCancel(again(row.bookingId), onDone);
        return <Dialog bookingId={row.bookingId} paid={row.bookedPrice} {...known(row)} {...handlers} />;
      },
    };
  };
