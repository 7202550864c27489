import { Trans, useLingui } from '@lingui/react/macro';
import { messageOf } from '@/core/contract';
import { useBookNowPath } from '@/core/auth/home';
import { useUser } from '@/core/auth/session';
import { linkTo } from '@/core/shell/link';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/Alert';
import { Button } from '@/core/ui/Button';
import { ButtonLink } from '@/core/ui/ButtonLink';
import { Search, Settings } from '@/core/ui/icons';
import { Container, Split, Stack } from '@/core/ui/layout';
import * as css from './dashboard.css';
import { Greeting } from './Greeting';
import { HelpContact } from './HelpContact';
import { ProductCounts } from './ProductCounts';
import { RecentBookings } from './RecentBookings';
import { TotalsRow } from './TotalsRow';
import { useOverview } from './use-overview';
import { Widgets } from './Widgets';

/** Where the agency's staff start: what is going on, and the way to everything else (R357). */
export default function DashboardScreen() {
  const { t } = useLingui();
  const agency = useAgency();
  const user = useUser();
  const bookNow = useBookNowPath();
  const { overview, retry, retrying } = useOverview();
  usePageTitle(t`Dashboard`);
  return (
    <div className={css.page}>
      <Container width="page">
        <Stack gap={24}>
          <div className={css.head}>
            <Greeting name={user?.firstName || user?.name || ''} now={new Date()} />
            <div className={css.actions}>
              {user?.userType === 'AgencyOwner' && (
                <ButtonLink {...linkTo('/settings/website')} variant="secondary" icon={Settings}>
                  {t`Website settings`}
                </ButtonLink>
              )}
              {bookNow !== '/' && (
                <ButtonLink {...linkTo(bookNow)} icon={Search}>
                  {t`Book Now`}
                </ButtonLink>
              )}
            </div>
          </div>
          {overview.status === 'failed' && (
            <Alert
              tone="danger"
              live
              title={t`The bookings could not be loaded`}
              action={
                <Button variant="secondary" size="small" loading={retrying} onClick={retry}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              {messageOf(overview.error)}
            </Alert>
          )}
          <TotalsRow overview={overview} />
          <Split
            width="narrow"
            aside={
              <Stack gap={24}>
                <ProductCounts />
                <Widgets size="small" agencyId={agency._id} />
                <HelpContact agency={agency} />
              </Stack>
            }
          >
            <Stack gap={24}>
              <RecentBookings overview={overview} bookNow={bookNow} />
              <Widgets size="wide" agencyId={agency._id} />
            </Stack>
          </Split>
        </Stack>
      </Container>
    </div>
  );
}
