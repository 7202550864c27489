import { useId } from 'react';
import { classes } from '../content/box';
import { Text, VisuallyHidden } from '../content/Text';
import * as css from './Progress.css';

export interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** 0..1; without it the bar only says that work goes on. */
  value?: number;
  /** What is happening right now, such as "3 of 5 suppliers answered". */
  detail?: string;
}

/** Progress of work that takes longer than a moment. */
export function Progress({ label, hideLabel = false, value, detail }: ProgressProps) {
  const id = useId();
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div className={css.progress}>
      {hideLabel ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <div className={css.head}>
          <Text as="span" size={14} weight={550} id={id}>
            {label}
          </Text>
          {detail && (
            <Text as="span" size={14} tone="secondary" numeric>
              {detail}
            </Text>
          )}
        </div>
      )}
      <div
        className={css.track}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
        aria-valuetext={detail}
      >
        <div
          className={classes(css.bar, part === undefined && css.endless)}
          style={part === undefined ? undefined : { transform: `scaleX(${part})` }}
        />
      </div>
    </div>
  );
}
