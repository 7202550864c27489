import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useApi } from '@/core/api/context';
import { wordsOf } from '@/core/i18n/words-of';
import { usePage } from '@/core/office/use-list';
import { callOf, readWith } from '@/core/query/call';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Alert } from '@/core/ui/feedback/Alert';
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
  if (query.isError && !known)
    return (
      <Alert
        tone="danger"
        live
        title={t`The reward wallet could not be loaded`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {wordsOf(query.error)}
      </Alert>
    );
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
