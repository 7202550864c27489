import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { I18nProvider, RangeCalendar, RangeCalendarStateContext } from 'react-aria-components';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '../actions/Button';
import * as css from './Calendar.css';
import { Months, toCalendar, TypedDate, useMonthCount } from './calendar-parts';
import {
  type DateRange,
  daysBetween,
  DEFAULT_MAX_DAYS,
  isAllowed,
  moveRange,
  type RangeNote,
  settleRange,
  todayLocal,
} from './date-range';
import { Dialog } from '../overlays/Dialog';

export interface DateRangePickerModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  startLabel: string;
  endLabel: string;
  value: DateRange | null;
  onChange: (value: DateRange) => void;
  /** First day that may be chosen; today unless given (R052). */
  min?: string;
  max?: string;
  /** Most days from start to end (R054). */
  maxDays?: number;
  unit?: 'nights' | 'days';
}

/** Tells of a first day that still lacks its second: the calendar itself tells of both together. */
function FirstDay({ onChange }: { onChange: (day: string | null) => void }) {
  const day = use(RangeCalendarStateContext)?.anchorDate?.toString() ?? null;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(day), [day]);
  return null;
}

/**
 * A start and an end in a modal with Done (R051): picked in one calendar or typed. Nothing changes until Done; with only
 * a first day picked, it takes as many days from there as were chosen before.
 */
export function DateRangePickerModal({
  open,
  onOpenChange,
  title,
  startLabel,
  endLabel,
  value,
  onChange,
  min = todayLocal(),
  max,
  maxDays = DEFAULT_MAX_DAYS,
  unit = 'nights',
}: DateRangePickerModalProps) {
  const { t } = useLingui();
  const format = useFormat();
  const months = useMonthCount(2);
  const [start, setStart] = useState(value?.start ?? null);
  const [end, setEnd] = useState(value?.end ?? null);
  const [note, setNote] = useState<RangeNote>(null);
  const [first, setFirst] = useState<string | null>(null);
  const usable = (iso: string | null): iso is string => iso !== null && isAllowed(iso, min, max);
  const range = usable(start) && usable(end) ? { start, end } : null;
  const limits = { min, max, maxDays };
  const settled = range && settleRange(range, limits);

  const choose = (kept: DateRange & { note: RangeNote }): void => {
    setStart(kept.start);
    setEnd(kept.end);
    setNote(kept.note);
  };
  const chooseFirst = (day: string | null): void => {
    setFirst(day);
    if (day) choose(moveRange(day, settled, limits));
  };
  /** Typing is left alone until both ends are dates; Done then applies the rules. */
  const type = (set: (iso: string | null) => void) => (iso: string | null) => {
    set(iso);
    setNote(null);
  };
  const wrong = (iso: string | null) =>
    iso && iso >= '1000' && !usable(iso) ? t`Choose a date from ${format.date(min)} on` : undefined;
  const done = () => {
    if (!settled) return;
    onChange({ start: settled.start, end: settled.end });
    onOpenChange(false);
  };
  const length = settled ? daysBetween(settled.start, settled.end) : 0;
  const told = note ?? settled?.note ?? null;
  const firstDay = first && format.date(first, 'weekday');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="large"
      footer={
        <div className={css.foot}>
          <span className={css.summary} role="status">
            {firstDay && <span className={css.note}>{t`${firstDay} – now choose: ${endLabel}`}</span>}
            {told === 'capped' && (
              <span
                className={css.note}
              >{t`At most ${plural(maxDays, { one: '# day', other: '# days' })}: the end was moved`}</span>
            )}
            {told === 'pushed' && (
              <span className={css.note}>{t`The end comes at least one day after the start`}</span>
            )}
            {settled && (
              <>
                {format.dateRange(settled.start, settled.end)}
                {' · '}
                {unit === 'nights'
                  ? t`${plural(length, { one: '# night', other: '# nights' })}`
                  : t`${plural(length, { one: '# day', other: '# days' })}`}
              </>
            )}
          </span>
          <Button aria-disabled={!settled} onClick={done}>{t`Done`}</Button>
        </div>
      }
    >
      <I18nProvider locale={format.locale}>
        <div className={css.fields}>
          <TypedDate
            label={startLabel}
            value={start}
            onChange={type(setStart)}
            min={min}
            max={max}
            error={wrong(start)}
          />
          <TypedDate
            label={endLabel}
            value={end}
            onChange={type(setEnd)}
            min={min}
            max={max}
            error={wrong(end)}
          />
        </div>
        <RangeCalendar
          aria-label={title}
          className={css.calendar}
          visibleDuration={{ months }}
          pageBehavior="single"
          value={settled ? { start: toCalendar(settled.start)!, end: toCalendar(settled.end)! } : null}
          defaultFocusedValue={toCalendar(settled?.start ?? min)}
          onChange={(next) =>
            choose(settleRange({ start: next.start.toString(), end: next.end.toString() }, limits))
          }
          // Leaving the calendar after the first day must not choose the day under the pointer as the second.
          commitBehavior="reset"
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
        >
          <FirstDay onChange={chooseFirst} />
          <Months count={months} />
        </RangeCalendar>
      </I18nProvider>
    </Dialog>
  );
}
