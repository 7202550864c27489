import { useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { DomainCard } from './DomainCard';
import { wordsOf } from '@/core/i18n/words-of';
import { SignOnCard } from './SignOnCard';
import { SignUpCard } from './SignUpCard';
import { useSiteSettings } from '../use-site-settings';
import { VisitorsCard } from './VisitorsCard';

/** Who may look around, sign up and sign in, and where the site stands; each part is saved by its own button. */
export function AccessPanel() {
  const { t } = useLingui();
  const settings = useSiteSettings();
  const { query } = settings;
  if (query.isError)
    return (
      <Alert
        live
        tone="danger"
        title={t`The settings could not be loaded`}
        onRetry={() => void query.refetch()}
      >
        {wordsOf(query.error)}
      </Alert>
    );
  if (!query.data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height={80} />
      </SkeletonGroup>
    );
  const { data } = query;
  const shared = { settings, data };
  return (
    <Stack gap={24}>
      <VisitorsCard settings={settings} />
      <SignUpCard {...shared} />
      <DomainCard {...shared} />
      <SignOnCard {...shared} />
    </Stack>
  );
}
