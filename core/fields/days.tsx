import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { IsoDate } from '../contract/date';
import { addDays, type DateRange } from '../ui/dates/date-range';
import { DateField } from '../ui/dates/DateField';
import { DateRangeField } from '../ui/dates/DateRangeField';
import { alone, type Sought } from './sought';

const HAS_PASSED = { message: msg`This day has passed. Please choose another one.` };
const IS_BEFORE = { message: msg`The last day is before the first one.` };

/** A day, at first so many days from now. */
export const day = ({ ahead }: { ahead: number }): Sought<string> => ({
  ...alone(IsoDate, (today) => addDays(today, ahead)),
  draw: ({ value = null, ...field }, { today }) => <DateField {...field} value={value} min={today} />,
  told: (value, { format }) => format.date(value, 'weekday'),
  wrong: (value, { today }) => (value < today ? HAS_PASSED : null),
  begins: String,
});

/** From one day to another one, which stands under a name of its own. */
export const days = ({
  until,
  ahead,
  length,
  unit,
  ...words
}: {
  until: string;
  ahead: number;
  /** How long, at first. */
  length: number;
  unit: 'days' | 'nights';
  startLabel: MessageDescriptor;
  endLabel: MessageDescriptor;
}): Sought<DateRange> => ({
  shapes: (name) => ({ [name]: IsoDate, [until]: IsoDate }),
  read: ({ [until]: end, ...criteria }, name, today) => {
    const start = String(criteria[name] ?? addDays(today, ahead));
    return { start, end: String(end ?? addDays(start, length)) };
  },
  write: ({ start, end }, name) => ({ [name]: start, [until]: end }),
  draw: ({ value = null, ...field }, { today }) => (
    <DateRangeField
      {...{ ...field, value, unit }}
      min={today}
      startLabel={i18n._(words.startLabel)}
      endLabel={i18n._(words.endLabel)}
    />
  ),
  told: ({ start, end }, { format }) => format.dateRange(start, end),
  wrong: ({ start, end }, { today }) => (start < today ? HAS_PASSED : end < start ? IS_BEFORE : null),
  begins: ({ start }) => start,
});
