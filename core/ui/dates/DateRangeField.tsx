import { useLingui } from '@lingui/react/macro';
import { lazy, type Ref, startTransition, Suspense, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import * as css from './DateField.css';
import { type DateRange, DEFAULT_MAX_DAYS, todayLocal } from './date-range';
import { DateTrigger } from './DateTrigger';
import type { FieldProps } from '../fields/Field';
import { Icon } from '../pictures/Icon';
import { ArrowRight } from '../pictures/icons';

const load = () => import('./DateRangePickerModal');
const DateRangePickerModal = lazy(() => load().then((module) => ({ default: module.DateRangePickerModal })));

export interface DateRangeFieldProps extends FieldProps {
  label: string;
  /** Names of the two ends, such as "Check-in" and "Check-out". */
  startLabel: string;
  endLabel: string;
  value: { start: string; end: string | null } | null;
  onChange: (value: DateRange) => void;
  /** First day that may be chosen; today unless given (R052). */
  min?: string;
  max?: string;
  /** Most days from start to end (R054). */
  maxDays?: number;
  /** How the length is told. */
  unit?: 'nights' | 'days';
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A start and an end, chosen in one calendar (R051), which is fetched when it is first needed. */
export function DateRangeField({
  startLabel,
  endLabel,
  value,
  onChange,
  min = todayLocal(),
  max,
  maxDays = DEFAULT_MAX_DAYS,
  unit = 'nights',
  ...rest
}: DateRangeFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  // Done is painted before the form takes the dates and the calendar is taken down: both are transitions.
  const day = (date: string) => (
    <>
      <span className={css.withWeekday}>{format.date(date, 'weekday')}</span>
      <span className={css.withoutWeekday}>{format.date(date, 'short')}</span>
    </>
  );
  return (
    <>
      <DateTrigger {...rest} open={open} onOpen={() => setOpen(true)} onIntent={() => void load()}>
        {value ? (
          <>
            <span className={css.value}>{day(value.start)}</span>
            <span className={css.dash}>
              <Icon icon={ArrowRight} size="small" />
            </span>
            <span className={classes(css.value, !value.end && css.placeholder)}>
              {value.end ? day(value.end) : endLabel}
            </span>
          </>
        ) : (
          <span className={classes(css.value, css.placeholder)}>{t`Choose dates`}</span>
        )}
      </DateTrigger>
      {open && (
        <Suspense fallback={null}>
          <DateRangePickerModal
            open
            onOpenChange={(next) => startTransition(() => setOpen(next))}
            title={rest.label}
            startLabel={startLabel}
            endLabel={endLabel}
            value={value?.end ? { start: value.start, end: value.end } : null}
            onChange={(next) => startTransition(() => onChange(next))}
            min={min}
            max={max}
            maxDays={maxDays}
            unit={unit}
          />
        </Suspense>
      )}
    </>
  );
}
