import { Plural, useLingui } from '@lingui/react/macro';
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
import { wordsOf } from '../i18n/words-of';
import { NoTrips } from './NoTrips';
import { pageCount, type TripFilter } from './trip-filter';
import { TripFilters } from './TripFilters';
import { TripSkeletons } from './TripSkeletons';
import { TripTable } from './TripTable';
import { TripTimeline } from './TripTimeline';
import { useTripsDownload } from './use-trips-download';
import * as css from './Trips.css';

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
              <Alert tone="danger" live onRetry={onRetry}>
                {wordsOf(error)}
              </Alert>
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
