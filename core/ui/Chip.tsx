import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from './box';
import * as css from './Chip.css';
import { Icon } from './Icon';
import { Check, X } from './icons';

export interface ChipProps {
  children: string;
  onRemove?: () => void;
  /** Defaults to "Remove …". */
  removeLabel?: string;
}

/** Something that is applied, such as a filter, and may be taken away. */
export function Chip({ children, onRemove, removeLabel }: ChipProps) {
  const { t } = useLingui();
  return (
    <span className={classes(css.chip, onRemove && css.removable)}>
      <span className={css.label}>{children}</span>
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={removeLabel ?? t`Remove ${children}`}
          onClick={onRemove}
        >
          <Icon icon={X} size="small" />
        </button>
      )}
    </span>
  );
}

export interface ToggleChipProps {
  pressed: boolean;
  onPressedChange: (pressed: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A filter that is one press. */
export function ToggleChip({ pressed, onPressedChange, disabled, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={classes(css.chip, css.toggle)}
      onClick={() => onPressedChange(!pressed)}
    >
      {pressed && <Icon icon={Check} size="small" />}
      <span className={css.label}>{children}</span>
    </button>
  );
}
