import type { ReactNode } from 'react';
import { Failed } from '../../../query/Failed';
import { Inline, Stack } from '../../../ui/content/layout';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton';
import { Text } from '../../../ui/content/Text';

interface RecentListProps<Row> {
  query: { isError: boolean; error: unknown; refetch: () => unknown };
  /** Undefined while they are asked for. */
  rows: readonly Row[] | undefined;
  keyOf: (row: Row) => string;
  /** Said where there are none, with the next step. */
  empty: ReactNode;
  /** A row's name as a link to its page. */
  link: (row: Row) => ReactNode;
  facts: (row: Row) => ReactNode;
  status: (row: Row) => ReactNode;
}

/** A dashboard's few last bookings of one product, each leading to its own page. */
export function RecentList<Row>({ query, rows, keyOf, empty, link, facts, status }: RecentListProps<Row>) {
  if (query.isError) return <Failed of={query} tone="warning" />;
  if (!rows)
    return (
      <SkeletonGroup>
        <Skeleton lines={5} />
      </SkeletonGroup>
    );
  if (rows.length === 0) return <Text tone="secondary">{empty}</Text>;
  return (
    <Stack gap={12} as="ul" role="list">
      {rows.map((row) => (
        <li key={keyOf(row)}>
          <Inline justify="between" gap={8}>
            <Stack gap={0}>
              {link(row)}
              <Text size={14} tone="secondary" numeric>
                {facts(row)}
              </Text>
            </Stack>
            {status(row)}
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
