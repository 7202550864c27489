import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { I18nProvider, RangeCalendar } from 'react-aria-components';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from './Button';
import * as css from './Calendar.css';
import { Months, toCalendar, TypedDate, useDone, useMonthCount, useTypedLater } from './calendar-parts';
import {
  type DateRange,
  daysBetween,
  DEFAULT_MAX_DAYS,
  isAllowed,
  type RangeNote,
  settleRange,
  todayLocal,
} from './date-range';
import { Dialog } from './Dialog';

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

/** A start and an end in a modal with Done (R051): picked in one calendar or typed. Nothing changes until Done. */
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
  const [held, hold] = useTypedLater();
  const [start, setStart] = useState(value?.start ?? null);
  const [end, setEnd] = useState(value?.end ?? null);
  const [note, setNote] = useState<RangeNote>(null);
  const usable = (iso: string | null): iso is string => iso !== null && isAllowed(iso, min, max);
  const range = usable(start) && usable(end) ? { start, end } : null;
  const settled = range && settleRange(range, { min, max, maxDays });

  const choose = (next: DateRange): void => {
    const kept = settleRange(next, { min, max, maxDays });
    setStart(kept.start);
    setEnd(kept.end);
    setNote(kept.note);
    hold();
  };
  /** Typing is left alone until both ends are dates; Done then applies the rules. */
  const type = (set: (iso: string | null) => void) => (iso: string | null) => {
    set(iso);
    setNote(null);
  };
  const wrong = (iso: string | null) =>
    iso && iso >= '1000' && !usable(iso) ? t`Choose a date from ${format.date(min)} on` : undefined;
  const done = useDone(settled, (kept) => {
    onChange({ start: kept.start, end: kept.end });
    onOpenChange(false);
  });
  const length = settled ? daysBetween(settled.start, settled.end) : 0;
  const told = note ?? settled?.note ?? null;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="large"
      footer={
        <div className={css.foot}>
          <span className={css.summary} role="status">
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
            held={held}
          />
          <TypedDate
            label={endLabel}
            value={end}
            onChange={type(setEnd)}
            min={min}
            max={max}
            error={wrong(end)}
            held={held}
          />
        </div>
        <RangeCalendar
          aria-label={title}
          className={css.calendar}
          visibleDuration={{ months }}
          pageBehavior="single"
          value={settled ? { start: toCalendar(settled.start)!, end: toCalendar(settled.end)! } : null}
          defaultFocusedValue={toCalendar(settled?.start ?? min)}
          onChange={(next) => choose({ start: next.start.toString(), end: next.end.toString() })}
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
        >
          <Months count={months} />
        </RangeCalendar>
      </I18nProvider>
    </Dialog>
  );
}
