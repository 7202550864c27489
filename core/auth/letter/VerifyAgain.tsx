import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { TextLink } from '../../ui/actions/ButtonLink';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { afterPress } from '../../forms/after-press';
import { EmailField } from '../../credentials/EmailField';
import { ResendVerification } from './ResendVerification';
import { typedEmailAtom } from './typed-email';
import { validateEmail } from '../../credentials/validate-email';

/** Another verification link, for an address that the visitor types. */
export function VerifyAgain({ email: known }: { email: string }) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const [isLeft, setLeft] = useState(false);
  const email = typed ?? known;
  const error = validateEmail(email);
  return (
    <Stack gap={16}>
      <Text tone="secondary">
        <Trans>The link may have been used already. Log in, or request a new one.</Trans>
      </Text>
      <EmailField
        value={email}
        onChange={setTyped}
        onBlur={() => afterPress(() => setLeft(true))}
        error={isLeft && error ? i18n._(error) : undefined}
      />
      <ResendVerification
        key={email}
        email={email}
        isMain
        isReady={error === null}
        onMissing={() => setLeft(true)}
      />
      <Text size={14} tone="secondary" align="center">
        <TextLink to="/login" state>
          <Trans>Back to login</Trans>
        </TextLink>
      </Text>
    </Stack>
  );
}
