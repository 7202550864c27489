import { type CalendarDate, endOfMonth, isSameMonth, parseDate, startOfMonth } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import {
  memo,
  type ReactNode,
  type RefObject,
  startTransition,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  CalendarContext,
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
  RangeCalendarContext,
  RangeCalendarStateContext,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { useFormat } from '@/core/i18n/use-format';
import { media } from '@/themes/scale';
import { classes } from './box';
import { IconButton } from './Button';
import * as css from './Calendar.css';
import { isDate } from './date-range';
import { Day, type MonthsState, useMonthsState } from './Day';
import { error as errorLook } from './Field.css';
import { ChevronLeft, ChevronRight } from './icons';
import { painted } from './painted';

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

/** Whether typed dates wait for the paint of what was picked in the calendar, and what makes them. */
export function useTypedLater(): [held: boolean, hold: () => void] {
  const [held, setHeld] = useState(false);
  const hold = async (): Promise<void> => {
    setHeld(true);
    await painted();
    startTransition(() => setHeld(false));
  };
  return [held, () => void hold()];
}

/** What Done does: hands over what is chosen, after the presses before it, once its own has been painted. */
export function useDone<Chosen>(chosen: Chosen | null, take: (chosen: Chosen) => void): () => void {
  const latest = useRef({ chosen, take });
  useLayoutEffect(() => {
    latest.current = { chosen, take };
  });
  const done = async (): Promise<void> => {
    await painted();
    const now = latest.current;
    if (now.chosen !== null) now.take(now.chosen);
  };
  return () => void done();
}

interface TypedDateProps {
  label: string;
  value: string | null;
  onChange: (iso: string | null) => void;
  min: string;
  max?: string;
  error?: ReactNode;
  /** Leaves what it shows as it is: its many parts are long to draw. */
  held: boolean;
}

/** A date that is typed, part by part, in the order of the reader's language. */
export const TypedDate = memo(
  function TypedDate({ label, value, onChange, min, max, error }: TypedDateProps) {
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
  },
  (_, { held }) => held,
);

/** The months of the calendar around it, with the buttons that page through them where there is room. */
export function Months({ count }: { count: number }) {
  const { t } = useLingui();
  const state = useMonthsState();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  });
  const promptId = useId();
  // The press is painted before another month is drawn; each of two quick ones turns a page.
  const turn = async (pressed: HTMLButtonElement, act: (now: MonthsState) => void): Promise<void> => {
    await painted();
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
          onClick={(event) => void turn(event.currentTarget, (now) => now.focusPreviousPage())}
        />
        <IconButton
          icon={ChevronRight}
          label={t`Next month`}
          disabled={state.isNextVisibleRangeInvalid()}
          onClick={(event) => void turn(event.currentTarget, (now) => now.focusNextPage())}
        />
      </div>
      {Array.from({ length: count }, (_, offset) => {
        const month = state.visibleRange.start.add({ months: offset });
        return (
          <Month
            key={offset}
            {...{ state, month, offset, latest }}
            shows={monthShows(state, month)}
            live={isSameMonth(state.focusedDate, month)}
            promptId={isRange ? promptId : undefined}
          />
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

/** All that a month shows of the calendar's state beside the focus, as a text that changes when it does. */
function monthShows(state: MonthsState, month: CalendarDate): string {
  const { visibleRange, minValue, maxValue } = state;
  const frame = [visibleRange.start, visibleRange.end, minValue, maxValue].join(' ');
  const chosen = 'anchorDate' in state ? state.highlightedRange : null;
  if (!chosen) {
    const days = 'anchorDate' in state ? [] : [state.value].flat();
    return [frame, ...days.filter((day) => day && isSameMonth(day, month))].join(' ');
  }
  const [first, last] = [startOfMonth(month), endOfMonth(month)];
  if (chosen.end.compare(first) < 0 || chosen.start.compare(last) > 0) return frame;
  const start = chosen.start.compare(first) < 0 ? 'before' : chosen.start;
  const end = chosen.end.compare(last) > 0 ? 'after' : chosen.end;
  return [frame, start, end].join(' ');
}

interface MonthProps {
  state: MonthsState;
  month: CalendarDate;
  offset: number;
  latest: RefObject<MonthsState>;
  /** What it shows of the state. */
  shows: string;
  /** It has the day that the keys start from, so it needs the state as it is. */
  live: boolean;
  promptId: string | undefined;
}

/**
 * One month; a press, of which most months show nothing, does not draw it anew. The calendar's own contexts, which are
 * new with each press, end here.
 */
const Month = memo(
  function Month({ state, month, offset, latest, promptId }: MonthProps) {
    const format = useFormat();
    const grid = (
      <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className={css.grid}>
        <CalendarGridHeader>{(name) => <CalendarHeaderCell>{name}</CalendarHeaderCell>}</CalendarGridHeader>
        <CalendarGridBody>{(date) => <Day {...{ date, month, latest, promptId }} />}</CalendarGridBody>
      </CalendarGrid>
    );
    return (
      <div className={css.month}>
        <div className={css.title} aria-hidden="true">
          <span className={css.capital}>{format.date(month.toString(), 'month')}</span>
        </div>
        {'anchorDate' in state ? (
          <RangeCalendarContext value={null}>
            <RangeCalendarStateContext value={state}>{grid}</RangeCalendarStateContext>
          </RangeCalendarContext>
        ) : (
          <CalendarContext value={null}>
            <CalendarStateContext value={state}>{grid}</CalendarStateContext>
          </CalendarContext>
        )}
      </div>
    );
  },
  (before, now) =>
    before.state === now.state ||
    (!before.live && !now.live && before.shows === now.shows && before.promptId === now.promptId),
);
