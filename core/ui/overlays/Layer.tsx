import type { ReactNode } from 'react';
import * as css from './Popover.css';

/**
 * Over everything, yet in the place of what opens it, so that a dialog keeps the focus. It stands at the page's corner, and
 * what React Aria places in it is measured from there, whatever is moved or cut off around it.
 */
export const Layer = ({ children }: { children: ReactNode }) => (
  <div ref={(layer) => layer?.showPopover?.()} popover="manual" className={css.above}>
    {children}
  </div>
);
