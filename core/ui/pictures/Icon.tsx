import { classes } from '../content/box';
import * as css from './Icon.css';
import type { LucideIcon } from './icons';

export interface IconProps {
  icon: LucideIcon;
  size?: keyof typeof css.size;
  /** Only where no word beside the icon says the same. */
  label?: string;
}

/** A line icon in the colour of the text around it. */
export function Icon({ icon: Drawing, size = 'medium', label }: IconProps) {
  return (
    <Drawing
      className={classes(css.icon, css.size[size])}
      strokeWidth={size === 'large' ? 1.5 : 1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
