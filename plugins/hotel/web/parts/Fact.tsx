import type { ReactNode } from 'react';
import { Icon } from '@/core/ui/pictures/Icon';
import type { LucideIcon } from '@/core/ui/pictures/icons';
import * as css from './parts.css';

/** A fact with its icon, on one line or several. */
export function Fact({
  icon,
  good = false,
  children,
}: {
  icon: LucideIcon;
  good?: boolean;
  children: ReactNode;
}) {
  return (
    <span className={css.fact}>
      <span className={good ? css.good : css.quiet}>
        <Icon icon={icon} size="small" />
      </span>
      <span>{children}</span>
    </span>
  );
}
