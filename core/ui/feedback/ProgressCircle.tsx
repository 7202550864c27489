import { useFormat } from '@/core/i18n/use-format';
import { classes } from '../content/box';
import * as css from './ProgressCircle.css';

export interface ProgressCircleProps {
  /** What is under way, for screen readers. */
  label: string;
  /** 0..1. For work without a measure use `Spinner` or `Progress`. */
  value: number;
  /** The small one shows no figure. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
}

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** Progress in little room: a tile, a row of a list, a quota. */
export function ProgressCircle({ label, value, size = 'medium', tone = 'brand' }: ProgressCircleProps) {
  const format = useFormat();
  const part = Math.min(1, Math.max(0, value));
  return (
    <span
      className={classes(css.circle, css.size[size])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <svg viewBox="0 0 48 48" className={css.drawing} aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} strokeWidth="5" className={css.track} />
        <circle cx="24" cy="24" r={RADIUS + 2.5} strokeWidth="0.5" className={css.edge} />
        {part > 0 && (
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            strokeWidth="5"
            className={classes(css.bar, css.tone[tone])}
            strokeDasharray={AROUND}
            strokeDashoffset={AROUND * (1 - part)}
          />
        )}
      </svg>
      <span className={classes(css.value, css.valueSize[size])} aria-hidden="true">
        {format.number(part, { style: 'percent', maximumFractionDigits: 0 })}
      </span>
    </span>
  );
}
