import { SectionCard } from '@/core/ui/content/SectionCard';
import { useLingui, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useBookNowPath } from '@/core/navigation/home';
import { useUser } from '@/core/session/session';
import { useAddress } from '@/core/address/use-address';
import { linkTo } from '@/core/address/link';
import { useAgency } from '@/core/tenant/agency';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Search, Settings, AlertTriangle, Mail, Phone } from '@/core/ui/pictures/icons';
import { Container, Split, Stack } from '@/core/ui/content/layout';
import { DashboardSearch } from '../addresses';
import * as frame from '@/core/office/page.css';
import { Greeting } from './Greeting';
import { ProductCounts } from './ProductCounts';
import { RecentBookings } from './RecentBookings';
import { SalesCharts } from './SalesCharts';
import { TotalsRow } from './TotalsRow';
import { Widgets } from './Widgets';
import { plural } from '@lingui/core/macro';
import { Failed } from '@/core/query/Failed';
import { useApiQuery } from '@/core/query/query';
import { listAttention } from '../../contract/attention';
import { type Agency, mailLink } from '@/core/contract';
import { phoneLink } from '@/core/shell/frame/footer-links';
import { Icon } from '@/core/ui/pictures/Icon';
import { Text } from '@/core/ui/content/Text';
import * as css from './dashboard.css';
import { keepPreviousData } from '@tanstack/react-query';
import { type DashboardPeriod, getDashboard } from '../../contract/dashboard';
import { overviewOf, type Overview } from './overview';

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
            <Failed
              of={overview}
              title={t`The bookings could not be loaded`}
              onRetry={retry}
              retrying={retrying}
            />
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

/** How much waits for a person, and the way there; nothing while nothing does. */
function AttentionNotice() {
  const { t } = useLingui();
  const query = useApiQuery(listAttention, { query: { show: 'open', from: 0, size: 1 } }, { staleTime: 0 });
  const total = query.data?.totalCount ?? 0;
  if (total === 0) return null;
  return (
    <ButtonLink {...linkTo('/attention')} variant="secondary" icon={AlertTriangle}>
      {t`${plural(total, { one: '# needs attention', other: '# need attention' })}`}
    </ButtonLink>
  );
}

type Contact = Pick<Agency, 'contactPhoneNumber' | 'contactEmailId'>;

/** Whom to ask: the agency's own phone and mail; nothing for an agency without either. */
function HelpContact({ agency }: { agency: Contact }) {
  const links = [
    { href: phoneLink(agency.contactPhoneNumber), words: agency.contactPhoneNumber, icon: Phone },
    { href: mailLink(agency.contactEmailId), words: agency.contactEmailId, icon: Mail },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <SectionCard padding="medium" size={18} gap={8} title={<Trans>Need help? Contact us</Trans>}>
      <ul>
        {links.map(({ href, words, icon }) => (
          <li key={href}>
            <a className={css.contact} href={href!}>
              <Icon icon={icon} size="small" />
              <Text as="span" size={14} tone="inherit">
                {words}
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** The dashboard's figures and newest bookings, as the server counts them for this user (R357, R358). */
function useOverview(period: DashboardPeriod): {
  overview: Overview;
  retry: () => void;
  retrying: boolean;
} {
  const query = useApiQuery(
    getDashboard,
    { query: { period } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return {
    overview: overviewOf({ data: query.data?.data, error: query.error }),
    retry: () => void query.refetch(),
    retrying: query.isError && query.isFetching,
  };
}
