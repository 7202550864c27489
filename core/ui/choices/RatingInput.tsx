import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import { legend as legendLook, notes } from './Choice.css';
import { FieldNotes } from '../fields/Field';
import * as css from '../content/Rating.css';
import { STAR } from './rating-value';
import { VisuallyHidden } from '../content/Text';
import { useControlled } from '../fields/use-controlled';

export interface RatingInputProps {
  /** What is rated. */
  legend: ReactNode;
  hideLegend?: boolean;
  /** 1 to 5, null for none yet. Without it the input keeps its own. */
  value?: number | null;
  defaultValue?: number | null;
  onChange?: (value: number) => void;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  readOnly?: boolean;
  id?: string;
  name?: string;
}

/** Stars to give, one to five. Arrow keys move, as in every group of radios. */
export function RatingInput({
  legend,
  hideLegend,
  value,
  defaultValue = null,
  onChange,
  hint,
  error,
  disabled,
  readOnly = false,
  id,
  name,
}: RatingInputProps) {
  const { t } = useLingui();
  const made = useId();
  const groupId = id ?? made;
  const [chosen, setChosen] = useControlled<number | null>(
    value,
    defaultValue,
    onChange as ((value: number | null) => void) | undefined,
  );
  const [over, setOver] = useState<number | null>(null);
  const words = [t`Poor`, t`Fair`, t`Good`, t`Very good`, t`Excellent`];
  const shown = over ?? chosen ?? 0;
  const described = [error && `${groupId}-error`, hint && `${groupId}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={groupId}
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-readonly={readOnly || undefined}
    >
      {hideLegend ? (
        <legend>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </legend>
      ) : (
        <legend className={legendLook}>{legend}</legend>
      )}
      <div className={css.give} onPointerLeave={() => setOver(null)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className={css.giveStar}
            data-on={stars <= shown || undefined}
            onPointerEnter={(event) =>
              !disabled && !readOnly && event.pointerType === 'mouse' && setOver(stars)
            }
          >
            <input
              type="radio"
              name={name ?? groupId}
              value={stars}
              checked={chosen === stars}
              disabled={disabled}
              onChange={() => {
                setOver(null);
                if (!readOnly) setChosen(stars);
              }}
              className={css.giveInput}
              aria-label={`${t`${plural(stars, { one: '# star', other: '# stars' })}`}, ${words[stars - 1] ?? ''}`}
            />
            <svg viewBox="0 0 24 24" className={css.giveDrawing} aria-hidden="true" focusable="false">
              <path d={STAR} strokeWidth="1.5" strokeLinejoin="round" />
            </svg>
          </label>
        ))}
        <span className={css.giveWord} aria-hidden="true">
          {shown > 0 ? words[shown - 1] : ''}
        </span>
      </div>
      {(hint || error) && (
        <div className={notes}>
          <FieldNotes id={groupId} hint={hint} error={error} />
        </div>
      )}
    </fieldset>
  );
}
