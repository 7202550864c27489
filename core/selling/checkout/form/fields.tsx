import type { HTMLAttributes } from 'react';
import { TextField } from '../../../ui/fields/TextField';
import type { CheckoutFields } from './use-checkout-form';

/** The id of a field's input, which the error summary leads to. */
export const fieldId = (path: string): string => `checkout-${path.replaceAll('.', '-')}`;

/** What ties a field of `core/ui` to a value of the form. */
export const bindField = (state: CheckoutFields, path: string) => ({
  id: fieldId(path),
  name: path,
  value: state.value(path),
  onChange: (value: string) => state.set(path, value),
  onBlur: () => state.touch(path),
  error: state.error(path),
});

interface TypedFieldProps {
  state: CheckoutFields;
  path: string;
  label: string;
  autoComplete: string;
  hint?: string;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A typed field of the checkout. */
export function TypedField({ state, path, ...rest }: TypedFieldProps) {
  return <TextField {...bindField(state, path)} {...rest} aria-required={!rest.optional} />;
}
