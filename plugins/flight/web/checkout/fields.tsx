import type { HTMLAttributes } from 'react';
import { TextField } from '@/core/ui/TextField';
import { useErrorWords } from './error-words';
import type { CheckoutFormState } from './use-checkout-form';

/** The id of a field's input, which the error summary leads to. */
export const fieldId = (path: string): string => `checkout-${path.replaceAll('.', '-')}`;

/** What ties a field of `core/ui` to a value of the form. */
export function useBind(state: CheckoutFormState) {
  const words = useErrorWords();
  return (path: string) => {
    const error = state.error(path);
    return {
      id: fieldId(path),
      name: path,
      value: state.value(path),
      onChange: (value: string) => state.set(path, value),
      onBlur: () => state.touch(path),
      error: error && words(error),
    };
  };
}

interface TypedFieldProps {
  state: CheckoutFormState;
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
  const bind = useBind(state);
  return <TextField {...bind(path)} {...rest} aria-required={!rest.optional} />;
}
