import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { memo, type RefObject, use, useEffect, useRef } from 'react';
import { CalendarStateContext, RangeCalendarStateContext } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import * as css from './Calendar.css';
import { todayLocal } from './date-range';

type SingleState = NonNullable<React.ContextType<typeof CalendarStateContext>>;
type RangeState = NonNullable<React.ContextType<typeof RangeCalendarStateContext>>;
export type MonthsState = SingleState | RangeState;

/** What the calendar around it keeps. */
export function useMonthsState(): MonthsState {
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  return (single ?? range)!;
}

interface DayProps {
  date: CalendarDate;
  /** The month that it is drawn in. */
  month: CalendarDate;
  /** The state as it is when something is pressed. */
  latest: RefObject<MonthsState>;
  /** Id of what says what a press chooses. */
  promptId: string | undefined;
}

/**
 * One day of a calendar. There are hundreds of them, and each press changes a few: what a day looks like is told in
 * plain values, and only a day of which one has changed is drawn. The keys are the grid's.
 */
export function Day({ date, month, latest, promptId }: DayProps) {
  const state = useMonthsState();
  if (date.month !== month.month) return <td />;
  const range = 'anchorDate' in state ? state : null;
  const isFocusable = !state.isCellDisabled(date);
  return (
    <DayCell
      latest={latest}
      day={date.toString()}
      disabled={!isFocusable}
      selected={isFocusable && state.isSelected(date)}
      start={range?.highlightedRange?.start.compare(date) === 0}
      end={range?.highlightedRange?.end.compare(date) === 0}
      focused={state.isCellFocused(date)}
      tabbable={isFocusable && state.focusedDate.compare(date) === 0}
      single={!range}
      promptId={state.isCellFocused(date) ? promptId : undefined}
    />
  );
}

interface DayCellProps {
  latest: RefObject<MonthsState>;
  day: string;
  disabled: boolean;
  selected: boolean;
  start: boolean;
  end: boolean;
  focused: boolean;
  tabbable: boolean;
  /** It is chosen by itself, not as one end of a range. */
  single: boolean;
  promptId: string | undefined;
}

const DayCell = memo(function DayCell(props: DayCellProps) {
  const { latest, day, disabled, selected, start, end, focused, tabbable, single, promptId } = props;
  const { t } = useLingui();
  const format = useFormat();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    button.current?.focus({ preventScroll: true });
    // The keys go beyond what is in view; under a finger nothing may move.
    if (button.current?.matches(':focus-visible')) button.current.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  const full = format.date(day, 'full');
  const isToday = day === todayLocal();
  const named = isToday ? t`Today, ${full}` : full;
  const told = !selected
    ? named
    : single || !(start || end)
      ? t`${named}, selected`
      : start
        ? t`${named}, start of the selection`
        : t`${named}, end of the selection`;
  const take = (act: (state: MonthsState, date: CalendarDate) => void) => () => {
    if (latest.current && !disabled) act(latest.current, parseDate(day));
  };
  /** At once, so that a press that follows is taken after it. */
  const choose = (): void =>
    flushSync(
      take((state, date) => {
        state.selectDate(date);
        state.setFocusedDate(date);
        state.setFocused(true);
      }),
    );
  return (
    <td role="gridcell" aria-disabled={disabled || undefined} aria-selected={selected || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the grid's */}
      <div
        ref={button}
        role="button"
        tabIndex={tabbable ? 0 : -1}
        aria-disabled={disabled || undefined}
        aria-label={told}
        aria-describedby={promptId}
        data-disabled={disabled || undefined}
        data-selected={selected || undefined}
        data-selection-start={start || undefined}
        data-selection-end={end || undefined}
        className={classes(css.day, single && css.singleDay, isToday && css.today)}
        // A press focuses by choosing, so that all that it changes is drawn once.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={take((state, date) => {
          if (state.isCellFocused(date)) return;
          state.setFocusedDate(date);
          state.setFocused(true);
        })}
        onClick={choose}
        onPointerEnter={(event) => {
          if (event.pointerType === 'touch') return;
          take((state, date) => 'highlightDate' in state && state.highlightDate(date))();
        }}
      >
        {Number(day.slice(8))}
      </div>
    </td>
  );
});
