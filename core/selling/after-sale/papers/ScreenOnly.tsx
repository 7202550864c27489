import type { ReactNode } from 'react';
import * as css from './ScreenOnly.css';

/** What can be pressed, and so has no place on paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => (
  <div className={css.screenOnly}>{children}</div>
);
