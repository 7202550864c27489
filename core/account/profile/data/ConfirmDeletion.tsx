import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountEnd } from '../../../contract/people/own-data';
import { useUser } from '../../../session/session';
import { Button } from '../../../ui/actions/Button';
import { Inline, Stack } from '../../../ui/content/layout';
import { Text } from '../../../ui/content/Text';
import { Alert } from '../../../ui/feedback/Alert';
import { PasswordField } from '../../../ui/fields/PasswordField';
import { TextField } from '../../../ui/fields/TextField';
import type { Deletion } from './use-deletion';

/** The password, or a mailed code where there is none, and the second factor where it is on. */
export function ConfirmDeletion({ end, deletion }: { end: AccountEnd; deletion: Deletion }) {
  const { t } = useLingui();
  const email = useUser()?.email ?? '';
  const { bind, error, mailed, mailing, mailCode } = deletion;
  return (
    <Stack gap={16}>
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
      {end.hasPassword ? (
        <PasswordField {...bind('password')} label={t`Current password`} autoComplete="current-password" />
      ) : (
        <Stack gap={12}>
          <Text size={14} tone="secondary">
            {mailed ? (
              <Trans>A code is on its way to {email}. It works once, within 30 minutes.</Trans>
            ) : (
              <Trans>You log in without a password. Confirm with a code that we email to {email}.</Trans>
            )}
          </Text>
          <Inline>
            <Button variant="secondary" loading={mailing} onClick={() => void mailCode()}>
              {mailed ? t`Email another code` : t`Email me a code`}
            </Button>
          </Inline>
          <TextField
            {...bind('mailedCode')}
            label={t`Code from the email`}
            autoComplete="one-time-code"
            maxLength={20}
          />
        </Stack>
      )}
      {end.hasSecondFactor && (
        <TextField
          {...bind('code')}
          label={t`Code from the app, or a recovery code`}
          autoComplete="one-time-code"
          maxLength={20}
        />
      )}
    </Stack>
  );
}
