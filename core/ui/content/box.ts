import type { AriaRole, ReactNode, Ref } from 'react';

/** Elements that layout components may be. */
export type BoxElement =
  | 'div'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'nav'
  | 'aside'
  | 'form'
  | 'fieldset'
  | 'ul'
  | 'ol'
  | 'li'
  | 'span'
  | 'dl'
  | 'figure'
  | 'search';

/** What every layout component passes through; styling is not among it. */
export interface BoxProps {
  as?: BoxElement;
  id?: string;
  role?: AriaRole;
  tabIndex?: number;
  children?: ReactNode;
  ref?: Ref<never>;
  onSubmit?: (event: React.SubmitEvent<HTMLFormElement>) => void;
  noValidate?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-live'?: 'polite' | 'assertive' | 'off';
  'aria-busy'?: boolean;
  'data-testid'?: string;
}

/** Joins class names, leaving out what is absent. */
export const classes = (...names: (string | false | undefined | null)[]): string =>
  names.filter(Boolean).join(' ');
