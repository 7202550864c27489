import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linkTo } from '@/core/address/link';
import { routeExists } from '@/core/address/exists';
import { useFormat } from '@/core/i18n/use-format';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Status } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { Failed } from '@/core/query/Failed';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import type { MailDelivery } from '../contract/delivery';
import { DomainCard } from './domain/DomainCard';
import { useStateWords } from './domain/use-state-words';
import { DomainForm } from './form/DomainForm';
import { Stops } from './stops/Stops';
import { useMailDelivery } from './use-mail-delivery';

/** Where an agency sets up from which address its letters come (R406–R413). */
export default function MailApplication() {
  const { t } = useLingui();
  const query = useMailDelivery();
  if (query.isError && !query.data) return <Failed of={query} title={t`The settings could not be loaded`} />;
  return query.data ? <Known known={query.data} /> : <Skeleton shape="block" height={80} />;
}

function Known({ known }: { known: MailDelivery }) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStateWords();
  const [isChanging, setChanging] = useState(false);
  const { domain } = known;
  return (
    <Stack gap={24}>
      <SectionCard
        title={<Trans>Sender</Trans>}
        note={
          domain?.domainState === 'verified' && known.enabled ? (
            <Trans>Your emails come from {domain.senderEmail}.</Trans>
          ) : (
            <Trans>Your emails come from {known.platformSender}, the platform’s sender.</Trans>
          )
        }
      >
        {domain?.domainState === 'verified' && !known.enabled && (
          <Alert tone="info">
            <Trans>The domain is ready. Switch on mail delivery, and your emails will come from it.</Trans>
          </Alert>
        )}
        {!domain && known.deleted && (
          <Inline gap={8}>
            <Status tone={words.domain('deleted').tone}>{words.domain('deleted').label}</Status>
            <Text as="span" size={14}>
              {known.deleted.domain}, {format.date(known.deleted.at.slice(0, 10))}
            </Text>
          </Inline>
        )}
        {(!domain || isChanging) && (
          <DomainForm
            known={known}
            onDone={() => setChanging(false)}
            {...(domain ? { onCancel: () => setChanging(false) } : {})}
          />
        )}
        {domain && !isChanging && (
          <DomainCard known={known} domain={domain} onChange={() => setChanging(true)} />
        )}
      </SectionCard>
      {known.stopped > 0 && <Stops />}
      {routeExists('/settings/letters') && (
        <Text size={14}>
          <TextLink {...linkTo('/settings/letters')}>{t`See every email in your brand`}</TextLink>
        </Text>
      )}
    </Stack>
  );
}
