import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '@/core/api/context';
import { ListTable } from '@/core/office/ListTable';
import { usePage } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { downloadInvoice, listInvoices } from '../../contract/invoices';
import { InvoiceFile } from '../invoices/InvoiceFile';
import { useInvoiceColumns, useNoInvoices } from '../invoices/use-invoice-columns';

/** The invoices of the subscription, newest first, each as a file. */
export function InvoicesCard() {
  const { t } = useLingui();
  const api = useApi();
  const columns = useInvoiceColumns();
  const list = usePage((query) => callOf(listInvoices, { query }), useState(1), { size: 12 });
  return (
    <Card as="section" padding="large" aria-labelledby="invoices">
      <Stack gap={16}>
        <Heading level={2} size={20} id="invoices">
          <Trans>Invoices</Trans>
        </Heading>
        <ListTable
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
          list={list}
          keyOf={({ id }) => id}
          empty={useNoInvoices()}
        />
      </Stack>
    </Card>
  );
}
