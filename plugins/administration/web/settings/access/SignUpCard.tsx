import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '@/core/ui/actions/Button';
import { ChipGroup } from '@/core/ui/choices/Chip';
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
    <SectionCard
      id="sign-up-panel"
      padding="medium"
      title={<Trans>Who may sign up</Trans>}
      note={
        signUpDomains.length === 0 ? (
          <Trans>Anyone, at the moment. Add a domain to let only its email addresses sign up.</Trans>
        ) : (
          <Trans>Only email addresses at these domains. Invited agents can always sign up.</Trans>
        )
      }
    >
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
    </SectionCard>
  );
}
