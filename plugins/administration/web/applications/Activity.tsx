import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { useAgency } from '@/core/tenant/agency';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import { Timeline } from '@/core/ui/content/Timeline';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import { History } from '@/core/ui/pictures/icons';
import { useFormat } from '@/core/i18n/use-format';
import { listAudit } from '../../contract/audit';
import { theSystem } from '../../say/actions';
import { AuditChanges } from '../audit/AuditChanges';
import { useActionNames } from '../audit/use-saying';

const MOST = 5;

/** What was last changed of an application, by whom. */
export function Activity({ app }: { app: string }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useActionNames();
  const { version } = useAgency();
  const query = useApiQuery(
    listAudit,
    { query: { subject: app, from: 0, size: MOST } },
    { keyedBy: version, placeholderData: (before) => before },
  );
  const entries = query.data?.data ?? [];
  return (
    <SectionCard gap={16} title={<Trans>Activity</Trans>}>
      <Failed of={query} />
      {query.isPending && <Skeleton lines={3} />}
      {query.data && entries.length === 0 && (
        <Text size={14} tone="secondary">
          <Trans>Nothing has been changed yet</Trans>
        </Text>
      )}
      {entries.length > 0 && (
        <Timeline
          label={t`Activity`}
          entries={entries.map((entry) => ({
            id: entry.id,
            icon: History,
            title: nameOf(entry.action),
            when: (
              <time dateTime={entry.at}>
                {[format.moment(entry.at), entry.by?.name ?? theSystem(i18n)].join(' · ')}
              </time>
            ),
            detail: <AuditChanges before={entry.before} after={entry.after} names={entry.names} />,
          }))}
        />
      )}
      <Text as="span" size={14}>
        <TextLink {...linkTo('/settings/audit')} search={{ about: app } as never}>
          <Trans>See all of it in the activity log</Trans>
        </TextLink>
      </Text>
    </SectionCard>
  );
}
