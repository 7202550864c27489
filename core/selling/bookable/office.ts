import { msg } from '@lingui/core/macro';
import {
  BOOKED_COLUMN,
  FIGURE_COLUMNS,
  ID_COLUMN,
  LOCATOR_COLUMN,
  PAYMENT_COLUMNS,
  statusColumn,
  USER_COLUMNS,
} from '../after-sale/office/agency-columns';
import { listFormat, type ListCall } from '../after-sale/office/agency-list';
import { productList } from '../after-sale/office/product-list';
import type { PlainAgencyRow, PlainProduct } from './plain';

/** The agency's bookings of a plain product, and what staff can do with a row (R377 to R382). */
export const plainList = <Path extends string>(
  product: Pick<PlainProduct<unknown, unknown>, 'id' | 'statuses' | 'calls' | 'pages'>,
  { agencyList, addresses }: { agencyList: unknown; addresses: { booking: Path } },
) =>
  productList<PlainAgencyRow, Path>({
    call: agencyList as ListCall<PlainAgencyRow>,
    page: addresses.booking,
    columns: [
      LOCATOR_COLUMN,
      ID_COLUMN,
      {
        id: 'title',
        header: msg`Booking`,
        sort: 'travel',
        text: ({ title }) => title,
        below: { header: msg`Starts`, text: ({ startsAt }) => listFormat().date(startsAt) },
      },
      { id: 'travelers', header: msg`For`, text: ({ travelers }) => travelers.join(', ') },
      ...USER_COLUMNS.map((column) => ({ ...column, priority: 'low' as const })),
      BOOKED_COLUMN,
      ...FIGURE_COLUMNS,
      statusColumn(product.statuses),
      ...PAYMENT_COLUMNS,
    ],
    cancel: () =>
      import('./PlainCancel').then(({ plainCancelAction }) => ({
        default: plainCancelAction(product as PlainProduct<unknown, unknown>),
      })),
  });
