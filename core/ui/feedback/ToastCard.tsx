import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { classes } from '../content/box';
import { Button, IconButton } from '../actions/Button';
import { Icon } from '../pictures/Icon';
import { X } from '../pictures/icons';
import { dismissToast, type Toast, TOAST_MS } from './toast';
import * as css from './ToastRegion.css';
import { TONE_ICON } from '../content/tone';
import { ink } from '../content/tone.css';

/** One toast: its tone, its words, what can be done about it. */
export default function ToastCard({ item }: { item: Toast }) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(item.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, item.id]);
  return (
    <div
      className={css.toast}
      role={item.tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes(css.icon, ink[item.tone])}>
        <Icon icon={TONE_ICON[item.tone]} />
      </span>
      <p className={css.words}>{item.message}</p>
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
