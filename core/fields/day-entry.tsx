import { DateEntryField } from '../ui/dates/DateEntryField';
import type { Kind } from './field';

/** A day that people know by heart, typed. */
export const dayEntry: Kind<string> = {
  draw: ({ value, autoComplete, ...field }) => (
    <DateEntryField
      {...field}
      value={value ?? ''}
      {...(autoComplete === 'bday' && { autoComplete: 'bday' as const })}
    />
  ),
};
