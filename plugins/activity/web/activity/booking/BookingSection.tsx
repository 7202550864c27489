import { Trans, useLingui } from '@lingui/react/macro';
import type { ResponseOf } from '@/core/contract';
import { Section } from '@/core/selling/results/Section';
import type { OfferSearch } from '@/core/selling/results/use-offer';
import { Grid, Stack } from '@/core/ui/content/layout';
import { Failed } from '@/core/query/Failed';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import type { ActivityDetails, getAvailableDates } from '../../../contract';
import { checkTravelers, type Travelers } from '../../../contract/travelers';
import type { Criteria } from '../../search/criteria';
import { chosenDay } from '../chosen';
import { DayPicker } from './DayPicker';
import { Options } from './Options';
import { TravelersPicker } from './TravelersPicker';

export interface BookingSectionProps {
  activity: ActivityDetails;
  dates: OfferSearch<ResponseOf<typeof getAvailableDates>>;
  criteria: Criteria;
  /** The day of the address; null before one is chosen. */
  date: string | null;
  /** The first day that was searched for. */
  wanted: string | null;
  travelers: Travelers;
  onDate: (day: string) => void;
  onTravelers: (travelers: Travelers) => void;
}

/** When it can be done, by whom, and what there is then (R326 to R330). */
export function BookingSection(props: BookingSectionProps) {
  const { activity, dates, criteria, date, wanted, travelers, onDate, onTravelers } = props;
  const { t } = useLingui();
  const days = dates.found?.data;
  const chosen = chosenDay(days, date ?? wanted);
  const problem = checkTravelers(travelers, activity.capacity);
  return (
    <Section title={<Trans>Dates and prices</Trans>}>
      <Grid columns={1} min="20rem" gap={24}>
        {dates.error ? (
          <Failed of={dates} onRetry={dates.again} />
        ) : days ? (
          <DayPicker days={days} chosen={chosen} wanted={wanted} onChoose={onDate} />
        ) : (
          <SkeletonGroup label={t`Loading the days`}>
            <Skeleton shape="block" height={80} />
            <Skeleton shape="block" height={80} />
          </SkeletonGroup>
        )}
        <TravelersPicker
          capacity={activity.capacity}
          travelers={travelers}
          problem={problem}
          onChange={onTravelers}
        />
      </Grid>
      <Stack gap={12}>
        {date && days && !days.some((day) => day.date === date) && (
          <Alert live tone="warning">{t`Product is not available on this date`}</Alert>
        )}
        {chosen && !problem && <Options {...{ activity, criteria, travelers }} date={chosen} />}
      </Stack>
    </Section>
  );
}
