import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import type { ResponseOf } from '@/core/contract';
import { ListTable } from '@/core/office/ListTable';
import { usePage } from '@/core/office/use-list';
import { callOf, readWith } from '@/core/query/call';
import { History } from '@/core/ui/pictures/icons';
import { useAgency } from '@/core/tenant/agency';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import { listMarkupChanges } from '../../contract/markups';
import { isFee, PROTECTION } from './draft';
import { useMarkupFields } from './use-fields';
import * as css from './markups.css';

/** Several changes were made at once. */
const withKeys = (answer: ResponseOf<typeof listMarkupChanges>) => ({
  ...answer,
  data: answer.data.map((change, index) => ({ ...change, key: `${change.at}-${index}` })),
});

/** Who changed which markup when, from what to what. */
export function MarkupHistory() {
  const { t } = useLingui();
  const format = useFormat();
  const { products, protection, fees } = useMarkupFields();
  const list = usePage((query) => readWith(callOf(listMarkupChanges, { query }), withKeys), useState(1), {
    size: 10,
  });
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
  return (
    <Stack as="section" gap={16} aria-labelledby="markup-history">
      <Heading level={2} size={20} id="markup-history">
        <Trans>History</Trans>
      </Heading>
      <ListTable
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
        list={list}
        keyOf={({ key }) => key}
        empty={{
          ...{ icon: History, title: t`No markup has been changed yet`, level: 3 },
          children: <Trans>Every change is listed here, with who made it.</Trans>,
        }}
        pages={t`Pages of the history`}
      />
    </Stack>
  );
}
