import type { ReactNode } from 'react';
import * as css from './Alert.css';
import { Icon } from '../pictures/Icon';
import type { LucideIcon } from '../pictures/icons';
import { Heading } from '../content/Text';

export interface EmptyStateProps {
  icon?: LucideIcon;
  /** Instead of the icon, such as a `Scene`. */
  picture?: ReactNode;
  title: string;
  /** Why it is empty and what helps. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Stands where content would be, and says what to do next. */
export function EmptyState({ icon, picture, title, children, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {picture && <div className={css.picture}>{picture}</div>}
      {!picture && icon && (
        <span className={css.emptyIcon}>
          <Icon icon={icon} size="large" />
        </span>
      )}
      <Heading level={level} size={20} align="center">
        {title}
      </Heading>
      {children && <div className={css.emptyWords}>{children}</div>}
      {action && <div className={css.emptyAction}>{action}</div>}
    </div>
  );
}
