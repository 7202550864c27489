import { useLingui } from '@lingui/react/macro';
import { lazy, type Ref, startTransition, Suspense, useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import * as css from './DateField.css';
import { todayLocal } from './date-range';
import { DateTrigger } from './DateTrigger';
import type { FieldProps } from '../fields/Field';

const load = () => import('./DatePickerModal');
const DatePickerModal = lazy(() => load().then((module) => ({ default: module.DatePickerModal })));

export interface DateFieldProps extends FieldProps {
  label: string;
  /** `YYYY-MM-DD` */
  value: string | null;
  onChange: (value: string) => void;
  /** First day that may be chosen; today unless given (R052). */
  min?: string;
  max?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One date, chosen in the calendar's modal (R051), which is fetched when it is first needed. */
export function DateField({ value, onChange, min = todayLocal(), max, ...rest }: DateFieldProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [open, setOpen] = useState(false);
  // Done is painted before the form takes the dates and the calendar is taken down: both are transitions.
  return (
    <>
      <DateTrigger {...rest} open={open} onOpen={() => setOpen(true)} onIntent={() => void load()}>
        <span className={classes(css.value, !value && css.placeholder)}>
          {value ? format.date(value, 'weekday') : t`Choose a date`}
        </span>
      </DateTrigger>
      {open && (
        <Suspense fallback={null}>
          <DatePickerModal
            open
            onOpenChange={(next) => startTransition(() => setOpen(next))}
            title={rest.label}
            value={value}
            onChange={(next) => startTransition(() => onChange(next))}
            min={min}
            max={max}
          />
        </Suspense>
      )}
    </>
  );
}
