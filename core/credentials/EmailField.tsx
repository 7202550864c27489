import { useLingui } from '@lingui/react/macro';
import { Lock } from '../ui/pictures/icons';
import { TextField, type TextFieldProps } from '../ui/fields/TextField';

/** The e-mail of an account screen: the name under which a password manager keeps the password. */
export function EmailField(props: Omit<TextFieldProps, 'label' | 'type' | 'name' | 'icon'>) {
  const { t } = useLingui();
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoComplete="username"
      required
      {...props}
      label={t`Email`}
      type="email"
      name="email"
      inputMode="email"
      icon={props.readOnly ? Lock : undefined}
    />
  );
}
