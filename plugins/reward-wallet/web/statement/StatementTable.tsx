import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Receipt } from '@/core/ui/pictures/icons';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import type { Statement, WalletEntry } from '../../contract/account';
import { MOVE_WORDS } from '../../say/move-words';

export const PAGE = 20;

interface StatementTableProps {
  query: {
    data?: { data: Statement } | undefined;
    isError: boolean;
    isFetching: boolean;
    error: unknown;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
  /** Why there is nothing yet, and what helps. */
  empty: ReactNode;
  /** Staff reads who has done it. */
  namesWho?: boolean;
}

/** Every movement of a wallet, newest first, with what was in it afterwards. */
export function StatementTable({ query, page, onPage, empty, namesWho = false }: StatementTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = query.data?.data.totalCount ?? 0;
  return (
    <Stack gap={16}>
      <Table
        caption={t`Statement`}
        rows={query.data?.data.entries ?? []}
        rowKey={({ id }) => id}
        loading={query.isFetching}
        {...(query.isError ? { error: wordsOf(query.error) } : {})}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState icon={Receipt} title={t`No transactions yet`} level={3}>
            {empty}
          </EmptyState>
        }
        columns={[
          { id: 'day', header: t`Date`, cell: ({ at }) => format.date(at.slice(0, 10)) },
          {
            id: 'move',
            header: t`What`,
            width: 'medium',
            cell: (entry) => <What entry={entry} namesWho={namesWho} />,
          },
          {
            id: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount }) => (
              <Text as="span" numeric weight={550} tone={amount.amount > 0 ? 'success' : 'primary'}>
                {format.money(amount, { own: true, sign: true })}
              </Text>
            ),
          },
          {
            id: 'balance',
            header: t`Balance`,
            align: 'end',
            cell: ({ balance }) => (
              <Text as="span" numeric>
                {format.money(balance, { own: true })}
              </Text>
            ),
          },
        ]}
      />
      {total > PAGE && <TablePager page={page} pageSize={PAGE} total={total} onPageChange={onPage} />}
    </Stack>
  );
}

function What({ entry: { move, booking, reason, by }, namesWho }: { entry: WalletEntry; namesWho: boolean }) {
  const { i18n } = useLingui();
  const note = [booking?.locator, reason].filter(Boolean).join(' · ');
  return (
    <Stack gap={0}>
      <span>{i18n._(MOVE_WORDS[move])}</span>
      {note && (
        <Text as="span" size={14} tone="secondary">
          {note}
        </Text>
      )}
      {namesWho && by && (
        <Text as="span" size={14} tone="secondary">
          <Trans>by {by}</Trans>
        </Text>
      )}
    </Stack>
  );
}
