import { Trans, useLingui } from '@lingui/react/macro';
import type { Bootstrap } from '../../contract/site/agency';
import { ToggleChip } from '../../ui/choices/Chip';
import { Inline, Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { useState } from 'react';

type Demo = NonNullable<Bootstrap['demo']>;

/** In demo mode, the seeded accounts of this agency, each one press away from the form. */
export function DemoAccounts({
  demo,
  onChoose,
}: {
  demo: Demo;
  onChoose: (account: { email: string; password: string }) => void;
}) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const roles: Record<string, string> = {
    owner: t`Owner`,
    agent: t`Agent`,
    restricted: t`Restricted agent`,
    client: t`Client`,
  };
  const nameOf = ({ email, role }: Demo['accounts'][number]) => roles[email.split('@')[0]!] ?? role;
  return (
    <Stack gap={8} role="group" aria-label={t`Demo accounts`}>
      <Text size={12} tone="secondary">
        <Trans>Demo: fill in an account of this agency</Trans>
      </Text>
      <Inline gap={8}>
        {demo.accounts.map((account) => (
          <ToggleChip
            key={account.email}
            pressed={chosen === account.email}
            onPressedChange={() => {
              setChosen(account.email);
              onChoose({ email: account.email, password: demo.password });
            }}
          >
            {nameOf(account)}
          </ToggleChip>
        ))}
      </Inline>
    </Stack>
  );
}
