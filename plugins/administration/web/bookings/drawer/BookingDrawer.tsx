import { useLingui } from '@lingui/react/macro';
import type { BookingAction, Contribution, ListedBooking } from '@/core/plugin';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { Sheet } from '@/core/ui/overlays/Dialog';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { getAgencyBooking } from '../../../contract/bookings';
import { BookingInFull } from './BookingInFull';
import type { Source } from '../list/use-source';
import { useRowOf } from '../list/use-rows';

interface BookingDrawerProps {
  list: Contribution<'bookings.lists'>;
  source: Source;
  bookingId: string;
  /** Of the page behind it. */
  rows: readonly ListedBooking[];
  run: (action: BookingAction<ListedBooking>, row: ListedBooking) => void;
  onClose: () => void;
}

/** The whole booking beside its list: what was sold to whom, its price, its payments and its history. */
export function BookingDrawer({ list, source, bookingId, rows, run, onClose }: BookingDrawerProps) {
  const { t } = useLingui();
  const query = useApiQuery(getAgencyBooking, { params: { id: bookingId } }, { select: ({ data }) => data });
  const listed = rows.find((row) => source.bookingOf(row).id === bookingId) ?? null;
  const alone = useRowOf(
    list.plugin,
    source,
    !listed && query.data ? { id: bookingId, locator: query.data.trip.locator } : null,
  );
  const row = listed ?? alone;
  return (
    <Sheet
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={
        query.data ? [query.data.trip.locator, query.data.trip.title].filter(Boolean).join(' · ') : t`Booking`
      }
      size="medium"
    >
      {query.isError ? (
        <Failed of={query} title={t`The booking could not be loaded`} />
      ) : query.data ? (
        <BookingInFull list={list} source={source} booking={query.data} row={row} run={run} />
      ) : (
        <SkeletonGroup label={t`Loading the booking`}>
          <Skeleton lines={12} />
        </SkeletonGroup>
      )}
    </Sheet>
  );
}
