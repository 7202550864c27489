import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { field } from '../fields/Field.css';
import * as css from './RangeSlider.css';

interface Scale {
  label: string;
  min: number;
  max: number;
  step?: number;
  /** How a value is told, such as a price or a time. */
  format: (value: number) => string;
  disabled?: boolean;
}

const percent = (value: number, min: number, max: number): string =>
  `${max > min ? ((value - min) / (max - min)) * 100 : 0}%`;

export interface RangeSliderProps extends Scale {
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
}

/** From one value to another. */
export function RangeSlider({
  label,
  min,
  max,
  step = 1,
  value: [low, high],
  onChange,
  format,
  disabled,
}: RangeSliderProps) {
  const { t } = useLingui();
  const id = useId();
  // Where both stand at an end, all of the track belongs to the one that can leave it.
  const middle = low >= max ? 2 : high <= min ? -1 : ((low + high) / 2 - min) / (max - min);
  const common = { min, max, step, disabled, className: css.input } as const;
  return (
    <div className={field} role="group" aria-labelledby={id}>
      <div className={css.head}>
        <span className={css.label} id={id}>
          {label}
        </span>
        <span className={css.value} translate="no">{t`${format(low)} to ${format(high)}`}</span>
      </div>
      <div
        className={css.track}
        style={assignInlineVars({
          [css.low]: percent(low, min, max),
          [css.high]: percent(high, min, max),
          [css.middle]: String(middle),
        })}
      >
        <input
          type="range"
          {...common}
          aria-label={t`From: ${label}`}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => onChange([Math.min(Number(event.currentTarget.value), high), high])}
        />
        <input
          type="range"
          {...common}
          aria-label={t`To: ${label}`}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => onChange([low, Math.max(Number(event.currentTarget.value), low)])}
        />
      </div>
    </div>
  );
}

export interface SliderProps extends Scale {
  value: number;
  onChange: (value: number) => void;
}

/** One value on a scale. */
export function Slider({ label, min, max, step = 1, value, onChange, format, disabled }: SliderProps) {
  const id = useId();
  return (
    <div className={field}>
      <div className={css.head}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        <span className={css.value} translate="no">
          {format(value)}
        </span>
      </div>
      <div
        className={css.track}
        style={assignInlineVars({ [css.low]: '0%', [css.high]: percent(value, min, max) })}
      >
        <input
          id={id}
          type="range"
          {...{ min, max, step, disabled }}
          className={css.input}
          aria-valuetext={format(value)}
          value={value}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
