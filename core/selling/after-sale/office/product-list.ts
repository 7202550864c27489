import { msg } from '@lingui/core/macro';
import type { BookingState } from '../../../contract/bookings/booking';
import {
  defineBookings,
  type BookingAction,
  type BookingsSource,
} from '../../../plugin/points/bookings-lists';
import type { Lazy } from '../../../plugin/points/item';
import { loadFrom, type ActionProps, type ListCall } from './agency-list';
import type { CommonRow } from './agency-columns';

/** A row of a product's list. */
export interface ProductRow extends CommonRow {
  bookingId: string;
  state: BookingState;
  canCancel: boolean;
}

interface ProductList<Row, Path extends string> extends Partial<
  Pick<BookingsSource<Row>, 'keyOf' | 'needsAction'>
> {
  call: ListCall<Row>;
  /** Where one booking has its page. */
  page: Path;
  columns: BookingsSource<Row>['columns'];
  /** The dialog that cancels a row. */
  cancel: Lazy<ActionProps<Row>>;
  /** What else can be done with a row, before all that can be done with every product's. */
  actions?: readonly BookingAction<Row>[];
}

/** The agency's bookings of a product, and what staff can do with each (R377 to R382, R389). */
export const productList = <Row extends ProductRow, const Path extends string>({
  call,
  page,
  cancel,
  actions = [],
  ...own
}: ProductList<Row, Path>) =>
  defineBookings<Row, Path>({
    load: loadFrom(call),
    keyOf: ({ bookingId }) => bookingId,
    bookingOf: ({ bookingId, recordLocator }) => ({ id: bookingId, name: recordLocator ?? '–' }),
    statusOf: ({ bookingStatus, state }) => ({ word: bookingStatus, state }),
    page: ({ bookingId }) => ({ to: page, search: { bookingId } }),
    ...own,
    actions: [
      ...actions,
      {
        id: 'email',
        label: msg`Email itinerary`,
        icon: 'mail',
        appliesTo: ({ state }) => state === 'confirmed',
        component: () => import('./EmailAction'),
      },
      {
        id: 'cancel',
        label: msg`Cancel booking`,
        tone: 'danger',
        appliesTo: ({ canCancel }) => canCancel,
        component: cancel,
      },
    ],
  });
