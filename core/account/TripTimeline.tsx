import { useLingui } from '@lingui/react/macro';
import type { TripSummary } from '../contract/bookings/booking';
import { useFormat } from '../i18n/use-format';
import { Badge } from '../ui/content/Badge';
import { Stack } from '../ui/content/layout';
import { Heading } from '../ui/content/Text';
import { TripCard } from './TripCard';
import { monthsOf } from './trip-months';
import * as css from './Trips.css';

/** The trips by month, what comes next first. */
export function TripTimeline({ trips, label }: { trips: readonly TripSummary[]; label: string }) {
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
