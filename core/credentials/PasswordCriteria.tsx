import { useLingui } from '@lingui/react/macro';
import { classes } from '../ui/content/box';
import { Icon } from '../ui/pictures/Icon';
import { Check, CircleDashed } from '../ui/pictures/icons';
import { VisuallyHidden } from '../ui/content/Text';
import * as css from './PasswordCriteria.css';
import { PASSWORD_RULES, type PasswordRule } from './validate-password';

/** Below a new password's field: each rule, met or unmet while typing (R118); what is missing is announced. */
export function PasswordCriteria({ id, password }: { id: string; password: string }) {
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
