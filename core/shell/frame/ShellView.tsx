import { Outlet } from '@tanstack/react-router';
import { ShellFrame } from './ShellFrame';

/** The frame of every page of the core and of the plugins. */
export const ShellView = () => (
  <ShellFrame>
    <Outlet />
  </ShellFrame>
);
