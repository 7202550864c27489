import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useFileDownload } from '@/core/account/use-file-download';
import { useApi } from '@/core/api/context';
import { wordsOf } from '@/core/i18n/words-of';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { toast } from '@/core/ui/feedback/toast';
import { Download, Receipt } from '@/core/ui/pictures/icons';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { downloadInvoice, type Invoice, listInvoices } from '../../contract/invoices';

const PAGE = 12;

/** The invoices of the subscription, newest first, each as a file. */
export function InvoicesCard() {
  const { t } = useLingui();
  const format = useFormat();
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
            { id: 'number', header: t`Number`, cell: ({ number }) => number },
            { id: 'issued', header: t`Date`, cell: ({ issuedOn }) => format.date(issuedOn) },
            {
              id: 'period',
              header: t`Period`,
              width: 'medium',
              priority: 'low',
              cell: ({ period }) => format.dateRange(period.from, period.until),
            },
            {
              id: 'status',
              header: t`Status`,
              cell: ({ status }) =>
                status === 'paid' ? (
                  <Status tone="success">{t`Paid`}</Status>
                ) : (
                  <Status tone="neutral">{t`Refunded`}</Status>
                ),
            },
            {
              id: 'total',
              header: t`Total`,
              align: 'end',
              cell: (invoice) => format.money(invoice.total, { own: true }),
            },
            {
              id: 'file',
              header: t`File`,
              hideHeader: true,
              align: 'end',
              cell: (invoice) => <InvoiceFile invoice={invoice} />,
            },
          ]}
          rows={query.data?.data ?? []}
          rowKey={({ id }) => id}
          loading={query.isFetching}
          {...(query.isError ? { error: wordsOf(query.error) } : {})}
          onRetry={() => void query.refetch()}
          empty={
            <EmptyState icon={Receipt} title={t`No invoices yet`} level={3}>
              <Trans>Each charge of the subscription gets one. Free months have none.</Trans>
            </EmptyState>
          }
        />
        {total > PAGE && <TablePager page={page} pageSize={PAGE} total={total} onPageChange={setPage} />}
      </Stack>
    </Card>
  );
}

function InvoiceFile({ invoice: { id, number } }: { invoice: Invoice }) {
  const { t } = useLingui();
  const api = useApi();
  const file = useFileDownload({
    name: () => `invoice-${number}.pdf`,
    type: 'application/pdf',
    load: () => api.call(downloadInvoice, { params: { id } }),
    onSuccess: () => toast.success(t`The invoice has been downloaded`),
  });
  return (
    <Stack gap={8}>
      <Button
        size="small"
        variant="quiet"
        icon={Download}
        loading={file.pending}
        aria-label={t`Download invoice ${number}`}
        onClick={() => void file.download()}
      >
        PDF
      </Button>
      {file.error && (
        <Alert tone="danger" live onDismiss={file.dismiss}>
          {file.error}
        </Alert>
      )}
    </Stack>
  );
}
