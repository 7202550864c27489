import { type ReactNode, type Ref } from 'react';
import { classes } from '../content/box';
import * as css from './DateField.css';
import { FieldNotes, type FieldProps, useField } from '../fields/Field';
import * as fieldCss from '../fields/Field.css';
import { Icon } from '../pictures/Icon';
import { CalendarDays } from '../pictures/icons';
import { Trans } from '@lingui/react/macro';
import { VisuallyHidden } from '../content/Text';

interface DateTriggerProps extends FieldProps {
  open: boolean;
  onOpen: () => void;
  /** Called when the press is likely, so that the calendar may be fetched ahead. */
  onIntent: () => void;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** The field that shows a chosen date or range and opens the calendar. */
export function DateTrigger({
  label,
  hideLabel,
  hint,
  error,
  optional,
  id,
  open,
  onOpen,
  onIntent,
  disabled,
  ref,
  children,
}: DateTriggerProps) {
  const { inputId, labelId, aria } = useField({ id, hint, error });
  const name = (
    <label className={fieldCss.label} id={labelId} htmlFor={inputId}>
      {label}
    </label>
  );
  return (
    <div className={fieldCss.field}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={fieldCss.labelRow}>
          {name}
          {optional && (
            <span className={fieldCss.optional}>
              <Trans>Optional</Trans>
            </span>
          )}
        </div>
      )}
      <button
        ref={ref}
        type="button"
        id={inputId}
        className={classes(css.button, Boolean(error) && fieldCss.invalid)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-labelledby={`${labelId} ${inputId}-value`}
        aria-describedby={aria['aria-describedby']}
        disabled={disabled}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={onOpen}
      >
        <Icon icon={CalendarDays} />
        <span id={`${inputId}-value`} className={css.pair}>
          {children}
        </span>
      </button>
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}
