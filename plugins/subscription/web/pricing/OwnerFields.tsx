import { EmailField } from '@/core/credentials/EmailField';
import { NewPasswordField } from '@/core/credentials/NewPasswordField';
import { TypedField } from '@/core/forms/TypedField';
import { Stack } from '@/core/ui/content/layout';
import type { SignUpForm } from './use-sign-up-form';

/** Who signs up: the owner of the agency, with what they will log in with (R446). */
export function OwnerFields({ form }: { form: SignUpForm }) {
  const password = form.bind('password');
  return (
    <Stack gap={16}>
      <TypedField state={form} path="name" label={form.names.name} autoComplete="name" />
      <EmailField {...form.bind('email')} />
      <NewPasswordField
        {...password}
        label={form.names.password}
        isTouched={password.error !== undefined || password.value !== ''}
      />
    </Stack>
  );
}
