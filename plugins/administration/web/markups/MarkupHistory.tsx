import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { useApiQuery } from '@/core/query/query';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { History } from '@/core/ui/pictures/icons';
import { useAgency } from '@/core/tenant/agency';
import { Stack } from '@/core/ui/content/layout';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { Heading } from '@/core/ui/content/Text';
import { listMarkupChanges } from '../../contract/markups';
import { isFee, PROTECTION } from './draft';
import { wordsOf } from '@/core/i18n/words-of';
import { useMarkupFields } from './use-fields';
import * as css from './markups.css';

const PAGE = 10;

/** Who changed which markup when, from what to what. */
export function MarkupHistory() {
  const { t } = useLingui();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const { products, protection, fees } = useMarkupFields();
  const query = useApiQuery(
    listMarkupChanges,
    { query: { from: (page - 1) * PAGE, size: PAGE } },
    { placeholderData: keepPreviousData },
  );
  const { currency } = useAgency();
  const written = (product: string | null, value: number | null) =>
    value === null
      ? t`none`
      : product !== null && isFee(product)
        ? format.money({ amount: value, currency }, { own: true })
        : format.percent(value / 100);
  const whatIs = (product: string | null): string => {
    if (product === null) return t`Default markup`;
    if (product === PROTECTION) return protection?.label ?? t`Refund protection`;
    return [...products, ...fees].find(({ key }) => key === product)?.label ?? product;
  };
  const rows = (query.data?.data ?? []).map((change, index) => ({ ...change, key: `${change.at}-${index}` }));
  return (
    <Stack as="section" gap={16} aria-labelledby="markup-history">
      <Heading level={2} size={20} id="markup-history">
        <Trans>History</Trans>
      </Heading>
      <Table
        caption={t`Changes of markups`}
        columns={[
          { id: 'at', header: t`When`, cell: ({ at }) => format.moment(at), width: 'medium' },
          { id: 'by', header: t`Who`, cell: ({ by }) => by ?? t`Someone who has left` },
          { id: 'user', header: t`For`, cell: ({ user }) => user?.name ?? t`Everyone` },
          { id: 'what', header: t`Markup`, cell: ({ product }) => whatIs(product) },
          {
            id: 'change',
            header: t`From → to`,
            align: 'end',
            cell: ({ product, from, to }) => (
              <span className={css.number}>
                {written(product, from)} → {written(product, to)}
              </span>
            ),
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        loading={query.isPending}
        {...(query.isError ? { error: wordsOf(query.error) } : {})}
        onRetry={() => void query.refetch()}
        empty={
          <EmptyState icon={History} title={t`No markup has been changed yet`} level={3}>
            <Trans>Every change is listed here, with who made it.</Trans>
          </EmptyState>
        }
      />
      {(query.data?.totalCount ?? 0) > PAGE && (
        <TablePager
          page={page}
          onPageChange={setPage}
          pageSize={PAGE}
          total={query.data!.totalCount}
          label={t`Pages of the history`}
        />
      )}
    </Stack>
  );
}
