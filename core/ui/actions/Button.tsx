import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../content/box';
import * as css from './Button.css';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import * as spin from '../feedback/Spinner.css';
import { VisuallyHidden } from '../content/Text';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'field' | 'large';
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  fullWidth?: boolean;
  /** Begins a column that what it says, not its edge, stands in line with; for `quiet` ones. */
  flush?: boolean;
}

type NativeButton = Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'>;

export interface ButtonProps extends NativeButton, ButtonLook {
  /** The action is under way: presses are ignored, the button keeps its width and says that it is busy. */
  loading?: boolean;
  children: ReactNode;
}

/** Something that happens here and now. For going elsewhere use `ButtonLink`. */
export function Button({
  variant,
  size,
  icon,
  iconEnd,
  fullWidth,
  flush,
  loading = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const { t } = useLingui();
  const dimmed = Boolean(rest.disabled) || rest['aria-disabled'] === true || rest['aria-disabled'] === 'true';
  return (
    <button
      {...rest}
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
      className={classes(css.button({ variant, size, fullWidth, flush, dimmed }), css.touchTarget)}
    >
      <ButtonContent size={size} icon={icon} iconEnd={iconEnd} hidden={loading}>
        {children}
      </ButtonContent>
      {loading && (
        <span className={css.spinner}>
          <span className={classes(spin.spinner, spin.size.small)} aria-hidden="true" />
          <VisuallyHidden>{t`Please wait`}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}

/** What stands inside a button, shared with links that look like one. */
export function ButtonContent({
  size,
  icon,
  iconEnd,
  hidden = false,
  children,
}: Pick<ButtonLook, 'size' | 'icon' | 'iconEnd'> & { hidden?: boolean; children: ReactNode }) {
  const iconSize = size === 'small' ? 'small' : 'medium';
  return (
    <span className={hidden ? css.waiting : css.resting}>
      {icon && <Icon icon={icon} size={iconSize} />}
      <span className={css.label}>{children}</span>
      {iconEnd && <Icon icon={iconEnd} size={iconSize} />}
    </span>
  );
}

export interface IconButtonProps extends Omit<NativeButton, 'children'> {
  icon: LucideIcon;
  /** What it does, in words; shown as its tooltip too. */
  label: string;
  variant?: ButtonLook['variant'];
  size?: ButtonLook['size'];
}

/** A button that is only an icon. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classes(
        css.button({ variant, size, iconOnly: true, dimmed: Boolean(rest.disabled) }),
        css.touchTarget,
      )}
    >
      <Icon icon={icon} size={size === 'small' ? 'small' : 'medium'} />
    </button>
  );
}
