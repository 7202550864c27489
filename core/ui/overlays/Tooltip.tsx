import { cloneElement, type ReactElement, useEffect, useId, useState } from 'react';
import { classes } from '../content/box';
import * as css from './Tooltip.css';

export interface TooltipProps {
  text: string;
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>>;
}

/** A few words about a control, on hover and on focus; Escape hides them. Nothing that is needed may live only here. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!shown) return undefined;
    // Wherever the focus is: the pointer alone may have called it.
    const onKey = (event: KeyboardEvent): unknown => event.key === 'Escape' && setShown(false);
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [shown]);
  return (
    <span
      className={css.root}
      role="presentation"
      onPointerEnter={(event) => setShown(event.pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': id, title: undefined })}
      <span role="tooltip" id={id} className={classes(css.tip, shown && css.shown)}>
        {text}
      </span>
    </span>
  );
}
