import { useLingui } from '@lingui/react/macro';
import { classes } from '../content/box';
import { Icon } from '../pictures/Icon';
import { Check, CircleAlert } from '../pictures/icons';
import * as css from './Steps.css';
import { VisuallyHidden } from '../content/Text';

export interface StepsProps {
  /** What the steps lead to. */
  label: string;
  steps: readonly { id: string; label: string; failed?: boolean }[];
  /** Id of the step that is under way; steps before it are done. Null when all are. */
  current: string | null;
}

/** How far a task of several steps has come. It shows; it is not to be pressed. */
export function Steps({ label, steps, current }: StepsProps) {
  const { t } = useLingui();
  const at = current === null ? steps.length : steps.findIndex((step) => step.id === current);
  return (
    <ol className={css.steps} aria-label={label}>
      {steps.map((step, index) => {
        const state = step.failed ? 'failed' : index < at ? 'done' : index === at ? 'current' : 'todo';
        return (
          <li key={step.id} className={css.step} aria-current={index === at ? 'step' : undefined}>
            <span className={classes(css.line, css.lineState[state])} aria-hidden="true" />
            <span className={classes(css.words, css.name[state], index === at ? css.wide : css.quietWords)}>
              {state === 'done' && <Icon icon={Check} size="small" />}
              {state === 'failed' && <Icon icon={CircleAlert} size="small" />}
              <span>{step.label}</span>
              {state === 'done' && <VisuallyHidden>{t`, done`}</VisuallyHidden>}
              {state === 'failed' && <VisuallyHidden>{t`, failed`}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
