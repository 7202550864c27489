import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { RadioGroup } from '@/core/ui/choices/RadioGroup';
import { Grid, Inline, Stack } from '@/core/ui/content/layout';
import { toast } from '@/core/ui/feedback/toast';
import { TextField } from '@/core/ui/fields/TextField';
import { type MailDelivery, saveMailDomain, type Way } from '../../contract/delivery';
import { useKeepDelivery } from '../use-mail-delivery';
import { useWayWords } from '../use-way-words';
import { bodyOf, type Draft, draftOf, problemsOf } from './draft';
import { OwnKeyFields } from './OwnKeyFields';
import { ServerFields } from './ServerFields';

interface DomainFormProps {
  known: MailDelivery;
  onDone: () => void;
  onCancel?: () => void;
}

const NAMES: readonly (keyof Draft)[] = [
  'domain',
  'senderEmail',
  'way',
  'apiKey',
  'region',
  'isPriceAccepted',
  'host',
  'port',
  'user',
  'password',
];
const idOf = (name: string) => `mail-${name}`;
/** Under which name the server knows a field. */
const pathOf = (name: keyof Draft) =>
  ['host', 'port', 'user', 'password'].includes(name) ? `smtp.${name}` : name;
const hostOf = (email: string) => email.slice(email.lastIndexOf('@') + 1);

/** Domain, sender and way of an agency's letters (R408–R410). */
export function DomainForm({ known, onDone, onCancel }: DomainFormProps) {
  const { t } = useLingui();
  const format = useFormat();
  const ways = useWayWords();
  const keep = useKeepDelivery();
  const [draft, setDraft] = useState<Draft>(() => draftOf(known));
  const [shows, setShows] = useState(false);
  const save = useApiMutation(saveMailDomain, {
    onSuccess: (answer) => {
      keep(answer);
      toast.success(known.domain ? t`Data updated successfully` : t`The domain is added`);
      onDone();
    },
  });
  const problems = problemsOf(draft, hostOf(known.platformSender), known.domain);
  const refused = save.error?.fields ?? [];
  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    if (save.isError) save.reset();
  };
  const errorOf = (name: keyof Draft): string | undefined => {
    const own = shows ? problems[name] : undefined;
    const said = own ?? refused.find(({ path }) => path === pathOf(name));
    return said && wordsOf(said);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    const [first] = Object.keys(problems);
    if (first) return document.getElementById(idOf(first))?.focus();
    save.mutate({ input: { body: bodyOf(draft) } });
  };
  const offered: Way[] = known.isPlatformOpen ? ['platform', 'mailgun', 'smtp'] : ['mailgun', 'smtp'];
  const fields = { draft, set, errorOf, idOf };
  return (
    <form onSubmit={submit} noValidate aria-label={t`Sender`}>
      <Stack gap={24}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            id={idOf('domain')}
            label={t`Domain`}
            placeholder="mail.example.com"
            hint={
              known.domain ? undefined : t`Preferably one used for emails only, such as mail.example.com.`
            }
            autoComplete="off"
            spellCheck={false}
            readOnly={known.domain !== null}
            value={draft.domain}
            onChange={(domain) => set({ domain })}
            error={errorOf('domain')}
          />
          <TextField
            id={idOf('senderEmail')}
            label={t`Sender email`}
            type="email"
            placeholder="reservations@mail.example.com"
            hint={t`What clients see above your emails; the domain comes after the @.`}
            autoComplete="off"
            spellCheck={false}
            value={draft.senderEmail}
            onChange={(senderEmail) => set({ senderEmail })}
            error={errorOf('senderEmail')}
          />
        </Grid>
        <RadioGroup
          legend={t`Delivered by`}
          variant="cards"
          value={draft.way}
          onChange={(way) => set({ way })}
          error={errorOf('way')}
          options={offered.map((way) => ({
            value: way,
            label: ways.label(way),
            hint: ways.hint(way),
            ...(way === 'mailgun' ? { detail: format.money(known.ownKeyPrice, { own: true }) } : {}),
          }))}
        />
        {draft.way === 'mailgun' && <OwnKeyFields {...fields} known={known} />}
        {draft.way === 'smtp' && <ServerFields {...fields} known={known} />}
        {save.isError && !refused.some(({ path }) => NAMES.some((name) => pathOf(name) === path)) && (
          <Failed of={save} title={t`It was not saved`} />
        )}
        <Inline>
          <Button type="submit" loading={save.isPending}>
            {known.domain ? t`Save` : t`Add the domain`}
          </Button>
          {onCancel && (
            <Button variant="secondary" disabled={save.isPending} onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
