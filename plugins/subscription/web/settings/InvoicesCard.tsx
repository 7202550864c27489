import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '@/core/api/context';
import { ListTable } from '@/core/office/ListTable';
import { usePage } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
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
    <SectionCard id="invoices" gap={16} title={<Trans>Invoices</Trans>}>
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
    </SectionCard>
  );
}
