import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ListTable } from '@/core/office/ListTable';
import { useList } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';
import { Wallet } from '@/core/ui/pictures/icons';
import { listWallets } from '../../contract/office';
import { WalletsSearch } from '../addresses';
import * as css from '../Wallet.css';

interface HoldersProps {
  onOpen: (userId: string, who: string) => void;
}

/** Whose wallets have something in them, the largest first. */
export function Holders({ onOpen }: HoldersProps) {
  const { t } = useLingui();
  const format = useFormat();
  const list = useList(
    WalletsSearch,
    ['find'],
    ({ find }, { from, size }) =>
      callOf(listWallets, { query: { searchString: find, offSet: from, limit: size } }),
    { staleTime: 0 },
  );
  return (
    <SectionCard id="wallets" gap={16} title={<Trans>Wallets</Trans>}>
      <div className={css.find}>
        <LiveSearchField
          label={t`Find a wallet`}
          placeholder={t`Name or email`}
          maxLength={60}
          value={list.address.find ?? ''}
          onFind={(typed) => list.change({ find: typed || undefined })}
        />
      </div>
      <ListTable
        caption={t`Wallets`}
        list={list}
        keyOf={({ userId }) => userId}
        empty={{
          ...{ icon: Wallet, title: t`No wallet has a balance yet`, level: 3 },
          children: (
            <Trans>
              Clients start earning when their first trip is over. You can also add credit on a client’s page.
            </Trans>
          ),
        }}
        unmatched={{ title: t`Nobody matches`, clear: t`Show all wallets` }}
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
    </SectionCard>
  );
}
