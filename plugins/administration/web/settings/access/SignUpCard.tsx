import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { ChipGroup } from '@/core/ui/choices/Chip';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import type { useSiteSettings } from '../use-site-settings';
import { type SiteSettings, plainDomain, signUpDomainProblem, type Refusal } from '@/core/contract';
import { wordsOf } from '@/core/i18n/words-of';
import * as css from './access.css';

interface SignUpCardProps {
  settings: ReturnType<typeof useSiteSettings>;
  data: SiteSettings;
}

/** Domains of e-mail addresses that may sign up (R396). */
export function SignUpCard({ settings, data: { signUpDomains } }: SignUpCardProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<Refusal | null>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = signUpDomainProblem(typed, signUpDomains);
    setProblem(wrong);
    if (wrong) return document.getElementById('sign-up-domain')?.focus();
    if (await settings.save({ signUpDomains: [...signUpDomains, plainDomain(typed)] })) setTyped('');
  };
  return (
    <Card as="section" aria-labelledby="sign-up-panel">
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="sign-up-panel">
            <Trans>Who may sign up</Trans>
          </Heading>
          <Text size={14} tone="secondary">
            {signUpDomains.length === 0 ? (
              <Trans>Anyone, at the moment. Add a domain to let only its email addresses sign up.</Trans>
            ) : (
              <Trans>Only email addresses at these domains. Invited agents can always sign up.</Trans>
            )}
          </Text>
        </Stack>
        {signUpDomains.length > 0 && (
          <ChipGroup
            label={t`Domains that may sign up`}
            chips={signUpDomains.map((domain) => ({ id: domain, label: domain }))}
            onRemove={(domain) =>
              void settings.save({ signUpDomains: signUpDomains.filter((one) => one !== domain) })
            }
          />
        )}
        <form onSubmit={(event) => void add(event)} noValidate className={css.line}>
          <TextField
            id="sign-up-domain"
            label={t`Domain`}
            placeholder="example.com"
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setProblem(null);
            }}
            error={problem ? wordsOf(problem) : undefined}
            autoComplete="off"
            spellCheck={false}
          />
          <div className={css.button}>
            <Button type="submit" variant="secondary" loading={settings.saving}>
              {t`Add domain`}
            </Button>
          </div>
        </form>
      </Stack>
    </Card>
  );
}
