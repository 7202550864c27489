import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Show } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { type Column, Table } from '@/core/ui/tables/Table';
import * as css from './dashboard.css';

/** One booking, ready to read. */
export interface BookingRow {
  id: string;
  locator: string | null;
  title: string;
  /** To the booking in full. */
  link: LinkProps | null;
  traveller: string;
  /** How many travel along, in words. */
  others: string | null;
  dates: string;
  price: string;
  status: ReactNode;
}

/** Bookings of any product side by side; below each other on a phone. */
export function BookingsTable({ rows, loading }: { rows: readonly BookingRow[]; loading: boolean }) {
  const { t } = useLingui();
  const columns: Column<BookingRow>[] = [
    {
      id: 'title',
      header: t`Booking`,
      cell: (row) => (
        <div className={css.booking}>
          <BookingName row={row} />
        </div>
      ),
    },
    {
      id: 'traveller',
      header: t`Traveler`,
      cell: (row) => (
        <span className={css.twoLines}>
          <span>{row.traveller}</span>
          {row.others && <span className={css.minor}>{row.others}</span>}
        </span>
      ),
    },
    { id: 'dates', header: t`Dates`, cell: (row) => <span className={css.dates}>{row.dates}</span> },
    { id: 'status', header: t`Status`, cell: (row) => <span className={css.status}>{row.status}</span> },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      cell: (row) => <span className={css.figure}>{row.price}</span>,
    },
  ];
  return (
    <>
      <Show from="tablet">
        <Table
          caption={t`Recent booking history`}
          hideCaption
          rows={rows}
          rowKey={(row) => row.id}
          loading={loading}
          columns={columns}
        />
      </Show>
      <Show until="tablet">{loading ? <PhoneBones /> : <PhoneList rows={rows} />}</Show>
    </>
  );
}

function BookingName({ row }: { row: BookingRow }) {
  const { t } = useLingui();
  return (
    <span className={css.twoLines}>
      <span className={css.strong}>
        {row.link ? (
          <TextLink {...row.link} quiet>
            {row.title}
          </TextLink>
        ) : (
          row.title
        )}
      </span>
      <span className={css.minor}>{row.locator ?? t`No locator yet`}</span>
    </span>
  );
}

function PhoneList({ rows }: { rows: readonly BookingRow[] }) {
  return (
    <Card as="ul" padding="none">
      {rows.map((row) => (
        <li key={row.id} className={css.phoneRow}>
          <BookingName row={row} />
          <span className={css.figure}>{row.price}</span>
          <span className={css.minor}>
            {[row.traveller, row.others, row.dates].filter(Boolean).join(' · ')}
          </span>
          <span className={css.phoneStatus}>{row.status}</span>
        </li>
      ))}
    </Card>
  );
}

function PhoneBones() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading the bookings`}>
      <Card padding="none">
        {Array.from({ length: 5 }, (_, line) => (
          <div key={line} className={css.phoneRow}>
            <Skeleton width="3/4" />
            <Skeleton width="full" />
            <Skeleton width="1/2" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
