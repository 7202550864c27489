import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { usePageTitle } from '../../tenant/use-page-title';
import { ButtonLink, TextLink } from '../../ui/actions/ButtonLink';
import { Card } from '../../ui/content/Card';
import { Icon } from '../../ui/pictures/Icon';
import { Mail } from '../../ui/pictures/icons';
import { Container, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import { SendAgain } from './SendAgain';
import { typedEmailAtom } from './typed-email';
import * as css from '../Login.css';

/**
 * `/check-inbox`: where a letter about an account went and what to do when it does not come. It stays until the visitor
 * leaves; without a letter there is nothing to say.
 */
export default function CheckInboxPage() {
  const { t } = useLingui();
  const arrived = useLocation({ select: ({ state }) => state.letter });
  // The address changes before this page goes: on the way out there is still a letter.
  const [letter] = useState(arrived);
  const setTyped = useSetAtom(typedEmailAtom);
  usePageTitle(t`Check your inbox`);
  if (!letter) return <Navigate to="/" replace />;
  const { kind, email } = letter;
  return (
    <Container width="form">
      <div className={css.letter}>
        <Card padding="large">
          <Stack gap={20}>
            <span className={css.medal}>
              <Icon icon={Mail} size="large" />
            </span>
            <Heading level={1} size={24}>
              <Trans>Check your inbox</Trans>
            </Heading>
            <Text>
              {kind === 'verify' ? (
                <Trans>
                  We have sent a message to <strong>{email}</strong>. The link in it activates your account
                  and is good for 24 hours.
                </Trans>
              ) : (
                <Trans>
                  If there is an account for <strong>{email}</strong>, a message is on its way to it. The link
                  in it lets you choose a new password and is good for 30 minutes.
                </Trans>
              )}
            </Text>
            <SendAgain key={`${kind} ${email}`} letter={letter} />
            <ButtonLink
              to={kind === 'verify' ? '/signup' : '/forgotpassword'}
              state
              variant="secondary"
              fullWidth
              onClick={() => setTyped(email)}
            >
              <Trans>Use another address</Trans>
            </ButtonLink>
            <Text size={14} tone="secondary" align="center">
              <TextLink to="/login" state>
                <Trans>Back to login</Trans>
              </TextLink>
            </Text>
          </Stack>
        </Card>
      </div>
    </Container>
  );
}
