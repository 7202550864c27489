import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateField,
  DateInput,
  DateSegment,
  FieldError,
  Label,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useFormat } from '@/core/i18n/use-format';
import { media } from '@/themes/scale';
import { classes } from '../content/box';
import { IconButton } from '../actions/Button';
import * as css from './Calendar.css';
import { isDate } from './date-range';
import { Day, type MonthsState, useMonthsState } from './Day';
import { error as errorLook } from '../fields/Field.css';
import { ChevronLeft, ChevronRight } from '../pictures/icons';

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

interface TypedDateProps {
  label: string;
  value: string | null;
  onChange: (iso: string | null) => void;
  min: string;
  max?: string;
  error?: ReactNode;
}

/** A date that is typed, part by part, in the order of the reader's language. */
export function TypedDate({ label, value, onChange, min, max, error }: TypedDateProps) {
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
export function Months({ count }: { count: number }) {
  const { t } = useLingui();
  const format = useFormat();
  const state = useMonthsState();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const promptId = useId();
  const turn = (pressed: HTMLButtonElement, act: (now: MonthsState) => void): void => {
    flushSync(() => act(latest.current));
    // At the last page the button gives the focus to the days.
    if (pressed.disabled) latest.current.setFocused(true);
  };
  const isRange = 'anchorDate' in state;
  return (
    <div className={classes(css.months, count === 1 && css.single)}>
      <div className={css.bar}>
        <IconButton
          icon={ChevronLeft}
          label={t`Previous month`}
          disabled={state.isPreviousVisibleRangeInvalid()}
          onClick={(event) => turn(event.currentTarget, (now) => now.focusPreviousPage())}
        />
        <IconButton
          icon={ChevronRight}
          label={t`Next month`}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={(event) => turn(event.currentTarget, (now) => now.focusNextPage())}
        />
      </div>
      {Array.from({ length: count }, (_, offset) => {
        const month = state.visibleRange.start.add({ months: offset });
        return (
          <div className={css.month} key={offset}>
            <div className={css.title} aria-hidden="true">
              <span className={css.capital}>{format.date(month.toString(), 'month')}</span>
            </div>
            <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
              <CalendarGridHeader>
                {(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <Day {...{ date, month, latest }} promptId={isRange ? promptId : undefined} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        );
      })}
      {isRange && (
        <span id={promptId} hidden>
          {state.anchorDate ? t`Press to choose the end` : t`Press to choose the start`}
        </span>
      )}
    </div>
  );
}
