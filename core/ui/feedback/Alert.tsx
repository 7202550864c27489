import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import * as css from './Alert.css';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import { Icon } from '../pictures/Icon';
import { X } from '../pictures/icons';
import { TONE_ICON } from '../content/tone';
import { ink } from '../content/tone.css';

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
  /** Draws "Try again" as the action: for what could not be read. */
  onRetry?: () => void;
  /** It is being tried again. */
  retrying?: boolean;
  onDismiss?: () => void;
  /** Announces it when it appears; leave out for what stands there from the start. */
  live?: boolean;
}

/** Something to know before going on, in the place where it matters. */
export function Alert({
  tone = 'info',
  title,
  children,
  onRetry,
  retrying = false,
  action,
  onDismiss,
  live = false,
}: AlertProps) {
  const { t } = useLingui();
  const act = onRetry ? (
    <Button size="small" variant="secondary" loading={retrying} onClick={onRetry}>
      {t`Try again`}
    </Button>
  ) : (
    action
  );
  return (
    <div
      className={classes(css.alert, css.tone[tone], onDismiss && css.dismissible)}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <span className={classes(css.icon, ink[tone])}>
        <Icon icon={TONE_ICON[tone]} />
      </span>
      <div className={css.words}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div>{children}</div>}
        {act && <div className={css.action}>{act}</div>}
      </div>
      {onDismiss && <IconButton icon={X} size="small" label={t`Dismiss`} onClick={onDismiss} />}
    </div>
  );
}
