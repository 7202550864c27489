import { Trans } from '@lingui/react/macro';
import type { TripSummary } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import { TripCard, tripCard } from '@/core/selling/after-sale/trips/TripCard';
import { ExternalLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import type { ActivityTripDetails } from '../../contract';
import { beginningText } from '../../say/beginning';
import { useActivityWords } from '../activity-words';
import { SHOWN } from '../shown';

/** An activity in My Trips. */
function ActivityTrip({ trip, details }: { trip: TripSummary; details: ActivityTripDetails }) {
  const format = useFormat();
  const words = useActivityWords();
  const { begins, city, travelers, startTime, organizerVoucher } = details;
  // The city is said behind it.
  const place = begins && beginningText(begins, '', words.say);
  const day = trip.startsAt.slice(0, 10);
  return (
    <TripCard
      product={SHOWN}
      trip={trip}
      who={trip.travelers[0] ?? ''}
      title={trip.title || <Trans>Activity</Trans>}
    >
      {day && (
        <Text size={14} weight={550} numeric>
          {[format.date(day, 'weekday'), startTime && words.time(day, startTime)].filter(Boolean).join(', ')}
        </Text>
      )}
      <Text size={14} tone="secondary">
        {[words.travelers(travelers), place, city].filter(Boolean).join(' · ')}
      </Text>
      {organizerVoucher && trip.state === 'confirmed' && (
        <Text size={14}>
          <ExternalLink href={organizerVoucher.url}>
            {organizerVoucher.mustPrint ? (
              <Trans>Open your voucher and print it</Trans>
            ) : (
              <Trans>Open your voucher</Trans>
            )}
          </ExternalLink>
        </Text>
      )}
    </TripCard>
  );
}

export default tripCard(SHOWN, ActivityTrip);
