import { Button, type ButtonLook, IconButton } from './Button';
import { ChevronDown, type LucideIcon } from '../pictures/icons';
import { Menu, type MenuItem } from './Menu';
import { split } from './SplitButton.css';

export interface SplitButtonProps {
  /** What the button does: the alternative that most people want. */
  children: string;
  onClick: () => void;
  /** Name of the button that opens the others. */
  menuLabel: string;
  /** The other ways. */
  items: readonly MenuItem[];
  variant?: Extract<ButtonLook['variant'], 'primary' | 'secondary'>;
  size?: ButtonLook['size'];
  icon?: LucideIcon;
  loading?: boolean;
  disabled?: boolean;
}

/** One action with its less common variants behind an arrow. */
export function SplitButton({
  children,
  onClick,
  menuLabel,
  items,
  variant = 'primary',
  size = 'medium',
  icon,
  loading,
  disabled,
}: SplitButtonProps) {
  const look = { variant, size } as const;
  return (
    <div className={split} role="group" aria-label={children}>
      <Button {...look} icon={icon} loading={loading} disabled={disabled} onClick={onClick}>
        {children}
      </Button>
      <Menu
        label={menuLabel}
        align="end"
        items={items}
        trigger={
          <IconButton
            {...look}
            icon={ChevronDown}
            label={menuLabel}
            disabled={disabled ?? loading}
            data-variant={variant}
          />
        }
      />
    </div>
  );
}
