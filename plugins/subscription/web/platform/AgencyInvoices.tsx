import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linkTo } from '@/core/address/link';
import { useApi } from '@/core/api/context';
import { ListTable } from '@/core/office/ListTable';
import { usePage } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink, ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { ArrowLeft, Undo2 } from '@/core/ui/pictures/icons';
import type { Column } from '@/core/ui/tables/Table';
import { downloadAgencyInvoice, listAgencyInvoices, type PlatformInvoice } from '../../contract/refunds';
import { InvoiceFile } from '../invoices/InvoiceFile';
import { useInvoiceColumns, useNoInvoices } from '../invoices/use-invoice-columns';
import { RefundDialog } from './RefundDialog';
import { useRefreshRefunds, WATCH_MS } from './use-refresh-refunds';

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
  const noInvoices = useNoInvoices();
  const refresh = useRefreshRefunds();
  const [refunded, setRefunded] = useState<PlatformInvoice | null>(null);
  const list = usePage(
    (query) => callOf(listAgencyInvoices, { params: { id: agencyId }, query }),
    [page, onPage],
    {
      size: 12,
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === 'refunding') ? WATCH_MS : false,
    },
  );
  const agency = list.query.data?.agency;
  const agencyName = agency?.agencyName ?? '';
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
      <ListTable
        caption={t`Invoices`}
        list={list}
        keyOf={({ id }) => id}
        empty={noInvoices}
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
