import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useAction } from '@/core/query/use-action';
import { useApiQuery, useRenew } from '@/core/query/query';
import type { PanelPerson } from '@/core/plugin';
import { useUser } from '@/core/session/session';
import { InOwnCurrency } from '@/core/i18n/in-own-currency';
import { Button } from '@/core/ui/actions/Button';
import { Switch } from '@/core/ui/choices/Switch';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline } from '@/core/ui/content/layout';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import type { WalletAccount } from '../../contract/account';
import { getWallet, toggleAgentWallet, toggleClientWallet } from '../../contract/office';
import { HolderSheet } from '../office/HolderSheet';
import { AdjustDialog } from './AdjustDialog';

/** The wallet on the page of a client or an agent (R354): what is in it, on or off, and what the owner can do. */
export default function WalletPanel({ person }: { person: PanelPerson }) {
  const { t } = useLingui();
  const query = useApiQuery(
    getWallet,
    { params: { userId: person.userId }, query: { limit: 1 } },
    { staleTime: 0 },
  );
  return (
    <InOwnCurrency>
      <SectionCard padding="medium" size={18} gap={16} title={<Trans>Reward wallet</Trans>}>
        {query.isError ? (
          <Failed of={query} title={t`The reward wallet could not be loaded`} />
        ) : query.data ? (
          <Known person={person} account={query.data.data.account} />
        ) : (
          <Skeleton shape="block" height={80} />
        )}
      </SectionCard>
    </InOwnCurrency>
  );
}

function Known({ person, account }: { person: PanelPerson; account: WalletAccount }) {
  const { t } = useLingui();
  const format = useFormat();
  const isOwner = useUser()?.userType === 'AgencyOwner';
  const [opened, setOpened] = useState<'statement' | 'credit' | 'debit' | null>(null);
  const refresh = useRenew(getWallet);
  const toggle = useAction(person.kind === 'agent' ? toggleAgentWallet : toggleClientWallet, {
    onDone: refresh,
    done: t`Status changed Successfully`,
  });
  const money = (amount: WalletAccount['balance']) => format.money(amount, { own: true });
  const { balance, available, held, pending, expiring, isOn } = account;
  return (
    <>
      {isOwner && (
        <Switch
          label={t`Earns and pays with it`}
          checked={isOn}
          loading={toggle.isPending}
          onChange={(next) =>
            toggle.mutate({ input: { body: { userId: person.userId, isRewardWalletEnable: next } } })
          }
        />
      )}
      <DescriptionList
        items={[
          { id: 'balance', term: t`Balance`, value: money(balance) },
          ...(isOwner ? [] : [{ id: 'on', term: t`Status`, value: isOn ? t`On` : t`Off` }]),
          ...(held.amount > 0 ? [{ id: 'available', term: t`Available now`, value: money(available) }] : []),
          ...(pending.amount > 0
            ? [{ id: 'pending', term: t`Pending after trips`, value: money(pending) }]
            : []),
          ...(expiring
            ? [
                {
                  id: 'expiring',
                  term: t`Expires next`,
                  value: t`${money(expiring.amount)} on ${format.date(expiring.at.slice(0, 10))}`,
                },
              ]
            : []),
        ]}
      />
      <Inline gap={8}>
        <Button size="small" variant="secondary" onClick={() => setOpened('statement')}>
          {t`Statement`}
        </Button>
        {isOwner && (
          <>
            <Button size="small" variant="secondary" onClick={() => setOpened('credit')}>{t`Credit`}</Button>
            <Button
              size="small"
              variant="secondary"
              disabled={account.available.amount === 0}
              onClick={() => setOpened('debit')}
            >
              {t`Debit`}
            </Button>
          </>
        )}
      </Inline>
      {opened === 'statement' && (
        <HolderSheet
          userId={person.userId}
          who={person.name || person.email}
          onClose={() => setOpened(null)}
        />
      )}
      {(opened === 'credit' || opened === 'debit') && (
        <AdjustDialog
          kind={opened}
          person={person}
          account={account}
          onDone={refresh}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
