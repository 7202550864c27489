import type { ReactNode } from 'react';
import { Icon } from '../../../ui/pictures/Icon';
import type { LucideIcon } from '../../../ui/pictures/icons';
import * as css from './fact.css';

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
