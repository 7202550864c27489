import type { HTMLAttributes } from 'react';
import { TextArea, TextField } from '../ui/fields/TextField';
import type { Kind } from './field';

interface TextOf {
  type?: 'text' | 'email' | 'tel';
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** Of several lines. */
  isLong?: boolean | undefined;
}

/** Text, as it is typed. */
export const text = ({ isLong, type = 'text', ...of }: TextOf = {}): Kind<string> => ({
  draw: ({ value, ...field }) => {
    const shared = { ...of, ...field, value: value ?? '' };
    const required = field.optional === undefined ? undefined : !field.optional;
    return isLong ? (
      <TextArea {...shared} aria-required={required} />
    ) : (
      <TextField {...shared} type={type} aria-required={required} />
    );
  },
  told: String,
});
