import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { callOf } from '@/core/query/call';
import { addMonths, monthOf } from '@/core/selling/results/calendar/month';
import { MonthHead } from '@/core/selling/results/calendar/MonthHead';
import { PriceMonth } from '@/core/selling/results/calendar/PriceMonth';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { todayLocal } from '@/core/ui/dates/date-range';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { CalendarDays } from '@/core/ui/pictures/icons';
import { getPriceCalendar } from '../../contract';
import type { Correlation } from '../find/use-correlation';
import { useHotelWords } from '../hotel-words';
import { useInSearch } from './use-in-search';

/** Months ahead that can be looked at. */
const MOST_MONTHS = 12;

interface PriceCalendarProps {
  search: Correlation;
  hotelId: string;
  /** The day on which the stay begins now. */
  checkIn: string | null;
  nights: number;
  onChoose: (day: string) => void;
}

/** What the same stay costs on other days, a month at a time; a day that is pressed moves the stay. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="field" icon={CalendarDays} onClick={() => setOpen(true)}>
        {t`Prices by day`}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t`Prices by check-in date`}>
        {open && (
          <Months
            {...props}
            onChoose={(day) => {
              setOpen(false);
              props.onChoose(day);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Months({ search, hotelId, checkIn, nights, onChoose }: PriceCalendarProps) {
  const { t } = useLingui();
  const words = useHotelWords();
  const now = monthOf(todayLocal());
  const [month, setMonth] = useState(checkIn ? monthOf(checkIn) : now);
  const calendar = useInSearch(search, (corelationid) =>
    callOf(getPriceCalendar, { query: { corelationid, hotelid: hotelId, month } }),
  );
  const days = calendar.found?.data.days;
  const stay = words.nights(nights);
  return (
    <Stack gap={16}>
      <Text size={14} tone="secondary">
        <Trans>The lowest price for {stay} for your rooms and guests.</Trans>
      </Text>
      <MonthHead month={month} first={now} last={addMonths(now, MOST_MONTHS)} onChange={setMonth} />
      {calendar.error ? (
        <Failed of={calendar} onRetry={calendar.again} />
      ) : days && days.length > 0 ? (
        <PriceMonth
          key={month}
          {...{ days, onChoose }}
          chosen={checkIn}
          caption={t`Lowest price by check-in date`}
          priced={(price) =>
            plural(nights, { one: `# night from ${price}`, other: `# nights from ${price}` })
          }
        />
      ) : days ? (
        <Text tone="secondary">
          <Trans>There are no prices for this month yet.</Trans>
        </Text>
      ) : (
        <SkeletonGroup label={t`Loading prices`}>
          <Skeleton shape="block" height={80} />
          <Skeleton shape="block" height={80} />
          <Skeleton shape="block" height={80} />
        </SkeletonGroup>
      )}
    </Stack>
  );
}
