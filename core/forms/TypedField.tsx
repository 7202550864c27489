import type { HTMLAttributes } from 'react';
import { TextField } from '../ui/fields/TextField';
import type { FormFields } from './use-app-form';

interface TypedFieldProps {
  state: FormFields;
  path: string;
  label: string;
  autoComplete: string;
  hint?: string;
  optional?: boolean;
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

/** A typed field of a form. */
export function TypedField({ state, path, ...rest }: TypedFieldProps) {
  return <TextField {...state.bind(path)} {...rest} aria-required={!rest.optional} />;
}
