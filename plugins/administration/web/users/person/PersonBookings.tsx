import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@/core/api/context';
import { listStatus } from '@/core/selling/after-sale/office/agency-list';
import { TRIP_TONES } from '@/core/selling/after-sale/trips/trip-tones';
import { useFormat } from '@/core/i18n/use-format';
import type { Contribution } from '@/core/plugin';
import { useContributions, useProducts, useServed } from '@/core/plugin/react';
import { linkTo } from '@/core/address/link';
import { Failed } from '@/core/query/Failed';
import { useQueries } from '@/core/query/query';
import { Status } from '@/core/ui/content/Badge';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { type Column, Table } from '@/core/ui/tables/Table';
import { Heading, Text } from '@/core/ui/content/Text';
import { pathOfList } from '@/core/selling/after-sale/list-of';
import { BookingCell } from '../../bookings/list/BookingCell';
import { type Source, useSource } from '../../bookings/list/use-source';
import { wordsOf } from '@/core/i18n/words-of';

/** Bookings of a product that a person's page shows before it leads to the list. */
const SHOWN = 5;
/** Columns for which such a page has room. */
const COLUMNS = 4;

type List = Contribution<'bookings.lists'>;

/** What somebody has booked, product by product, newest first; each leads to the whole list. */
export function PersonBookings({ userId }: { userId: string }) {
  useServed();
  const lists = useContributions('bookings.lists');
  return (
    <Stack gap={24}>
      {lists.map((list) => (
        <ProductBookings key={list.plugin} list={list} userId={userId} />
      ))}
    </Stack>
  );
}

function ProductBookings({ list, userId }: { list: List; userId: string }) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const source = useSource(list);
  const title = _(list.title);
  const heading = `bookings-${list.plugin}`;
  return (
    <Stack as="section" gap={12} aria-labelledby={heading}>
      {source.data ? (
        <Rows list={list} source={source.data} userId={userId} title={title} heading={heading} />
      ) : (
        <>
          <Heading level={2} size={18} id={heading}>
            {title}
          </Heading>
          {source.isError ? (
            <Failed of={source} />
          ) : (
            <SkeletonGroup label={t`Loading`}>
              <Skeleton shape="block" height={80} />
            </SkeletonGroup>
          )}
        </>
      )}
    </Stack>
  );
}

interface RowsProps {
  list: List;
  source: Source;
  userId: string;
  title: string;
  heading: string;
}

function Rows({ list, source, userId, title, heading }: RowsProps) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const api = useApi();
  const path = pathOfList(list.plugin, useProducts(), useContributions('bookings.lists'));
  const query = useQuery(
    {
      queryKey: ['bookings.of', list.plugin, userId],
      queryFn: ({ signal }) => source.load(api, { userId, offset: 0, limit: SHOWN }, signal),
      staleTime: 0,
      networkMode: 'always',
    },
    useQueries(),
  );
  const total = query.data?.totalCount ?? 0;
  type Row = Parameters<Source['keyOf']>[0];
  const columns: Column<Row>[] = [
    ...source.columns
      // The status is drawn below, as a badge.
      .filter(({ id, priority }) => id !== 'booking-status' && priority === undefined)
      .slice(0, COLUMNS)
      .map((column) => ({
        id: column.id,
        header: _(column.header),
        ...(column.align ? { align: column.align } : {}),
        cell: (row: Row) => <BookingCell column={column} row={row} />,
      })),
    {
      id: 'booking-status',
      header: t`Status`,
      cell: (row) => {
        const { word, state } = source.statusOf(row);
        return <Status tone={TRIP_TONES[state]}>{listStatus(word, list.statuses)}</Status>;
      },
    },
  ];
  const count = format.number(total);
  return (
    <>
      <Inline justify="between" align="baseline">
        <Heading level={2} size={18} id={heading}>
          {title}
        </Heading>
        {path && total > 0 && (
          <Text as="span" size={14}>
            <TextLink {...linkTo(path)} search={{ user: userId } as never} quiet>
              <Trans>All {count}</Trans>
            </TextLink>
          </Text>
        )}
      </Inline>
      {query.isSuccess && total === 0 ? (
        <Text tone="secondary">{t`Nothing booked yet.`}</Text>
      ) : (
        <Table
          caption={title}
          columns={columns}
          rows={query.data?.rows ?? []}
          rowKey={source.keyOf}
          loading={query.isPending}
          {...(query.isError
            ? {
                error: wordsOf(query.error),
                onRetry: () => void query.refetch(),
              }
            : {})}
        />
      )}
    </>
  );
}
