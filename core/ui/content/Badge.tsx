import type { ReactNode } from 'react';
import { classes } from './box';
import * as css from '../choices/Chip.css';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import { fill, ink } from './tone.css';
import { type Tone, TONE_ICON } from './tone';

export interface BadgeProps {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}

/** A short note on a thing: "Best", "Refundable", "+1 day". */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classes(css.badge, fill[tone])}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}

export interface StatusProps {
  tone: Tone | 'progress';
  /** The word; colour and icon only support it. */
  children: ReactNode;
}

/** Where something stands: icon and word. */
export function Status({ tone, children }: StatusProps) {
  return (
    <span className={classes(css.status, ink[tone === 'progress' ? 'info' : tone])}>
      <Icon icon={TONE_ICON[tone]} size="small" />
      {children}
    </span>
  );
}
