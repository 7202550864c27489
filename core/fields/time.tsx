import { TimeField } from '../ui/dates/TimeField';
import type { Kind } from './field';

/** A time of day, `HH:mm`. */
export const time = (stepMinutes?: number): Kind<string> => ({
  draw: ({ value, ...field }) => (
    <TimeField {...{ ...field, stepMinutes }} value={value ?? ''} aria-required={!field.optional} />
  ),
});
