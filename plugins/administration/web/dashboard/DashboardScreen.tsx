import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useBookNowPath } from '@/core/navigation/home';
import { useUser } from '@/core/session/session';
import { wordsOf } from '@/core/i18n/words-of';
import { useAddress } from '@/core/address/use-address';
import { linkTo } from '@/core/address/link';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Alert } from '@/core/ui/feedback/Alert';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Search, Settings } from '@/core/ui/pictures/icons';
import { Container, Split, Stack } from '@/core/ui/content/layout';
import { DashboardSearch } from '../addresses';
import * as frame from '../page.css';
import { AttentionNotice } from './AttentionNotice';
import { Greeting } from './Greeting';
import { HelpContact } from './HelpContact';
import { ProductCounts } from './ProductCounts';
import { RecentBookings } from './RecentBookings';
import { SalesCharts } from './SalesCharts';
import { TotalsRow } from './TotalsRow';
import { useOverview } from './use-overview';
import { Widgets } from './Widgets';

/** Where the agency's staff start: what is going on, and the way to everything else (R357). */
export default function DashboardScreen() {
  const { t } = useLingui();
  const agency = useAgency();
  const user = useUser();
  const bookNow = useBookNowPath();
  const { period = '12m' } = useAddress(DashboardSearch);
  const navigate = useNavigate();
  const { overview, retry, retrying } = useOverview(period);
  usePageTitle(t`Dashboard`);
  return (
    <div className={frame.page}>
      <Container width="page">
        <Stack gap={24}>
          <div className={frame.head}>
            <Greeting
              name={user?.firstName || user?.name || ''}
              now={new Date()}
              isRestricted={user?.isRestrictedAgent ?? false}
            />
            <div className={frame.actions}>
              <AttentionNotice />
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
          <Widgets size="first" agencyId={agency._id} />
          {overview.status === 'failed' && (
            <Alert
              tone="danger"
              live
              title={t`The bookings could not be loaded`}
              onRetry={retry}
              retrying={retrying}
            >
              {wordsOf(overview.error)}
            </Alert>
          )}
          <TotalsRow
            overview={overview}
            period={period}
            onPeriod={(next) =>
              void navigate({ to: '.', search: { period: next } as never, resetScroll: false })
            }
          />
          <SalesCharts overview={overview} currency={agency.currency} period={period} />
          <Split
            width="narrow"
            aside={
              <Stack gap={24}>
                <ProductCounts overview={overview} />
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
