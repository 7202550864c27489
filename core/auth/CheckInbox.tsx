import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../ui/Icon';
import { Mail } from '../ui/icons';
import { Inline, Stack } from '../ui/layout';
import { Text } from '../ui/Text';
import * as css from './Login.css';

/** What comes next happens in the visitor's mailbox. */
export function CheckInbox({ email, children }: { email: string; children?: ReactNode }) {
  return (
    <Stack gap={16} align="start">
      <span className={css.medal}>
        <Icon icon={Mail} size="large" />
      </span>
      <Text>
        <Trans>
          We have sent a message to <strong>{email}</strong>. The link in it activates your account and is
          good for 24 hours.
        </Trans>
      </Text>
      <Text size={14} tone="secondary">
        <Trans>Nothing there? Look in the spam folder, or have it sent again.</Trans>
      </Text>
      <Inline gap={8}>{children}</Inline>
    </Stack>
  );
}
