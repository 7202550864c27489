import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData } from '@tanstack/react-query';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { useApiQuery } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';
import { Wallet } from '@/core/ui/pictures/icons';
import { Table } from '@/core/ui/tables/Table';
import { TablePager } from '@/core/ui/tables/TablePager';
import { listWallets } from '../../contract/office';
import type { WalletsSearch } from '../addresses';
import * as css from '../Wallet.css';

const PAGE = 20;

interface HoldersProps {
  address: WalletsSearch;
  onAddress: (search: WalletsSearch) => void;
  onOpen: (userId: string, who: string) => void;
}

/** Whose wallets have something in them, the largest first. */
export function Holders({ address: { find, page = 1 }, onAddress, onOpen }: HoldersProps) {
  const { t } = useLingui();
  const format = useFormat();
  const query = useApiQuery(
    listWallets,
    { query: { ...(find ? { searchString: find } : {}), offSet: (page - 1) * PAGE, limit: PAGE } },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const total = query.data?.totalCount ?? 0;
  return (
    <Card as="section" padding="large" aria-labelledby="wallets">
      <Stack gap={16}>
        <Heading level={2} size={20} id="wallets">
          <Trans>Wallets</Trans>
        </Heading>
        <div className={css.find}>
          <LiveSearchField
            label={t`Find a wallet`}
            placeholder={t`Name or email`}
            maxLength={60}
            value={find ?? ''}
            onFind={(typed) => onAddress(typed ? { find: typed } : {})}
          />
        </div>
        <Table
          caption={t`Wallets`}
          rows={query.data?.data ?? []}
          rowKey={({ userId }) => userId}
          loading={query.isFetching}
          {...(query.isError ? { error: wordsOf(query.error) } : {})}
          onRetry={() => void query.refetch()}
          empty={
            <EmptyState
              icon={Wallet}
              level={3}
              title={find ? t`Nobody matches` : t`No wallet has a balance yet`}
              action={
                find && (
                  <Button variant="secondary" onClick={() => onAddress({})}>{t`Show all wallets`}</Button>
                )
              }
            >
              {!find && (
                <Trans>
                  Clients start earning when their first trip is over. You can also add credit on a client’s
                  page.
                </Trans>
              )}
            </EmptyState>
          }
          columns={[
            {
              id: 'name',
              header: t`Name`,
              width: 'medium',
              cell: ({ name, email }) => (
                <Stack gap={0}>
                  <Text as="span" weight={550}>
                    {name || email}
                  </Text>
                  {name && (
                    <Text as="span" size={14} tone="secondary">
                      {email}
                    </Text>
                  )}
                </Stack>
              ),
            },
            {
              id: 'kind',
              header: t`Type`,
              priority: 'low',
              cell: ({ kind }) => (kind === 'agent' ? t`Sales agent` : t`Client`),
            },
            {
              id: 'on',
              header: t`Status`,
              cell: ({ isOn }) =>
                isOn ? <Status tone="success">{t`On`}</Status> : <Status tone="neutral">{t`Off`}</Status>,
            },
            {
              id: 'balance',
              header: t`Balance`,
              align: 'end',
              cell: ({ balance }) => (
                <Text as="span" numeric weight={550}>
                  {format.money(balance, { own: true })}
                </Text>
              ),
            },
            {
              id: 'open',
              header: t`Statement`,
              hideHeader: true,
              align: 'end',
              cell: ({ userId, name, email }) => {
                const who = name || email;
                return (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={t`Statement of ${who}`}
                    onClick={() => onOpen(userId, who)}
                  >
                    {t`Statement`}
                  </Button>
                );
              },
            },
          ]}
        />
        {total > PAGE && (
          <TablePager
            page={page}
            pageSize={PAGE}
            total={total}
            onPageChange={(next) =>
              onAddress({ ...(find ? { find } : {}), ...(next > 1 ? { page: next } : {}) })
            }
          />
        )}
      </Stack>
    </Card>
  );
}
