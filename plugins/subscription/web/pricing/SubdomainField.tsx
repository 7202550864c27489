import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@/core/ui/actions/Button';
import { Stack } from '@/core/ui/content/layout';
import { Status } from '@/core/ui/content/Badge';
import { Text } from '@/core/ui/content/Text';
import { TextField } from '@/core/ui/fields/TextField';
import type { SignUpForm } from './use-sign-up-form';
import { useSubdomain } from './use-subdomain';

/** Where the site will be: whether that is to be had is told as one types (R415, R416), with another that is. */
export function SubdomainField({ form }: { form: SignUpForm }) {
  const { t } = useLingui();
  const bound = form.bind('subdomain');
  const state = useSubdomain(bound.value, form.onTaken);
  const address = (state.status === 'free' && state.domain) || bound.value;
  const suggestion = state.status === 'taken' ? state.suggestion : null;
  return (
    <Stack gap={8}>
      <TextField
        {...bound}
        label={form.nameOf('subdomain')}
        hint={t`Lowercase letters, digits and hyphens. You can add a domain of your own later.`}
        suffix={`.${location.host}`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={63}
        aria-required
        loading={state.status === 'pending'}
        error={bound.error ?? (state.status === 'taken' ? state.message : undefined)}
      />
      <Text as="div" size={14} role="status">
        {state.status === 'free' && (
          <Status tone="success">
            <Trans>{address} is free</Trans>
          </Status>
        )}
        {suggestion && (
          <Button size="small" variant="soft" onClick={() => form.set('subdomain', suggestion)}>
            {t`Use ${suggestion}`}
          </Button>
        )}
      </Text>
    </Stack>
  );
}
