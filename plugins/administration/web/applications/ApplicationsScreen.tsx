import { Trans, useLingui } from '@lingui/react/macro';
import { OfficePage } from '@/core/office/OfficePage';
import { Grid } from '@/core/ui/content/layout';
import { Failed } from '@/core/query/Failed';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Plug } from '@/core/ui/pictures/icons';
import { ApplicationCard } from './ApplicationCard';
import { NotLoaded } from './NotLoaded';
import { useApplications } from './use-applications';

/** What the agency may switch on beside its products; for its owner. */
export default function ApplicationsScreen() {
  const { t } = useLingui();
  const { query, applications, retry } = useApplications();
  return (
    <OfficePage
      title={t`Applications`}
      note={<Trans>What your agency can do besides selling trips. Switch on what you need.</Trans>}
    >
      {query.isError && !applications && (
        <Failed of={query} title={t`The applications could not be loaded`} />
      )}
      {query.isPending && (
        <SkeletonGroup label={t`Loading`}>
          <Grid min="20rem" gap={20}>
            <Skeleton shape="block" height={80} />
            <Skeleton shape="block" height={80} />
          </Grid>
        </SkeletonGroup>
      )}
      {applications?.length === 0 && (
        <EmptyState icon={Plug} title={t`No applications are installed here`} level={2} />
      )}
      {applications && applications.length > 0 && (
        <Grid min="20rem" gap={20}>
          {applications.map(({ card, ...application }) =>
            card ? (
              <ApplicationCard key={application.id} {...application} card={card} />
            ) : (
              <NotLoaded key={application.id} {...application} onRetry={() => retry(application.plugin)} />
            ),
          )}
        </Grid>
      )}
    </OfficePage>
  );
}
