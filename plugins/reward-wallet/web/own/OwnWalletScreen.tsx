import { useAction } from '@/core/query/use-action';
import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useApi } from '@/core/api/context';
import { useList } from '@/core/office/use-list';
import { Failed } from '@/core/query/Failed';
import { callOf, readWith } from '@/core/query/call';
import { useUser } from '@/core/session/session';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Container, Split, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { downloadOwnStatement, getOwnWallet, letStaffPay } from '../../contract/own';
import { OwnSearch } from '../addresses';
import { entriesOf, StatementTable } from '../statement/StatementTable';
import { StatementFile } from '../statement/StatementFile';
import * as css from '../Wallet.css';
import { Balance } from './Balance';
import { useLingui as useI18n } from '@lingui/react';
import { useFormat } from '@/core/i18n/use-format';
import { useProducts } from '@/core/plugin/react';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { earnedOn } from '../../contract/application';
import { useShownSettings } from '../use-shown-settings';
import { Switch } from '@/core/ui/choices/Switch';

/** `/reward-wallet`: what is in the own wallet, what comes, what expires, and every movement. */
export default function OwnWalletScreen() {
  const { t } = useLingui();
  usePageTitle(t`Reward wallet`);
  const api = useApi();
  const list = useList(
    OwnSearch,
    [],
    (_address, { from, size }) =>
      readWith(callOf(getOwnWallet, { query: { offSet: from, limit: size } }), entriesOf),
    { staleTime: 0 },
  );
  const { query } = list;
  const account = query.data?.account;
  const isStaff = useUser()?.isTravelAgent ?? false;
  return (
    <div className={css.page}>
      <Container>
        <Stack gap={24}>
          <Heading level={1} size={32}>
            <Trans>Reward wallet</Trans>
          </Heading>
          {query.isError && !account ? (
            <Failed of={query} title={t`Your reward wallet could not be loaded`} />
          ) : !account ? (
            <SkeletonGroup>
              <Stack gap={24}>
                <Skeleton shape="block" height={80} />
                <Skeleton shape="block" height={80} />
              </Stack>
            </SkeletonGroup>
          ) : (
            <>
              {!account.isOn && (
                <Alert tone="info">
                  <Trans>
                    The wallet is switched off for your account at the moment. You cannot earn or pay with it;
                    your balance stays yours.
                  </Trans>
                </Alert>
              )}
              <Balance account={account} isOwn />
              <Split
                width="narrow"
                aside={
                  <Stack gap={24}>
                    {account.isOn && <HowItWorks />}
                    {account.isOn && !isStaff && <StaffMayPay mayStaffPay={account.mayStaffPay} />}
                    <Text size={14} tone="secondary">
                      <Trans>Credit is not money: it cannot be paid out or given to someone else.</Trans>
                    </Text>
                  </Stack>
                }
              >
                <SectionCard
                  id="statement"
                  gap={16}
                  title={<Trans>Statement</Trans>}
                  action={
                    query.data!.totalCount > 0 && (
                      <StatementFile load={() => api.call(downloadOwnStatement)} />
                    )
                  }
                >
                  <StatementTable
                    list={list}
                    empty={<Trans>Credit appears here a few days after your first trip is over.</Trans>}
                  />
                </SectionCard>
              </Split>
            </>
          )}
        </Stack>
      </Container>
    </div>
  );
}

/** What is earned on what, and how much of a price it pays. */
function HowItWorks() {
  const { t } = useLingui();
  const { _ } = useI18n();
  const format = useFormat();
  const settings = useShownSettings();
  const products = useProducts();
  const most = settings.mostShareBasisPoints / 10_000;
  const items = products.map(({ plugin, label }) => ({
    id: plugin,
    term: _(label),
    value: t`${format.percent(earnedOn(plugin, settings) / 10_000)} of what you pay`,
  }));
  return (
    <SectionCard gap={16} title={<Trans>How it works</Trans>}>
      <DescriptionList items={items} />
      <Text size={14} tone="secondary">
        {most < 1
          ? t`At checkout the wallet pays up to ${format.percent(most)} of a price; the card pays the rest.`
          : t`At checkout the wallet pays all or part of a price; the card pays the rest.`}
      </Text>
    </SectionCard>
  );
}

/** Whether staff who book for the reader pay with the wallet: not before its owner has said so. */
function StaffMayPay({ mayStaffPay }: { mayStaffPay: boolean }) {
  const { t } = useLingui();
  const save = useAction(letStaffPay, { renews: [getOwnWallet] });
  return (
    <SectionCard gap={16} title={<Trans>Booked for you</Trans>}>
      <Switch
        label={t`My travel agent may pay with it`}
        hint={t`Without this, only you can spend what is in your wallet, even when the agency books for you.`}
        checked={mayStaffPay}
        loading={save.isPending}
        onChange={(next) => save.mutate({ input: { body: { mayStaffPay: next } } })}
      />
    </SectionCard>
  );
}
