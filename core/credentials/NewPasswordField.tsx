import type { PasswordFieldProps } from '../ui/fields/PasswordField';
import { Stack } from '../ui/content/layout';
import { useState } from 'react';
import { passwordState } from './password-state';
import { SecretField } from './SecretField';
import { useLingui } from '@lingui/react/macro';
import { classes } from '../ui/content/box';
import { Icon } from '../ui/pictures/Icon';
import { Check, CircleDashed } from '../ui/pictures/icons';
import { VisuallyHidden } from '../ui/content/Text';
import * as css from './PasswordCriteria.css';
import { PASSWORD_RULES, type PasswordRule } from './validate-password';

export interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'id' | 'value'> {
  id: string;
  value: string;
  /** Whether the visitor has been in the field; until then it looks as if nothing were expected (R119). */
  isTouched: boolean;
}

/** A password that is chosen: with the criteria from the moment the field is entered (R118, R119). */
export function NewPasswordField({ isTouched, onFocus, ...props }: NewPasswordFieldProps) {
  // It stays open: what closes as the field is left moves the button away from under the pointer.
  const [isOpen, setOpen] = useState(false);
  const state = passwordState(props.value, isTouched);
  return (
    <Stack gap={8}>
      <SecretField
        {...props}
        name="password"
        autoComplete="new-password"
        required
        data-state={state}
        data-valid={state === 'success' || undefined}
        onFocus={(event) => {
          setOpen(true);
          onFocus?.(event);
        }}
      />
      {isOpen && <PasswordCriteria id={`${props.id}-criteria`} password={props.value} />}
    </Stack>
  );
}

/** Below a new password's field: each rule, met or unmet while typing (R118); what is missing is announced. */
function PasswordCriteria({ id, password }: { id: string; password: string }) {
  const { t } = useLingui();
  const words: Record<PasswordRule, string> = {
    length: t`8 to 20 characters`,
    lowercase: t`At least 1 lowercase letter`,
    uppercase: t`At least 1 uppercase letter`,
    digit: t`At least 1 digit`,
    special: t`At least 1 special character (! @ # $ % ^ & * _)`,
    noSpace: t`No white space`,
  };
  const missing = PASSWORD_RULES.filter(({ met }) => !met(password)).map(({ id: rule }) => words[rule]);
  const list = missing.join('; ');
  return (
    <div className={css.popover} id={id} role="group" aria-label={t`Password criteria`}>
      <ul className={css.list}>
        {PASSWORD_RULES.map(({ id: rule, met }) => {
          const isMet = met(password);
          return (
            <li key={rule} className={classes(css.rule, isMet && css.met)} data-met={isMet}>
              <span className={css.mark}>
                <Icon icon={isMet ? Check : CircleDashed} size="small" />
              </span>
              <span>{words[rule]}</span>
              <VisuallyHidden>{isMet ? t`met` : t`not met`}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden role="status" aria-live="polite">
        {missing.length === 0 ? t`All requirements are met` : password && t`Still needed: ${list}`}
      </VisuallyHidden>
    </div>
  );
}
