import type { LinkProps } from '@tanstack/react-router';

/** A link to a path that is only known at run time, such as a plugin's; typed links are for known pages. */
export const linkTo = (path: string, search?: object): LinkProps =>
  ({ to: path, ...(search ? { search } : {}) }) as LinkProps;
