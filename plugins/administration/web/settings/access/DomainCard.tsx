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
import { useApiMutation, useQueries } from '@/core/query/query';
import { agencyAtom } from '@/core/tenant/agency';
import { useSetAtom } from 'jotai';
import { Alert } from '@/core/ui/feedback/Alert';
import { Badge } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { Card } from '@/core/ui/content/Card';
import { CopyField } from '@/core/ui/fields/CopyField';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import type { useSiteSettings } from '../use-site-settings';
import { wordsOf } from '@/core/i18n/words-of';
import * as css from './access.css';

interface DomainCardProps {
  settings: ReturnType<typeof useSiteSettings>;
  data: SiteSettings;
}

const FIELD = 'custom-domain';

/** The agency's own domain: named, pointed here by its DNS, checked, in use (R397). The subdomain stays (R403). */
export function DomainCard({ settings, data }: DomainCardProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(data.customDomain ?? '');
  const [problem, setProblem] = useState<Refusal | null>(null);
  const wished = typed.trim().toLowerCase();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = customDomainProblem(typed, data.platformHost);
    setProblem(wrong);
    if (wrong) return document.getElementById(FIELD)?.focus();
    await settings.save({ customDomain: wished });
  };
  return (
    <Card as="section" aria-labelledby="domain-panel">
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2} size={20} id="domain-panel">
            <Inline as="span" gap={8}>
              <Trans>Your own domain</Trans>
              {data.domainStatus === 'active' && <Badge tone="success">{t`In use`}</Badge>}
              {data.domainStatus === 'waiting' && <Badge tone="warning">{t`Waiting for DNS`}</Badge>}
            </Inline>
          </Heading>
          <Text size={14} tone="secondary">
            <Trans>
              Your site always stands at {data.domainTarget}, which cannot be changed. It can stand at a
              domain of your own as well.
            </Trans>
          </Text>
        </Stack>
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
        {data.customDomain && data.domainStatus === 'waiting' && (
          <Instructions settings={settings} data={data} />
        )}
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
      </Stack>
    </Card>
  );
}

/** What to enter where the domain was bought, and a check whether it is there. */
function Instructions({ settings, data }: DomainCardProps) {
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
  return (
    <Stack gap={12}>
      <Text size={14}>
        <Trans>
          Where you manage {data.customDomain}, add this record. Then check it here; a new record can take up
          to a day to be seen.
        </Trans>
      </Text>
      <div className={css.records}>
        <CopyField label={t`Type`} value="CNAME" />
        <CopyField label={t`Name`} value={data.customDomain!} />
        <CopyField label={t`Points to`} value={data.domainTarget} />
      </div>
      {check.isError && (
        <Alert tone="warning" live title={t`The domain does not point here yet`}>
          {wordsOf(check.error)}
        </Alert>
      )}
      <Inline>
        <Button
          variant="secondary"
          loading={check.isPending}
          onClick={() => check.mutate({ input: { body: {} } })}
        >
          {t`Check the record`}
        </Button>
      </Inline>
    </Stack>
  );
}
