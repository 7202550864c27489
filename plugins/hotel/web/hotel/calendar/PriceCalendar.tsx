import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { wordsOf } from '@/core/i18n/words-of';
import { callOf } from '@/core/query/call';
import { Button, IconButton } from '@/core/ui/actions/Button';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { todayLocal } from '@/core/ui/dates/date-range';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton, SkeletonGroup } from '@/core/ui/feedback/Skeleton';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { CalendarDays, ChevronLeft, ChevronRight } from '@/core/ui/pictures/icons';
import { getPriceCalendar } from '../../../contract';
import type { Correlation } from '../../find/use-correlation';
import { useHotelWords } from '../../hotel-words';
import { useInSearch } from '../use-in-search';
import { addMonths, monthOf } from './month';
import { PriceMonth } from './PriceMonth';

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
      <Dialog open={open} onOpenChange={setOpen} title={t`Prices by day of arrival`}>
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
  const format = useFormat();
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
        <Trans>The lowest price of {stay} for your rooms and guests.</Trans>
      </Text>
      <Inline justify="between" wrap={false}>
        <IconButton
          icon={ChevronLeft}
          label={t`Previous month`}
          disabled={month <= now}
          onClick={() => setMonth(addMonths(month, -1))}
        />
        <div aria-live="polite">
          <Heading level={3} size={18}>
            {format.date(`${month}-01`, 'month')}
          </Heading>
        </div>
        <IconButton
          icon={ChevronRight}
          label={t`Next month`}
          disabled={month >= addMonths(now, MOST_MONTHS)}
          onClick={() => setMonth(addMonths(month, 1))}
        />
      </Inline>
      {calendar.error ? (
        <Alert live tone="danger" onRetry={calendar.again} retrying={calendar.isFetching}>
          {wordsOf(calendar.error)}
        </Alert>
      ) : days && days.length > 0 ? (
        <PriceMonth key={month} {...{ days, nights, onChoose }} chosen={checkIn} />
      ) : days ? (
        <Text tone="secondary">
          <Trans>No prices are known for this month.</Trans>
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
