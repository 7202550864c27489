import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classes } from '../content/box';
import { Button } from '../actions/Button';
import * as css from './Chip.css';
import { Icon } from '../pictures/Icon';
import { Check, type LucideIcon, X } from '../pictures/icons';

export interface ChipProps {
  /** What is applied. */
  children: string;
  icon?: LucideIcon;
  /** Makes it removable. */
  onRemove?: () => void;
  /** Defaults to "Remove …". */
  removeLabel?: string;
}

/** Something that is applied, such as a filter, and may be taken away. */
export function Chip({ children, icon, onRemove, removeLabel }: ChipProps) {
  const { t } = useLingui();
  return (
    <span className={classes(css.chip, onRemove && css.removable)}>
      {icon && <Icon icon={icon} size="small" />}
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

export interface ChipGroupProps {
  /** What the chips are, such as "Applied filters". */
  label: string;
  chips: readonly { id: string; label: string; icon?: LucideIcon }[];
  onRemove: (id: string) => void;
  /** Offers to take all of them away. */
  onClear?: () => void;
}

/** Everything that is applied, to be taken away one by one or at once. Draws nothing when nothing is. */
export function ChipGroup({ label, chips, onRemove, onClear }: ChipGroupProps) {
  const { t } = useLingui();
  if (chips.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={css.group}>
      {chips.map((chip) => (
        <Chip key={chip.id} icon={chip.icon} onRemove={() => onRemove(chip.id)}>
          {chip.label}
        </Chip>
      ))}
      {onClear && (
        <Button size="small" variant="quiet" onClick={onClear}>
          {t`Clear all`}
        </Button>
      )}
    </div>
  );
}
