import { Select, type SelectOption } from '../ui/choices/Select';
import type { Kind } from './field';

/** One of a list that opens, in words that are at hand; without a placeholder the list says itself what an empty value is. */
export const list = (options: readonly SelectOption[], placeholder?: string): Kind<string> => ({
  draw: ({ value, ...field }) => (
    <Select {...{ ...field, options, placeholder }} value={value ?? ''} aria-required={!field.optional} />
  ),
});
