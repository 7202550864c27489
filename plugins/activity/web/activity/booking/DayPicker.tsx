import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { monthOf, type PricedDay } from '@/core/selling/results/calendar/month';
import { MonthHead } from '@/core/selling/results/calendar/MonthHead';
import { PriceMonth } from '@/core/selling/results/calendar/PriceMonth';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';

/** Every day of a month; those that are not in `days` cannot be chosen (R326). */
export function daysOfMonth(month: string, days: readonly PricedDay[]): PricedDay[] {
  const [year, nth] = month.split('-').map(Number) as [number, number];
  const count = new Date(Date.UTC(year, nth, 0)).getUTCDate();
  const priced = new Map(days.map((day) => [day.date, day]));
  return Array.from({ length: count }, (_, at) => {
    const date = `${month}-${String(at + 1).padStart(2, '0')}`;
    return priced.get(date) ?? { date, from: null };
  });
}

interface DayPickerProps {
  days: readonly PricedDay[];
  chosen: string | null;
  /** The first day that was searched for. */
  wanted: string | null;
  onChoose: (day: string) => void;
}

/** The days on which there is room, each with its lowest price; only those can be chosen (R326). */
export function DayPicker({ days, chosen, wanted, onChoose }: DayPickerProps) {
  const { t } = useLingui();
  const format = useFormat();
  const first = days[0]?.date;
  const last = days.at(-1)?.date;
  const [shown, setShown] = useState<string | null>(null);
  if (!first || !last)
    return (
      <Text tone="secondary">
        <Trans>No day is available at the moment. Look at other activities of the same kind.</Trans>
      </Text>
    );
  const start = chosen ?? (wanted && wanted >= first && wanted <= last ? wanted : first);
  const month = shown ?? monthOf(start);
  return (
    <Stack gap={12}>
      <Heading level={3} size={16}>
        {chosen ? format.date(chosen, 'full') : <Trans>Choose a day</Trans>}
      </Heading>
      <MonthHead month={month} first={monthOf(first)} last={monthOf(last)} onChange={setShown} />
      <PriceMonth
        key={month}
        days={daysOfMonth(month, days)}
        chosen={chosen}
        caption={t`Available dates, with the lowest price per person`}
        priced={(price) => t`from ${price} per person`}
        onChoose={onChoose}
      />
    </Stack>
  );
}
