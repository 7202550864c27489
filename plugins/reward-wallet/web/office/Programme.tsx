import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useTyped } from '@/core/state/use-typed';
import { Button } from '@/core/ui/actions/Button';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { Failed } from '@/core/query/Failed';
import { TextField } from '@/core/ui/fields/TextField';
import { rewardWallet } from '../../contract/application';
import type { WalletOverview } from '../../contract/office';
import { useSaveRules } from '../use-save-rules';

const isPrintable = (name: 'publicKey' | 'accountId', value: string) =>
  rewardWallet.settings.shape[name].safeParse(value).success;

/** What an outside program calls the agency: its public key and account ID (R355, R356). */
export function Programme({ known }: { known: Pick<WalletOverview, 'publicKey' | 'accountId'> }) {
  const { t } = useLingui();
  const [publicKey, setPublicKey] = useTyped(known.publicKey);
  const [accountId, setAccountId] = useTyped(known.accountId);
  const [shows, setShows] = useState(false);
  const save = useSaveRules();
  const wrong = t`Letters, digits and signs without a space, 200 at most`;
  const isRight = isPrintable('publicKey', publicKey) && isPrintable('accountId', accountId);
  const isChanged = publicKey !== known.publicKey || accountId !== known.accountId;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (isRight) save.mutate({ input: { body: { publicKey, accountId } } });
  };
  return (
    <SectionCard
      title={<Trans>Outside program</Trans>}
      note={
        <Trans>If another program also knows your rewards, these say which account is yours there.</Trans>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack gap={20}>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <TextField
              label={t`Public key`}
              optional
              autoComplete="off"
              spellCheck={false}
              value={publicKey}
              onChange={(next) => setPublicKey(next.trim())}
              error={shows && !isPrintable('publicKey', publicKey) ? wrong : undefined}
            />
            <TextField
              label={t`Account ID`}
              optional
              autoComplete="off"
              spellCheck={false}
              value={accountId}
              onChange={(next) => setAccountId(next.trim())}
              error={shows && !isPrintable('accountId', accountId) ? wrong : undefined}
            />
          </Grid>
          <Failed of={save} title={t`It was not saved`} />
          <Inline>
            <Button type="submit" loading={save.isPending} disabled={!isChanged}>
              {t`Save`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  );
}
