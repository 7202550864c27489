import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { linkTo } from '@/core/address/link';
import { useApi } from '@/core/api/context';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink, ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { ArrowLeft, Receipt, Undo2 } from '@/core/ui/pictures/icons';
import { type Column, Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { downloadAgencyInvoice, listAgencyInvoices, type PlatformInvoice } from '../../contract/refunds';
import { InvoiceFile } from '../invoices/InvoiceFile';
import { useInvoiceColumns } from '../invoices/use-invoice-columns';
import { RefundDialog } from './RefundDialog';
import { useRefreshRefunds, WATCH_MS } from './use-refresh-refunds';

const PAGE = 12;

interface AgencyInvoicesProps {
  agencyId: string;
  page: number;
  onPage: (page: number) => void;
}

/** The invoices of one agency, and refunding them. */
export function AgencyInvoices({ agencyId, page, onPage }: AgencyInvoicesProps) {
  const { t } = useLingui();
  const api = useApi();
  const columns = useInvoiceColumns() as readonly Column<PlatformInvoice>[];
  const refresh = useRefreshRefunds();
  const [refunded, setRefunded] = useState<PlatformInvoice | null>(null);
  const query = useApiQuery(
    listAgencyInvoices,
    { params: { id: agencyId }, query: { from: (page - 1) * PAGE, size: PAGE } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === 'refunding') ? WATCH_MS : false,
    },
  );
  const agency = query.data?.agency;
  const agencyName = agency?.agencyName ?? '';
  const total = query.data?.totalCount ?? 0;
  return (
    <Stack gap={20}>
      <div>
        <ButtonLink
          {...linkTo('/platform/subscriptions')}
          variant="quiet"
          size="small"
          flush
          icon={ArrowLeft}
        >{t`All agencies`}</ButtonLink>
      </div>
      {agency && (
        <Stack gap={0}>
          <Heading level={2} size={20}>
            {t`Invoices of ${agencyName}`}
          </Heading>
          <Text as="span" size={14}>
            <ExternalLink href={agency.origin} quiet>
              {agency.domain}
            </ExternalLink>
          </Text>
        </Stack>
      )}
      <Table
        caption={t`Invoices`}
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
        columns={[
          ...columns,
          { id: 'why', header: t`Note`, width: 'medium', cell: (invoice) => <Why invoice={invoice} /> },
          {
            id: 'actions',
            header: t`Actions`,
            hideHeader: true,
            align: 'end',
            cell: (invoice) => (
              <Inline gap={4} justify="end" wrap={false}>
                {invoice.status === 'paid' && (
                  <Button
                    size="small"
                    variant="quiet"
                    icon={Undo2}
                    aria-label={t`Refund invoice ${invoice.number}`}
                    onClick={() => setRefunded(invoice)}
                  >{t`Refund`}</Button>
                )}
                <InvoiceFile
                  number={invoice.number}
                  load={() => api.call(downloadAgencyInvoice, { params: { id: invoice.id } })}
                />
              </Inline>
            ),
          },
        ]}
      />
      {total > PAGE && <TablePager page={page} pageSize={PAGE} total={total} onPageChange={onPage} />}
      {refunded && (
        <RefundDialog
          invoice={refunded}
          agencyName={agencyName}
          onChanged={refresh}
          onClose={() => setRefunded(null)}
        />
      )}
    </Stack>
  );
}

/** Why it was refunded, or why it could not be. */
function Why({ invoice: { status, reason, refusal } }: { invoice: PlatformInvoice }) {
  const { t } = useLingui();
  if (refusal !== null)
    return (
      <Text as="span" size={14} tone="danger">
        {t`Refund refused: ${refusal}`}
      </Text>
    );
  if (reason !== null)
    return (
      <Text as="span" size={14} tone="secondary">
        {reason}
      </Text>
    );
  return status === 'refunded' ? (
    <Text as="span" size={14} tone="secondary">{t`Refunded by the payment provider`}</Text>
  ) : (
    '–'
  );
}
