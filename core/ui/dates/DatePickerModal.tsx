import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Calendar, I18nProvider } from 'react-aria-components';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '../actions/Button';
import * as css from './Calendar.css';
import { Months, toCalendar, TypedDate, useMonthCount } from './calendar-parts';
import { isAllowed, todayLocal } from './date-range';
import { Dialog } from '../overlays/Dialog';

export interface DatePickerModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `YYYY-MM-DD` */
  value: string | null;
  onChange: (value: string) => void;
  /** First day that may be chosen; today unless given (R052). */
  min?: string;
  max?: string;
}

/** One date in a modal with Done (R051): picked in the calendar or typed. Nothing changes until Done. */
export function DatePickerModal({
  open,
  onOpenChange,
  title,
  value,
  onChange,
  min = todayLocal(),
  max,
}: DatePickerModalProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [typed, setTyped] = useState(value);
  const months = useMonthCount(1);
  const chosen = typed && isAllowed(typed, min, max) ? typed : null;
  const error =
    typed && !chosen && typed >= '1000'
      ? max
        ? t`Choose a date from ${format.date(min)} to ${format.date(max)}`
        : t`Choose a date from ${format.date(min)} on`
      : undefined;
  const done = () => {
    if (!chosen) return;
    onChange(chosen);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="small"
      footer={
        <div className={css.foot}>
          <span className={css.summary} role="status">
            {chosen ? format.date(chosen, 'full') : ''}
          </span>
          <Button aria-disabled={!chosen} onClick={done}>{t`Done`}</Button>
        </div>
      }
    >
      <I18nProvider locale={format.locale}>
        <div className={css.fields}>
          <TypedDate label={t`Date`} value={typed} onChange={setTyped} {...{ min, max, error }} />
        </div>
        <Calendar
          aria-label={title}
          className={css.calendar}
          visibleDuration={{ months }}
          pageBehavior="single"
          value={toCalendar(chosen)}
          defaultFocusedValue={toCalendar(chosen ?? min)}
          onChange={(date) => {
            setTyped(date.toString());
          }}
          minValue={toCalendar(min)}
          maxValue={toCalendar(max)}
        >
          <Months count={months} />
        </Calendar>
      </I18nProvider>
    </Dialog>
  );
}
