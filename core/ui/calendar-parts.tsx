import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useSyncExternalStore } from 'react';
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  DateField,
  DateInput,
  DateSegment,
  FieldError,
  Label,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { useFormat } from '@/core/i18n/use-format';
import { media } from '@/themes/scale';
import { classes } from './box';
import { button } from './Button.css';
import * as css from './Calendar.css';
import { isDate, todayLocal } from './date-range';
import { error as errorLook } from './Field.css';
import { Icon } from './Icon';
import { ChevronLeft, ChevronRight } from './icons';

/** Reads `YYYY-MM-DD`; null for nothing or nonsense. */
export const toCalendar = (iso: string | null | undefined): CalendarDate | null =>
  iso && isDate(iso) ? parseDate(iso) : null;

/** Months that a phone scrolls through. */
const PHONE_MONTHS = 13;

/** How many months are drawn: two (or one) side by side, on a phone a list to scroll. */
export function useMonthCount(wide: 1 | 2): number {
  const query = window.matchMedia(media.tablet);
  const tablet = useSyncExternalStore(
    (changed) => {
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => query.matches,
  );
  return tablet ? wide : PHONE_MONTHS;
}

/** A date that is typed, part by part, in the order of the reader's language. */
export function TypedDate({
  label,
  value,
  onChange,
  min,
  max,
  error,
}: {
  label: string;
  value: string | null;
  onChange: (iso: string | null) => void;
  min: string;
  max?: string;
  error?: ReactNode;
}) {
  return (
    <DateField
      className={css.field}
      value={toCalendar(value)}
      onChange={(date) => onChange(date ? date.toString() : null)}
      minValue={toCalendar(min)}
      maxValue={toCalendar(max)}
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
    >
      <Label className={css.fieldLabel}>{label}</Label>
      <DateInput className={css.input}>
        {(part) => <DateSegment segment={part} className={css.segment} />}
      </DateInput>
      {error && <FieldError className={errorLook}>{error}</FieldError>}
    </DateField>
  );
}

/** The months of the calendar around it, with the buttons that page through them where there is room. */
export function Months({ count, range }: { count: number; range: boolean }) {
  const { t } = useLingui();
  const single = use(CalendarStateContext);
  const ranged = use(RangeCalendarStateContext);
  const first = (range ? ranged : single)?.visibleRange.start;
  const format = useFormat();
  const today = todayLocal();
  return (
    <div className={classes(css.months, count === 1 && css.single)}>
      <div className={css.bar}>
        <AriaButton
          slot="previous"
          aria-label={t`Previous month`}
          className={button({ variant: 'quiet', iconOnly: true })}
        >
          <Icon icon={ChevronLeft} />
        </AriaButton>
        <AriaButton
          slot="next"
          aria-label={t`Next month`}
          className={button({ variant: 'quiet', iconOnly: true })}
        >
          <Icon icon={ChevronRight} />
        </AriaButton>
      </div>
      {Array.from({ length: count }, (_, offset) => (
        <div key={offset} className={css.month}>
          <div className={css.title} aria-hidden="true">
            <span className={css.capital}>
              {first && format.date(first.add({ months: offset }).toString(), 'month')}
            </span>
          </div>
          <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => (
                <CalendarCell
                  date={date}
                  className={classes(
                    css.day,
                    !range && css.singleDay,
                    date.toString() === today && css.today,
                  )}
                />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </div>
      ))}
    </div>
  );
}
