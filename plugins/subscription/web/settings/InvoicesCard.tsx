import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@/core/api/context';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiQuery } from '@/core/query/query';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Receipt } from '@/core/ui/pictures/icons';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { downloadInvoice, listInvoices } from '../../contract/invoices';
import { InvoiceFile } from '../invoices/InvoiceFile';
import { useInvoiceColumns } from '../invoices/use-invoice-columns';

const PAGE = 12;

/** The invoices of the subscription, newest first, each as a file. */
export function InvoicesCard() {
  const { t } = useLingui();
  const api = useApi();
  const columns = useInvoiceColumns();
  const [page, setPage] = useState(1);
  const query = useApiQuery(
    listInvoices,
    { query: { from: (page - 1) * PAGE, size: PAGE } },
    { placeholderData: keepPreviousData },
  );
  const total = query.data?.totalCount ?? 0;
  return (
    <Card as="section" padding="large" aria-labelledby="invoices">
      <Stack gap={16}>
        <Heading level={2} size={20} id="invoices">
          <Trans>Invoices</Trans>
        </Heading>
        <Table
          caption={t`Invoices`}
          columns={[
            ...columns,
            {
              id: 'file',
              header: t`File`,
              hideHeader: true,
              align: 'end',
              cell: ({ id, number }) => (
                <InvoiceFile number={number} load={() => api.call(downloadInvoice, { params: { id } })} />
              ),
            },
          ]}
          rows={query.data?.data ?? []}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          {...(query.isError ? { error: wordsOf(query.error) } : {})}
          onRetry={() => void query.refetch()}
          empty={
            <EmptyState icon={Receipt} title={t`No invoices yet`} level={3}>
              <Trans>Each subscription charge gets one. Free months have none.</Trans>
            </EmptyState>
          }
        />
        {total > PAGE && <TablePager page={page} pageSize={PAGE} total={total} onPageChange={setPage} />}
      </Stack>
    </Card>
  );
}
