import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useUser } from '@/core/session/session';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { linkTo } from '@/core/address/link';
import { useApiQuery } from '@/core/query/query';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Search } from '@/core/ui/pictures/icons';
import { Container, Stack } from '@/core/ui/content/layout';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { Heading, Text } from '@/core/ui/content/Text';
import { listSearches } from '../../contract/searches';
import * as frame from '../page.css';
import { useProductLabel } from '../use-product-label';

const PAGE = 20;

/** What people looked for on the agency's site, for its staff; a restricted agent sees the own searches (R388, R171). */
export default function SearchesScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const user = useUser();
  usePageTitle(t`Recent searches`);
  const typeOf = useProductLabel();
  const navigate = useNavigate();
  const { page = 1 } = useSearch({ strict: false }) as { page?: number };
  const query = useApiQuery(
    listSearches,
    { query: { from: (page - 1) * PAGE, size: PAGE } },
    { placeholderData: keepPreviousData },
  );
  const total = query.data?.totalCount ?? 0;
  return (
    <div className={frame.page}>
      <Container width="page">
        <Stack gap={24}>
          <Stack gap={4}>
            <Heading level={1} size={32}>
              <Trans>Recent searches</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              {user?.isRestrictedAgent ? (
                <Trans>What you searched for in the last 90 days.</Trans>
              ) : (
                <Trans>What was searched for on your site in the last 90 days.</Trans>
              )}
            </Text>
          </Stack>
          <Table
            caption={t`Recent searches`}
            columns={[
              { id: 'location', header: t`Location`, cell: ({ location }) => location, width: 'wide' },
              {
                id: 'from',
                header: t`From date`,
                cell: ({ fromDate }) => (fromDate ? format.date(fromDate, 'medium') : t`Any day`),
              },
              {
                id: 'to',
                header: t`To date`,
                cell: ({ toDate }) => (toDate ? format.date(toDate, 'medium') : '–'),
              },
              { id: 'type', header: t`Type`, cell: ({ type }) => typeOf(type) },
              {
                id: 'by',
                header: t`Searched by`,
                cell: ({ searchedBy }) => searchedBy?.name ?? t`Visitor`,
              },
              {
                id: 'at',
                header: t`Searched date`,
                align: 'end',
                cell: ({ searchedDate }) => format.moment(searchedDate),
              },
            ]}
            rows={query.data?.data ?? []}
            rowKey={({ id }) => id}
            loading={query.isFetching}
            {...(query.isError ? { error: wordsOf(query.error) } : {})}
            onRetry={() => void query.refetch()}
            empty={
              <EmptyState icon={Search} title={t`Nobody has searched yet`} level={2}>
                <Trans>Each search of a client, an agent or a visitor appears here.</Trans>
              </EmptyState>
            }
          />
          {total > PAGE && (
            <TablePager
              page={page}
              pageSize={PAGE}
              total={total}
              onPageChange={(next) =>
                void navigate({
                  ...linkTo('/settings/recent-searches'),
                  search: next === 1 ? {} : { page: next },
                } as never)
              }
            />
          )}
        </Stack>
      </Container>
    </div>
  );
}
