import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from '@tanstack/react-router';
import { linkTo } from '@/core/address/link';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Container } from '@/core/ui/content/layout';
import { VisuallyHidden } from '@/core/ui/content/Text';
import { Failed } from '@/core/query/Failed';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { SearchX } from '@/core/ui/pictures/icons';
import * as frame from '@/core/office/page.css';
import { ApplicationPage } from './ApplicationPage';
import { NotLoaded } from './NotLoaded';
import { useApplications } from './use-applications';

/** One application: what it does, its switch, its settings; for the owner. */
export default function ApplicationScreen() {
  const { t } = useLingui();
  const { app } = useParams({ strict: false }) as { app: string };
  const { query, applications, retry } = useApplications();
  const found = applications?.find(({ id }) => id === app);
  usePageTitle(t`Applications`);
  return (
    <div className={frame.page}>
      <Container width="page">
        {found?.card ? (
          <ApplicationPage {...found} card={found.card} />
        ) : applications && !found ? (
          <EmptyState
            level={1}
            icon={SearchX}
            title={t`There is no such application`}
            action={
              <ButtonLink {...linkTo('/settings/applications')} variant="secondary">
                <Trans>See all applications</Trans>
              </ButtonLink>
            }
          />
        ) : (
          <>
            <VisuallyHidden as="h1">{t`Applications`}</VisuallyHidden>
            {found && <NotLoaded {...found} onRetry={() => retry(found.plugin)} />}
            {query.isError && !applications && <Failed of={query} />}
            {query.isPending && (
              <SkeletonGroup label={t`Loading`}>
                <Skeleton lines={6} />
              </SkeletonGroup>
            )}
          </>
        )}
      </Container>
    </div>
  );
}
