import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classes } from '../content/box';
import * as css from './Field.css';
import { Icon } from '../pictures/Icon';
import { CircleAlert } from '../pictures/icons';
import * as spin from '../feedback/Spinner.css';
import { VisuallyHidden } from '../content/Text';

/** What every field takes. `error` is shown when it is given: pass it after blur or submit, not while typing first. */
export interface FieldProps {
  /** What is asked for, in words that stand above the control. */
  label: ReactNode;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  /** Helps before anything is wrong: a format, an example, where to find it. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; marks the control as invalid. */
  error?: ReactNode;
  /** Says that the field may stay empty. */
  optional?: boolean;
  /** Of the control itself, for the links of an error summary. */
  id?: string;
}

/** Ids that tie an input to its label, hint and error. */
export function useField({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const made = useId();
  const inputId = id ?? made;
  const described = [error && `${inputId}-error`, hint && `${inputId}-hint`].filter(Boolean).join(' ');
  return {
    inputId,
    labelId: `${inputId}-label`,
    aria: { 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined },
  };
}

/** Label above, hint and error below the control. */
export function FieldFrame({
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  inputId,
  children,
}: FieldProps & { inputId: string; children: ReactNode }) {
  const name = (
    <label className={css.label} htmlFor={inputId} id={`${inputId}-label`}>
      {label}
    </label>
  );
  return (
    <div className={css.field}>
      {hideLabel ? (
        <VisuallyHidden>{name}</VisuallyHidden>
      ) : (
        <div className={css.labelRow}>
          {name}
          {optional && (
            <span className={css.optional}>
              <Trans>Optional</Trans>
            </span>
          )}
        </div>
      )}
      {children}
      <FieldNotes id={inputId} hint={hint} error={error} />
    </div>
  );
}

/** Hint and error of a field or a group. The error's line appears politely, without moving focus. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={css.error} id={`${id}-error`}>
          <span className={css.errorIcon}>
            <Icon icon={CircleAlert} size="small" />
          </span>
          <span>{error}</span>
        </span>
      )}
    </>
  );
}

/** The bordered box that holds an input with what stands before and after it. */
export function ControlBox({
  invalid,
  loading = false,
  children,
}: {
  invalid?: boolean;
  /** Something about the value is being looked up; typing goes on. */
  loading?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes(css.control, invalid && css.invalid)}>
      {children}
      {loading && <span className={classes(spin.spinner, spin.size.small)} aria-hidden="true" />}
    </div>
  );
}
