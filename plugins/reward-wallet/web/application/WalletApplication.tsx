import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsForm } from '@/core/applications/SettingsForm';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Inline, Stack } from '@/core/ui/content/layout';
import { rewardWallet } from '../../contract/application';
import { words } from './form';
import { ProductRates } from './ProductRates';

/** The rules, and where the wallets themselves are. */
export default function WalletApplication({ isOn }: { isOn: boolean }) {
  return (
    <Stack gap={24}>
      <SettingsForm application={rewardWallet} words={words} />
      {isOn && <ProductRates />}
      {isOn && <WalletsLink />}
    </Stack>
  );
}

function WalletsLink() {
  const { t } = useLingui();
  return (
    <SectionCard
      gap={16}
      title={<Trans>The wallets</Trans>}
      note={<Trans>Balances, statements, and what the outside program calls you.</Trans>}
    >
      <Inline>
        <ButtonLink variant="secondary" {...linkTo('/settings/reward-wallet')}>
          {t`Open the wallets`}
        </ButtonLink>
      </Inline>
    </SectionCard>
  );
}
