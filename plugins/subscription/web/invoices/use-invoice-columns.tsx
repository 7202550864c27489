import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Status } from '@/core/ui/content/Badge';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { EmptyStateProps } from '@/core/ui/feedback/EmptyState';
import { Receipt } from '@/core/ui/pictures/icons';
import type { Column } from '@/core/ui/tables/Table';
import type { Invoice } from '../../contract/invoices';

/** What everybody sees of an invoice: number, day, period, whether it is paid or refunded, and its sum. */
export function useInvoiceColumns(): readonly Column<Invoice>[] {
  const { t } = useLingui();
  const format = useFormat();
  return [
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
      cell: ({ status, refundedOn }) => {
        if (status === 'paid') return <Status tone="success">{t`Paid`}</Status>;
        if (status === 'refunding') return <Status tone="info">{t`Being refunded`}</Status>;
        return (
          <Stack gap={0}>
            <Status tone="neutral">{t`Refunded`}</Status>
            {refundedOn && (
              <Text as="span" size={14} tone="secondary">
                {format.date(refundedOn)}
              </Text>
            )}
          </Stack>
        );
      },
    },
    {
      id: 'total',
      header: t`Total`,
      align: 'end',
      cell: (invoice) => format.money(invoice.total, { own: true }),
    },
  ];
}

/** Stands in place of invoices while there are none. */
export function useNoInvoices(): EmptyStateProps {
  const { t } = useLingui();
  return {
    ...{ icon: Receipt, title: t`No invoices yet`, level: 3 },
    children: <Trans>Each subscription charge gets one. Free months have none.</Trans>,
  };
}
