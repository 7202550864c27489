import { useLingui } from '@lingui/react/macro';
import { useEffect, useId } from 'react';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import { Icon } from '../pictures/Icon';
import { X } from '../pictures/icons';
import { dismissToast, type Toast, TOAST_MS } from './toast';
import * as css from './ToastRegion.css';
import { TONE_ICON } from '../content/tone';
import { ink } from '../content/tone.css';

/** One toast: its tone, its words, what can be done about it. While it is `held`, it stays. */
export function ToastCard({ item, held }: { item: Toast; held: boolean }) {
  const { t } = useLingui();
  const id = useId();
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, item.id]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who dismisses one goes on at the next
    <div className={css.toast} role="alertdialog" aria-modal="false" aria-labelledby={id} tabIndex={0}>
      <span className={classes(css.icon, ink[item.tone])}>
        <Icon icon={TONE_ICON[item.tone]} />
      </span>
      <p className={css.words} id={id} role={item.tone === 'danger' ? 'alert' : 'status'}>
        {item.message}
      </p>
      <span className={css.end}>
        {item.action && (
          <Button
            size="small"
            variant="soft"
            onClick={() => {
              item.action?.onSelect();
              dismissToast(item.id);
            }}
          >
            {item.action.label}
          </Button>
        )}
        <IconButton icon={X} size="small" label={t`Dismiss`} onClick={() => dismissToast(item.id)} />
      </span>
    </div>
  );
}
