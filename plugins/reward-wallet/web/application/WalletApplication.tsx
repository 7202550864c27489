import { Trans, useLingui } from '@lingui/react/macro';
import { SettingsForm } from '@/core/applications/SettingsForm';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
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
    <Card as="section" padding="large" aria-labelledby="wallets-link">
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="wallets-link">
            <Trans>The wallets</Trans>
          </Heading>
          <Text size={14} tone="secondary">
            <Trans>Balances, statements, and what the outside program calls you.</Trans>
          </Text>
        </Stack>
        <Inline>
          <ButtonLink variant="secondary" {...linkTo('/settings/reward-wallet')}>
            {t`Open the wallets`}
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}
