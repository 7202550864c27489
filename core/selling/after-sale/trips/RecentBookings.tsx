import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { routeExists } from '../../../address/exists';
import { linkTo } from '../../../address/link';
import type { BookingState } from '../../../contract/bookings/booking';
import type { Money } from '../../../contract/money/money';
import { useFormat } from '../../../i18n/use-format';
import { useCall, type Call } from '../../../query/call';
import { TextLink } from '../../../ui/actions/ButtonLink';
import { Amount } from '../../../ui/content/Amount';
import { BookingStatus } from '../BookingStatus';
import type { SoldProduct } from '../product';
import { RecentList } from './RecentList';

/** How many the dashboard has room for, as the calls take it. */
export const RECENT = { limit: '5' };

interface RecentRow {
  bookingId: string;
  salesPrice: Money;
  state: BookingState;
  bookingStatus: string;
}

interface RecentBookingsProps<Row extends RecentRow> {
  product: SoldProduct;
  call: Call<{ data: Row[]; message?: string | undefined }>;
  name: (row: Row) => ReactNode;
  /** When it begins, local. */
  startsAt: (row: Row) => string;
  /** Said where there are none, with what the server said. */
  none: (message: string) => string;
}

/** The last bookings of a product, each leading to its own page. */
export function RecentBookings<Row extends RecentRow>({
  product: { pages, statuses, words },
  call,
  name,
  startsAt,
  none,
}: RecentBookingsProps<Row>) {
  const { i18n } = useLingui();
  const format = useFormat();
  const query = useCall(call);
  return (
    <RecentList
      query={query}
      rows={query.data?.data}
      keyOf={({ bookingId }) => bookingId}
      empty={
        query.data && (
          <>
            {none(query.data.message ?? '')}{' '}
            {routeExists(pages.home) && <TextLink {...linkTo(pages.home)}>{i18n._(words.search)}</TextLink>}
          </>
        )
      }
      link={(row) => (
        <TextLink {...linkTo(pages.booking, { bookingId: row.bookingId })}>{name(row)}</TextLink>
      )}
      facts={(row) => (
        <>
          {format.date(startsAt(row))} · <Amount money={row.salesPrice} own />
        </>
      )}
      status={({ state, bookingStatus }) => (
        <BookingStatus state={state} status={bookingStatus} words={statuses} />
      )}
    />
  );
}
