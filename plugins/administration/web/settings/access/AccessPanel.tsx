import { SectionCard } from '@/core/ui/content/SectionCard';
import { useLingui, Trans } from '@lingui/react/macro';
import { Failed } from '@/core/query/Failed';
import { Stack } from '@/core/ui/content/layout';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { DomainCard } from './DomainCard';
import { SignOnCard } from './SignOnCard';
import { SignUpCard } from './SignUpCard';
import { useSiteSettings } from '../use-site-settings';
import { useAgency } from '@/core/tenant/agency';
import { Switch } from '@/core/ui/choices/Switch';

/** Who may look around, sign up and sign in, and where the site stands; each part is saved by its own button. */
export function AccessPanel() {
  const { t } = useLingui();
  const settings = useSiteSettings();
  const { query } = settings;
  if (query.isError) return <Failed of={query} title={t`The settings could not be loaded`} />;
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

/** Whether people see prices before they have an account (G33). */
function VisitorsCard({ settings }: { settings: ReturnType<typeof useSiteSettings> }) {
  const { t } = useLingui();
  const { visitorsMaySearch } = useAgency();
  return (
    <SectionCard
      id="visitors-panel"
      padding="medium"
      title={<Trans>Visitors</Trans>}
      note={<Trans>People who look around on your site and have not signed in.</Trans>}
    >
      <Switch
        label={t`Visitors may search without logging in`}
        hint={t`Your home page shows the search, and anyone sees results at your default markup. To book, they log in or create an account.`}
        checked={visitorsMaySearch}
        loading={settings.saving}
        onChange={(on) => void settings.save({ visitorsMaySearch: on })}
      />
    </SectionCard>
  );
}
