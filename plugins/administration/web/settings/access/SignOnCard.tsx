import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/core/ui/feedback/Alert';
import { useTyped } from '@/core/state/use-typed';
import { Button } from '@/core/ui/actions/Button';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Switch } from '@/core/ui/choices/Switch';
import { TextField } from '@/core/ui/fields/TextField';
import type { useSiteSettings } from '../use-site-settings';
import { type SiteSettings, ssoProblem, type Refusal } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';

interface SignOnCardProps {
  settings: ReturnType<typeof useSiteSettings>;
  data: SiteSettings;
}

/** Single sign-on from the agency's own system (R398, R399). */
export function SignOnCard({ settings, data }: SignOnCardProps) {
  const { t } = useLingui();
  const [sso, setSso] = useTyped(data.sso);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const change = (part: Partial<typeof sso>) => {
    setSso({ ...sso, ...part });
    setProblem(null);
  };
  const isChanged = JSON.stringify(sso) !== JSON.stringify(data.sso);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = ssoProblem(sso);
    setProblem(wrong);
    if (!wrong) await settings.save({ sso });
  };
  return (
    <SectionCard
      id="sign-on-panel"
      padding="medium"
      title={<Trans>Single sign-on</Trans>}
      note={
        <Trans>
          People come signed in from your own system, with a token that this site has checked there.
        </Trans>
      }
    >
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap={20}>
          <Switch
            label={t`Single sign-on`}
            checked={sso.isSSOEnabled}
            onChange={(isSSOEnabled) => change({ isSSOEnabled })}
          />
          <TextField
            label={t`Token validation endpoint`}
            type="url"
            placeholder="https://"
            hint={t`The call back: each token is sent there to be checked`}
            value={sso.tokenValidationEndpoint}
            onChange={(tokenValidationEndpoint) => change({ tokenValidationEndpoint })}
            autoComplete="off"
          />
          <TextField
            label={t`Token validation body key`}
            placeholder="token"
            hint={t`Name of the field in which your endpoint expects the token`}
            value={sso.tokenValidationBodyKey}
            onChange={(tokenValidationBodyKey) => change({ tokenValidationBodyKey })}
            autoComplete="off"
            spellCheck={false}
          />
          <Checkbox
            label={t`Remote signup`}
            hint={t`Anyone who is unknown here gets an account on arrival`}
            checked={sso.remoteSignup}
            onChange={(remoteSignup) => change({ remoteSignup })}
          />
          <Checkbox
            label={t`Direct login`}
            hint={t`Clients may also log in here with an email address and a password`}
            checked={sso.directLogin}
            onChange={(directLogin) => change({ directLogin })}
          />
          {problem && (
            <Alert tone="danger" live>
              {wordsOf(problem)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" loading={settings.saving} disabled={!isChanged}>
              {t`Save single sign-on`}
            </Button>
          </Inline>
        </Stack>
      </form>
    </SectionCard>
  );
}
