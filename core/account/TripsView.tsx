import { Plural, useLingui } from '@lingui/react/macro';
import { Failed } from '../query/Failed';
import type { TripSummary } from '../contract/bookings/booking';
import { useServed } from '../plugin/react';
import { Alert } from '../ui/feedback/Alert';
import { Button } from '../ui/actions/Button';
import { Download } from '../ui/pictures/icons';
import { Container, Inline, Stack } from '../ui/content/layout';
import { Pagination } from '../ui/navigation/Pagination';
import { Progress } from '../ui/feedback/Progress';
import { Heading, Text } from '../ui/content/Text';
import { InOwnCurrency } from '../i18n/in-own-currency';
import { NoTrips } from './NoTrips';
import { pageCount, type TripFilter, downloadQuery } from './trip-filter';
import { TripFilters } from './TripFilters';
import { TripTable } from './TripTable';
import * as css from './Trips.css';
import { Card } from '../ui/content/Card';
import { Skeleton, SkeletonGroup } from '../ui/feedback/Skeleton';
import { useFormat } from '../i18n/use-format';
import { Badge } from '../ui/content/Badge';
import { TripCard } from './TripCard';
import { monthsOf } from './trip-months';
import { useApi } from '../api/context';
import { downloadBookings } from '../contract/people/profile';
import { toast } from '../ui/feedback/toast';
import { useFileDownload } from './use-file-download';
import { dayAt } from '../say/clock';

export interface TripsViewProps {
  filter: TripFilter;
  onFilter: (next: Partial<TripFilter>) => void;
  trips: readonly TripSummary[] | undefined;
  total: number;
  error?: unknown;
  onRetry: () => void;
}

/** My Trips: the user's bookings of every product, what comes next first (R172), at what was charged (G131). */
export function TripsView({ filter, onFilter, trips, total, error, onRetry }: TripsViewProps) {
  const { t } = useLingui();
  const csv = useTripsDownload(filter);
  // All of them, as their categories are filters.
  useServed();
  return (
    <InOwnCurrency>
      <Container width="page">
        <div className={css.page}>
          <Stack gap={24}>
            <Inline justify="between">
              <Stack gap={0}>
                <Heading level={1}>{t`My Trips`}</Heading>
                {trips && total > 0 && (
                  <Text size={14} tone="secondary" aria-live="polite">
                    <Plural value={total} one="# booking" other="# bookings" />
                  </Text>
                )}
              </Stack>
              {total > 0 && (
                <Button
                  variant="secondary"
                  icon={Download}
                  loading={csv.pending}
                  onClick={() => void csv.download()}
                >
                  {t`Download CSV`}
                </Button>
              )}
            </Inline>
            {csv.pending && <Progress label={t`Preparing your bookings as CSV`} />}
            {csv.error && (
              <Alert
                tone="danger"
                live
                title={t`The file could not be created`}
                onDismiss={csv.dismiss}
                onRetry={() => void csv.download()}
              >
                {csv.error}
              </Alert>
            )}
            <TripFilters filter={filter} onChange={onFilter} />
            {error ? (
              <Failed of={{ error, refetch: onRetry }} />
            ) : (
              <Trips trips={trips} filter={filter} onFilter={onFilter} />
            )}
            {!error && pageCount(total) > 1 && (
              <Pagination
                page={filter.page}
                pageCount={pageCount(total)}
                onPageChange={(page) => onFilter({ page })}
              />
            )}
          </Stack>
        </div>
      </Container>
    </InOwnCurrency>
  );
}

function Trips({ trips, filter, onFilter }: Pick<TripsViewProps, 'trips' | 'filter' | 'onFilter'>) {
  const { t } = useLingui();
  const label = t`My Trips`;
  if (trips?.length === 0) return <NoTrips filter={filter} onFilter={onFilter} />;
  if (filter.view === 'list') return <TripTable trips={trips} label={label} />;
  return trips ? <TripTimeline trips={trips} label={label} /> : <TripSkeletons />;
}

/** A month with three trips, in their final size. */
function TripSkeletons() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your trips`}>
      <div className={css.month}>
        <div className={css.monthName}>
          <Skeleton width="1/2" height={24} />
        </div>
        <Stack gap={16}>
          {[1, 2, 3].map((place) => (
            <Card key={place}>
              <Inline justify="between" align="start" wrap={false}>
                <span className={css.skeletonWords}>
                  <Skeleton width="1/2" height={24} />
                  <Skeleton width="3/4" height={20} />
                  <Skeleton width="1/3" height={20} />
                </span>
                <span className={css.skeletonPrice}>
                  <Skeleton height={24} />
                </span>
              </Inline>
            </Card>
          ))}
        </Stack>
      </div>
    </SkeletonGroup>
  );
}

/** The trips by month, what comes next first. */
function TripTimeline({ trips, label }: { trips: readonly TripSummary[]; label: string }) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <div className={css.timeline} role="group" aria-label={label}>
      {monthsOf(trips, new Date()).map(({ key, month, isPast, trips: own }) => (
        <section key={key} className={css.month} aria-labelledby={`month-${key}`}>
          <div className={css.monthName}>
            <Heading level={2} size={18} id={`month-${key}`}>
              {format.date(month, 'month')}
            </Heading>
            {isPast && <Badge>{t`Past`}</Badge>}
          </div>
          <Stack as="ul" gap={16} role="list">
            {own.map((trip) => (
              <li key={trip.bookingId}>
                <TripCard trip={trip} />
              </li>
            ))}
          </Stack>
        </section>
      ))}
    </div>
  );
}

/** The own bookings as a CSV file, with the filters of the page (G51). */
function useTripsDownload(filter: TripFilter) {
  const { t } = useLingui();
  const api = useApi();
  return useFileDownload({
    name: () => `${t`my-trips`}-${dayAt(new Date())}.csv`,
    type: 'text/csv',
    load: () => api.call(downloadBookings, { query: downloadQuery(filter) }, { secretCode: true }),
    onSuccess: () => toast.success(t`Your bookings have been downloaded`),
  });
}
