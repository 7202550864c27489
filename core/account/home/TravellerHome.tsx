import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useUser } from '../../session/session';
import type { TripSummary } from '../../contract/bookings/booking';
import { getRecentActivity, getUserBookingCount } from '../../contract/people/profile';
import { useFormat } from '../../i18n/use-format';
import { useContributions, useServed } from '../../plugin/react';
import { Failed } from '../../query/Failed';
import { useApiQuery } from '../../query/query';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton';
import { Heading } from '../../ui/content/Text';
import { TripStatus } from '../TripStatus';
import * as css from './TravellerHome.css';

/** Latest bookings in view; My Trips has them all. */
const SHOWN = 4;

/**
 * A client's own part of the start page: how much is booked and what was last (R165). What cannot be fetched is
 * cleared and says so; the other part stays (R164).
 */
export default function TravellerHome() {
  const { t } = useLingui();
  const user = useUser();
  const query = { query: { email: user?.email ?? '' } };
  const counts = useApiQuery(getUserBookingCount, query, { enabled: user !== null });
  const recent = useApiQuery(getRecentActivity, query, { enabled: user !== null });
  const figures = counts.isError ? undefined : counts.data?.data;
  const trips = recent.isError ? undefined : recent.data?.transactionlist;
  if (!user) return null;
  // Who has never booked is better served by the search above.
  if (figures?.total === 0 && trips?.length === 0) return null;
  const name = user.firstName || user.name;
  return (
    <section className={css.home} aria-labelledby="my-travel">
      <div className={css.head}>
        <Heading level={2} id="my-travel">
          <Trans>Your travel, {name}</Trans>
        </Heading>
        <TextLink to="/mytrip">{t`All trips`}</TextLink>
      </div>
      {counts.isError ? (
        <Failed of={counts} tone="warning" title={t`Your figures could not be loaded`} />
      ) : (
        <Figures counts={figures} />
      )}
      {recent.isError ? (
        <Failed of={recent} tone="warning" title={t`Your latest bookings could not be loaded`} />
      ) : (
        <Recent trips={trips} />
      )}
    </section>
  );
}

interface Counts {
  total: number;
  upcoming: number;
  byState: Readonly<Record<string, number>>;
}

function Figures({ counts }: { counts: Counts | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const figures: [string, number | undefined][] = [
    [t`Upcoming trips`, counts?.upcoming],
    [t`Confirmed bookings`, counts && (counts.byState['confirmed'] ?? 0)],
    [t`Cancelled bookings`, counts && (counts.byState['cancelled'] ?? 0)],
    [t`Total bookings`, counts?.total],
  ];
  return (
    <dl className={css.figures} aria-busy={counts === undefined}>
      {figures.map(([label, value]) => (
        <div key={label} className={css.figure}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            {value === undefined ? <Skeleton shape="block" width="1/3" height={32} /> : format.number(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Recent({ trips }: { trips: readonly TripSummary[] | undefined }) {
  const { t } = useLingui();
  const format = useFormat();
  const cards = useContributions('trips.cards');
  useServed(trips?.map(({ product }) => product) ?? []);
  const isLate = useLate(trips === undefined);
  if (!trips)
    return isLate ? (
      <SkeletonGroup label={t`Loading your latest bookings`}>
        <Skeleton shape="block" height={80} />
      </SkeletonGroup>
    ) : null;
  if (trips.length === 0) return null;
  return (
    <ul className={css.list} aria-label={t`Latest bookings`}>
      {trips.slice(0, SHOWN).map((trip) => {
        const card = cards.find(({ plugin }) => plugin === trip.product);
        const page = card?.page?.(trip);
        return (
          <li key={trip.bookingId} className={css.trip}>
            <div className={css.what}>
              <span className={css.title}>
                {page ? <TextLink {...(page as LinkProps)}>{trip.title}</TextLink> : trip.title}
              </span>
              <span className={css.when}>
                {format.dateRange(trip.startsAt, trip.endsAt)}
                {trip.locator && ` · ${trip.locator}`}
              </span>
            </div>
            <TripStatus trip={trip} card={card} />
          </li>
        );
      })}
    </ul>
  );
}

/** True once something has taken long enough to be worth a placeholder. */
function useLate(waiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, [waiting]);
  return isLate;
}
