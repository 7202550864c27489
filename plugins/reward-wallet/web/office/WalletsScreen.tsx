import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { useAddress } from '@/core/address/use-address';
import { OfficePage } from '@/core/office/OfficePage';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { StatTile } from '@/core/ui/content/StatTile';
import { Grid } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { REWARD_WALLET } from '../../contract/application';
import { getWalletOverview, type WalletOverview } from '../../contract/office';
import { WalletsSearch } from '../addresses';
import { Holders } from './Holders';
import { HolderSheet } from './HolderSheet';
import { Programme } from './Programme';

/** `/settings/reward-wallet`: what the agency owes its clients, whose wallets there are, and the outside program (R355). */
export default function WalletsScreen() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const address = useAddress(WalletsSearch);
  const query = useApiQuery(getWalletOverview, undefined, { staleTime: 0 });
  const go = (search: WalletsSearch) =>
    void navigate({ ...linkTo('/settings/reward-wallet'), search, replace: true } as never);
  const { person, ...rest } = address;
  const [opened, setOpened] = useState<{ userId: string; who: string }>();
  const open = (userId: string, who: string) => {
    setOpened({ userId, who });
    go({ ...rest, person: userId });
  };
  return (
    <OfficePage
      title={t`Reward wallet`}
      note={<Trans>What clients have earned with you, and what they pay with it.</Trans>}
      buttons={
        <ButtonLink variant="secondary" {...linkTo(`/settings/applications/${REWARD_WALLET}`)}>
          {t`Rules and switch`}
        </ButtonLink>
      }
    >
      {query.isError ? (
        <Failed of={query} title={t`The reward wallets could not be loaded`} />
      ) : query.data ? (
        <Overview known={query.data.data} />
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={80} />
        </SkeletonGroup>
      )}
      <Holders onOpen={open} />
      {query.data && <Programme known={query.data.data} />}
      {person && (
        <HolderSheet
          userId={person}
          who={opened?.userId === person ? opened.who : undefined}
          onClose={() => go(rest)}
        />
      )}
    </OfficePage>
  );
}

function Overview({ known }: { known: WalletOverview }) {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: WalletOverview['balance']) => format.money(amount, { own: true });
  return (
    <Grid columns={{ phone: 2, desktop: 4 }}>
      <StatTile label={t`Balance`} value={money(known.balance)} />
      <StatTile label={t`Wallets with a balance`} value={format.number(known.withBalance)} />
      <StatTile label={t`Pending after trips`} value={money(known.pending)} />
      <StatTile label={t`Expires within 30 days`} value={money(known.expiring)} />
    </Grid>
  );
}
