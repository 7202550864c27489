import { cloneElement, type ReactElement, useId, useState } from 'react';
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
  return (
    <span
      className={css.root}
      role="presentation"
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={(event) => event.key === 'Escape' && setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': id, title: undefined })}
      <span role="tooltip" id={id} className={classes(css.tip, shown && css.shown)}>
        {text}
      </span>
    </span>
  );
}
