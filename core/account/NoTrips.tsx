import { useLingui } from '@lingui/react/macro';
import { useBookNowPath } from '../navigation/home';
import { linkTo } from '../address/link';
import { Button } from '../ui/actions/Button';
import { ButtonLink } from '../ui/actions/ButtonLink';
import { EmptyState } from '../ui/feedback/EmptyState';
import { Luggage, SearchX } from '../ui/pictures/icons';
import { isNarrowed, type TripFilter } from './trip-filter';

interface NoTripsProps {
  filter: TripFilter;
  onFilter: (next: Partial<TripFilter>) => void;
}

/** An empty list, and what to do about it. */
export function NoTrips({ filter, onFilter }: NoTripsProps) {
  const { t } = useLingui();
  const bookNow = useBookNowPath();
  const { locator } = filter;
  const everything = { category: undefined, state: undefined, locator: undefined };
  if (locator)
    return (
      <EmptyState
        icon={SearchX}
        title={t`No booking with the reference ${locator}`}
        action={
          <Button
            variant="secondary"
            onClick={() =>
              onFilter({ ...everything, when: 'all', locator: filter.when === 'all' ? undefined : locator })
            }
          >
            {filter.when === 'all' ? t`Show all bookings` : t`Search all bookings`}
          </Button>
        }
      >
        {t`You will find the reference in your confirmation and in its email.`}
      </EmptyState>
    );
  if (isNarrowed(filter))
    return (
      <EmptyState
        icon={Luggage}
        title={t`No booking matches these filters`}
        action={
          <Button
            variant="secondary"
            onClick={() => onFilter(everything)}
          >{t`Show every status and category`}</Button>
        }
      />
    );
  if (filter.when === 'past')
    return (
      <EmptyState
        icon={Luggage}
        title={t`No past trips yet`}
        action={
          <Button
            variant="secondary"
            onClick={() => onFilter({ when: 'upcoming' })}
          >{t`Show upcoming trips`}</Button>
        }
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
      {t`Your bookings appear here, with everything you need for the trip.`}
    </EmptyState>
  );
}
