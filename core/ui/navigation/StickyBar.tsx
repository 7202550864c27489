import type { ReactNode } from 'react';
import { bar } from './StickyBar.css';

/** The bar at the lower edge that keeps the main action under the thumb; a desktop has room elsewhere. */
export const StickyBar = ({ children }: { children: ReactNode }) => <div className={bar}>{children}</div>;
