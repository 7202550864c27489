import type { ReactNode } from 'react';
import { Checkbox } from '../ui/choices/Checkbox';
import type { Kind } from './field';

const AGREED = 'yes';

/** A box that has to be ticked, and what ticking it says. */
export const agreed = (words: ReactNode): Kind<string> => ({
  draw: ({ value, onChange, optional, ...field }) => (
    <Checkbox
      {...field}
      checked={value === AGREED}
      onChange={(on) => onChange(on ? AGREED : '')}
      aria-required={!optional}
      label={words}
    />
  ),
});
