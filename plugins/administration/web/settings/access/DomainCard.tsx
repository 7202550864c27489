import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import {
  customDomainProblem,
  getAgency,
  type SiteSettings,
  verifyDomain,
  type Refusal,
} from '@/core/contract';
import { useApi } from '@/core/api/context';
import { Failed } from '@/core/query/Failed';
import { useApiMutation, useQueries } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { useSetAtom } from 'jotai';
import { Alert } from '@/core/ui/feedback/Alert';
import { Badge } from '@/core/ui/content/Badge';
import { useTyped } from '@/core/state/use-typed';
import { Button } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { useFormat } from '@/core/i18n/use-format';
import { TextField } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import type { useSiteSettings } from '../use-site-settings';
import { wordsOf } from '@/core/i18n/words-of';
import * as css from './access.css';
import { CopyField } from '@/core/ui/fields/CopyField';

interface DomainCardProps {
  settings: ReturnType<typeof useSiteSettings>;
  data: SiteSettings;
}

const FIELD = 'custom-domain';

/** The agency's own domain: named, pointed here by its DNS, checked, in use (R397). The subdomain stays (R403). */
export function DomainCard({ settings, data }: DomainCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [typed, setTyped] = useTyped(data.customDomain ?? '');
  const [problem, setProblem] = useState<Refusal | null>(null);
  const wished = typed.trim().toLowerCase();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = customDomainProblem(typed, data.platformHost);
    setProblem(wrong);
    if (wrong) return document.getElementById(FIELD)?.focus();
    if (await settings.save({ customDomain: wished })) setTyped(wished);
  };
  return (
    <SectionCard
      id="domain-panel"
      padding="medium"
      title={
        <Inline as="span" gap={8}>
          <Trans>Your own domain</Trans>
          {data.domainStatus === 'active' && <Badge tone="success">{t`In use`}</Badge>}
          {data.domainStatus === 'waiting' && <Badge tone="warning">{t`Waiting for DNS`}</Badge>}
          {data.domainStatus === 'missing' && <Badge tone="danger">{t`Records missing`}</Badge>}
        </Inline>
      }
      note={
        <Trans>
          Your site is always available at {data.domainTarget}, which cannot be changed. It can also have a
          domain of its own.
        </Trans>
      }
    >
      <form onSubmit={(event) => void save(event)} noValidate className={css.line}>
        <TextField
          id={FIELD}
          label={t`Domain`}
          placeholder="travel.example.com"
          hint={t`Without https://, with something before the name itself, such as www or travel`}
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
          <Button
            type="submit"
            variant="secondary"
            loading={settings.saving}
            disabled={wished === (data.customDomain ?? '')}
          >
            {t`Save domain`}
          </Button>
        </div>
      </form>
      {data.domainEndsAt && (
        <Alert tone="warning" title={t`The records of ${data.customDomain} are missing`}>
          <Trans>
            Your site leaves the domain on {format.date(data.domainEndsAt.slice(0, 10))} unless they are back.
            Until then emails carry {data.domainTarget}.
          </Trans>
        </Alert>
      )}
      {data.domainProof && <Instructions settings={settings} data={data} proof={data.domainProof} />}
      {data.customDomain && (
        <Inline>
          <Button
            variant="quiet"
            size="small"
            disabled={settings.saving}
            onClick={() => void settings.save({ customDomain: null })}
          >
            {t`Stop using this domain`}
          </Button>
        </Inline>
      )}
    </SectionCard>
  );
}

/** What to enter where the domain was bought, and a check whether it is there. */
function Instructions({
  settings,
  data,
  proof,
}: DomainCardProps & { proof: NonNullable<SiteSettings['domainProof']> }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueries();
  const setAgency = useSetAtom(agencyAtom);
  const check = useApiMutation(verifyDomain, {
    onSuccess: async () => {
      toast.success(t`Data updated successfully`);
      setAgency((await api.call(getAgency)).agency);
      await queries.invalidateQueries({ queryKey: settings.key });
    },
  });
  const isActive = data.domainStatus === 'active';
  return (
    <Stack gap={16}>
      <Text size={14}>
        {isActive ? (
          <Trans>
            Leave these two records where they are: they are checked every hour, and your site leaves a domain
            that is no longer proven to be yours.
          </Trans>
        ) : (
          <Trans>
            Where you manage {data.customDomain}, add these two records. Then check them here; a new record
            can take up to a day to be visible.
          </Trans>
        )}
      </Text>
      <DnsRecord
        title={t`Proves that the domain is yours`}
        type="TXT"
        name={proof.name}
        what={t`Value`}
        value={proof.value}
      />
      <DnsRecord
        title={t`Leads visitors to your site`}
        type="CNAME"
        name={data.customDomain!}
        what={t`Points to`}
        value={data.domainTarget}
      />
      <Failed of={check} tone="warning" title={t`The records are not visible yet`} />
      {!isActive && (
        <Inline>
          <Button
            variant="secondary"
            loading={check.isPending}
            onClick={() => check.mutate({ input: { body: {} } })}
          >
            {t`Check the records`}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface DnsRecordProps {
  /** What it is for. */
  title: string;
  type: 'TXT' | 'CNAME';
  name: string;
  /** What its provider calls the value. */
  what: string;
  value: string;
}

/** One record of the DNS, to be copied part by part. */
function DnsRecord({ title, type, name, what, value }: DnsRecordProps) {
  const { t } = useLingui();
  return (
    <Stack gap={8}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <div className={css.records}>
        <CopyField label={t`Type`} value={type} />
        <CopyField label={t`Name`} value={name} />
        <CopyField label={what} value={value} />
      </div>
    </Stack>
  );
}
