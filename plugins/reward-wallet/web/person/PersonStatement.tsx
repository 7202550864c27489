import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '@/core/api/context';
import { usePage } from '@/core/office/use-list';
import { Failed } from '@/core/query/Failed';
import { callOf, readWith } from '@/core/query/call';
import { Inline, Stack } from '@/core/ui/content/layout';
import { downloadStatement, getWallet } from '../../contract/office';
import { Balance } from '../own/Balance';
import { entriesOf, StatementTable } from '../statement/StatementTable';
import { StatementFile } from '../statement/StatementFile';

/** The whole statement of a client's or an agent's wallet, for those who work for the agency. */
export function PersonStatement({ userId }: { userId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const list = usePage(
    ({ from, size }) =>
      readWith(callOf(getWallet, { params: { userId }, query: { offSet: from, limit: size } }), entriesOf),
    useState(1),
    { staleTime: 0 },
  );
  const { query } = list;
  const known = query.data;
  if (query.isError && !known) return <Failed of={query} title={t`The reward wallet could not be loaded`} />;
  return (
    <Stack gap={20}>
      {known && <Balance account={known.account} />}
      {known && known.totalCount > 0 && (
        <Inline justify="end">
          <StatementFile load={() => api.call(downloadStatement, { params: { userId } })} />
        </Inline>
      )}
      <StatementTable
        list={list}
        namesWho
        empty={<Trans>Earnings, payments and credits appear here.</Trans>}
      />
    </Stack>
  );
}
