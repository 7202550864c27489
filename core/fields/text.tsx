import { TextArea, TextField, type TextFieldProps } from '../ui/fields/TextField';
import type { Kind } from './field';

interface TextOf extends Pick<TextFieldProps, 'maxLength'> {
  type?: 'text' | 'email' | 'tel';
  /** Of several lines. */
  isLong?: boolean | undefined;
}

/** Text, as it is typed. */
export const text = ({ isLong, type = 'text', ...of }: TextOf = {}): Kind<string> => ({
  draw: ({ value, ...field }) => {
    const required = field.optional === undefined ? undefined : !field.optional;
    const shared = { ...of, ...field, value: value ?? '', 'aria-required': required };
    if (isLong) return <TextArea {...shared} />;
    return <TextField {...shared} type={type} inputMode={type === 'text' ? undefined : type} />;
  },
  told: String,
});
