import { Plural, useLingui } from '@lingui/react/macro';
import { useBookNowPath } from '../auth/home';
import type { TripSummary } from '../contract/booking';
import { messageOf } from '../contract/errors';
import { translateServerMessage } from '../i18n/server-messages';
import { linkTo } from '../shell/link';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { ButtonLink } from '../ui/ButtonLink';
import { Card } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { Luggage } from '../ui/icons';
import { Container, Inline, Stack } from '../ui/layout';
import { Pagination } from '../ui/Pagination';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { Heading, Text } from '../ui/Text';
import { isNarrowed, pageCount, type TripFilter } from './trip-filter';
import { TripCard } from './TripCard';
import { TripFilters } from './TripFilters';
import * as css from './Trips.css';

export interface TripsViewProps {
  filter: TripFilter;
  onFilter: (next: Partial<TripFilter>) => void;
  trips: readonly TripSummary[] | undefined;
  total: number;
  error?: unknown;
  onRetry: () => void;
}

/** My Trips: the user's bookings of every product, newest first (R172). */
export function TripsView({ filter, onFilter, trips, total, error, onRetry }: TripsViewProps) {
  const { t } = useLingui();
  return (
    <Container width="page">
      <div className={css.page}>
        <Stack gap={24}>
          <Inline justify="between" align="baseline">
            <Heading level={1}>{t`My Trips`}</Heading>
            {trips && total > 0 && (
              <Text size={14} tone="secondary" aria-live="polite">
                <Plural value={total} one="# booking" other="# bookings" />
              </Text>
            )}
          </Inline>
          <TripFilters filter={filter} onChange={onFilter} />
          {error ? (
            <Alert
              tone="danger"
              live
              action={<Button size="small" variant="secondary" onClick={onRetry}>{t`Try again`}</Button>}
            >
              {translateServerMessage(messageOf(error))}
            </Alert>
          ) : (
            <TripList trips={trips} filter={filter} onFilter={onFilter} />
          )}
          {pageCount(total) > 1 && (
            <Pagination
              page={filter.page}
              pageCount={pageCount(total)}
              onPageChange={(page) => onFilter({ page })}
            />
          )}
        </Stack>
      </div>
    </Container>
  );
}

function TripList({ trips, filter, onFilter }: Pick<TripsViewProps, 'trips' | 'filter' | 'onFilter'>) {
  const { t } = useLingui();
  if (!trips) return <TripSkeletons />;
  if (trips.length === 0) return <NoTrips filter={filter} onFilter={onFilter} />;
  return (
    <Stack as="ul" gap={16} aria-label={t`My Trips`}>
      {trips.map((trip) => (
        <li key={trip.bookingId}>
          <TripCard trip={trip} />
        </li>
      ))}
    </Stack>
  );
}

function NoTrips({ filter, onFilter }: Pick<TripsViewProps, 'filter' | 'onFilter'>) {
  const { t } = useLingui();
  const bookNow = useBookNowPath();
  if (isNarrowed(filter))
    return (
      <EmptyState
        icon={Luggage}
        title={t`No booking matches these filters`}
        action={
          <Button
            variant="secondary"
            onClick={() => onFilter({ category: undefined, state: undefined })}
          >{t`Show every status and category`}</Button>
        }
      />
    );
  if (filter.when === 'past')
    return (
      <EmptyState
        icon={Luggage}
        title={t`No past trips yet`}
      >{t`Trips move here after their last day.`}</EmptyState>
    );
  return (
    <EmptyState
      icon={Luggage}
      title={t`No trips planned yet`}
      action={
        <ButtonLink {...linkTo(bookNow)} variant="primary">
          {t`Book Now`}
        </ButtonLink>
      }
    >
      {t`What you book appears here, with everything you need on the way.`}
    </EmptyState>
  );
}

function TripSkeletons() {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading your trips`}>
      <Stack gap={16}>
        {[1, 2, 3].map((place) => (
          <Card key={place}>
            <Stack gap={12}>
              <Skeleton width="1/4" />
              <Skeleton width="1/2" height={24} />
              <Skeleton width="1/3" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
