import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Status } from '@/core/ui/content/Badge';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Alert } from '@/core/ui/feedback/Alert';
import { toast } from '@/core/ui/feedback/toast';
import { Steps } from '@/core/ui/navigation/Steps';
import { checkMailDomain, type MailDelivery, type MailDomain } from '../../contract/delivery';
import { useKeepDelivery } from '../use-mail-delivery';
import * as css from './Domain.css';
import { DeleteDialog } from './DeleteDialog';
import { RecordRow } from './RecordRow';
import { TestLetter } from './TestLetter';
import { useStateWords } from './use-state-words';
import { useWayWords } from '../use-way-words';

interface DomainCardProps {
  known: MailDelivery;
  domain: MailDomain;
  onChange: () => void;
}

/** How it stands with the domain, its records, and what can be done. */
export function DomainCard({ known, domain, onChange }: DomainCardProps) {
  const { t } = useLingui();
  const words = useStateWords();
  const ways = useWayWords();
  const [isDeleting, setDeleting] = useState(false);
  const { domainState } = domain;
  const { label, tone } = words.domain(domainState);
  const isWaited = domainState === 'added' || domainState === 'verifying';
  return (
    <Stack gap={24}>
      <Inline justify="between" align="start">
        <Heading level={3} size={18}>
          {domain.domain}
        </Heading>
        <Status tone={tone}>{label}</Status>
      </Inline>
      {isWaited && (
        <Steps
          label={t`Until emails come from ${domain.domain}`}
          current={domainState}
          steps={[
            { id: 'added', label: t`Added` },
            { id: 'verifying', label: t`DNS verification` },
            { id: 'verified', label: t`Verified` },
          ]}
        />
      )}
      <Told known={known} domain={domain} />
      <Unheard domain={domain} />
      <DescriptionList
        items={[
          { id: 'sender', term: t`Sender email`, value: domain.senderEmail },
          { id: 'way', term: t`Delivered by`, value: ways.label(domain.way) },
          ...(domain.mailgun
            ? [{ id: 'key', term: t`API key`, value: `•••• ${domain.mailgun.keyEnding}` }]
            : []),
          ...(domain.smtp
            ? [{ id: 'server', term: t`Mail server`, value: `${domain.smtp.host}:${domain.smtp.port}` }]
            : []),
        ]}
      />
      {domain.records.length > 0 && (
        <Stack gap={12}>
          <Stack gap={4}>
            <Heading level={3} size={18}>
              <Trans>Records</Trans>
            </Heading>
            <Text size={14} tone="secondary">
              {isWaited ? (
                <Trans>
                  Add these where you manage {domain.domain}. A new record is usually seen within 24 to 48
                  hours; we keep looking.
                </Trans>
              ) : (
                <Trans>Leave these where they are: they are checked several times a day.</Trans>
              )}
            </Text>
          </Stack>
          <ul className={css.records}>
            {domain.records.map((record) => (
              <RecordRow key={`${record.purpose} ${record.type} ${record.name}`} record={record} />
            ))}
          </ul>
          <CheckNow domain={domain} />
        </Stack>
      )}
      <TestLetter known={known} domain={domain} />
      <Inline gap={8}>
        <Button variant="secondary" onClick={onChange}>
          {t`Change sender or delivery`}
        </Button>
        <Button variant="quiet" onClick={() => setDeleting(true)}>
          {t`Delete the domain`}
        </Button>
      </Inline>
      {isDeleting && <DeleteDialog known={known} domain={domain} onClose={() => setDeleting(false)} />}
    </Stack>
  );
}

/** What must not be overlooked. */
function Told({ known, domain }: { known: MailDelivery; domain: MailDomain }) {
  const { t } = useLingui();
  if (domain.domainState === 'broken') {
    const why = {
      records: t`Records of the domain are gone or have another value.`,
      refused: t`The mail service no longer accepts emails from this domain.`,
      silent: t`The mail service does not answer.`,
    };
    return (
      <Alert tone="danger" title={t`Emails cannot be sent from ${domain.domain}`}>
        {domain.brokenBecause && why[domain.brokenBecause]}{' '}
        <Trans>Until it works again, they come from {known.platformSender}.</Trans>
      </Alert>
    );
  }
  if (domain.isLate)
    return (
      <Alert tone="warning" title={t`Not all records are visible yet`}>
        <Trans>
          After 48 hours something was probably entered wrong. Compare each part with those below.
        </Trans>
      </Alert>
    );
  if (known.demoEnding && domain.domainState === 'verifying' && domain.domain.endsWith(known.demoEnding))
    return (
      <Alert tone="info">
        <Trans>
          In this demo, records under {`.${known.demoEnding}`} count as found at the second check.
        </Trans>
      </Alert>
    );
  return null;
}

/** That bounces and complaints are not heard, and what to do about it. */
function Unheard({ domain: { way, reporting } }: { domain: MailDomain }) {
  const { t } = useLingui();
  if (way !== 'mailgun' || (reporting !== 'full' && reporting !== 'refused')) return null;
  return (
    <Alert tone="warning" title={t`Bounced emails are not known here`}>
      {reporting === 'full' ? (
        <Trans>
          Mailgun reports an event to three addresses at most, and your account uses all three. Remove one
          under Webhooks at Mailgun (permanent failure, temporary failure, spam complaint), then check now.
        </Trans>
      ) : (
        <Trans>
          This API key may not read the webhooks or the signing key of your account. Use a key of the account
          with the role Admin or Developer, then check now.
        </Trans>
      )}
    </Alert>
  );
}

function CheckNow({ domain }: { domain: MailDomain }) {
  const { t } = useLingui();
  const format = useFormat();
  const keep = useKeepDelivery();
  const check = useApiMutation(checkMailDomain, {
    onSuccess: (answer) => {
      keep(answer);
      const state = answer.data.domain?.domainState;
      if (state === 'verified') toast.success(t`The domain is verified`);
      else toast.info(t`The records were checked`);
    },
  });
  const at = (iso: string) => format.moment(iso);
  return (
    <Stack gap={12}>
      <Failed of={check} tone="warning" />
      <Inline gap={12}>
        <Button variant="secondary" loading={check.isPending} onClick={() => check.mutate({})}>
          {t`Check now`}
        </Button>
        {domain.checkedAt && (
          <Text as="span" size={14} tone="secondary">
            {domain.nextCheckAt
              ? t`Last checked ${at(domain.checkedAt)}, next ${at(domain.nextCheckAt)}`
              : t`Last checked ${at(domain.checkedAt)}`}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}
