import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { ListTable } from '@/core/office/ListTable';
import type { Listed } from '@/core/office/use-list';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Receipt } from '@/core/ui/pictures/icons';
import type { Statement, WalletEntry } from '../../contract/account';
import { MOVE_WORDS } from '../../say/move-words';

/** An answer with a statement, as the list that it is. */
export const entriesOf = ({ data: { entries, ...known } }: { data: Statement }) => ({
  ...known,
  data: entries,
});

interface StatementTableProps {
  list: Listed<ReturnType<typeof entriesOf>>;
  /** Why there is nothing yet, and what helps. */
  empty: ReactNode;
  /** Staff reads who has done it. */
  namesWho?: boolean;
}

/** Every movement of a wallet, newest first, with what was in it afterwards. */
export function StatementTable({ list, empty, namesWho = false }: StatementTableProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <ListTable
      caption={t`Statement`}
      list={list}
      keyOf={({ id }) => id}
      empty={{ ...{ icon: Receipt, title: t`No transactions yet`, level: 3 }, children: empty }}
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
