import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, TextLink } from '../../ui/actions/ButtonLink';
import { Icon } from '../../ui/pictures/Icon';
import { Hourglass } from '../../ui/pictures/icons';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { useAuthHead } from '../auth-head';
import { useFirstFocus } from '../../credentials/use-first-focus';
import * as css from '../Login.css';

/** `/expired`: a link for a new password that ran out or was used, and the way to a new one (R132, M082). */
export default function ExpiredScreen() {
  const { t } = useLingui();
  const first = useFirstFocus<HTMLAnchorElement>();
  useAuthHead(t`The password reset link has expired`);
  return (
    <Stack gap={20}>
      <span className={css.medal}>
        <Icon icon={Hourglass} size="large" />
      </span>
      <Text tone="secondary">
        <Trans>
          A link works once, for 30 minutes. If you have already chosen a new password with it, log in with
          that one.
        </Trans>
      </Text>
      <ButtonLink ref={first} to="/forgotpassword" variant="primary" size="large" fullWidth>
        <Trans>Send me a new link</Trans>
      </ButtonLink>
      <Text size={14} tone="secondary" align="center">
        <Trans>
          Remembered it? <TextLink to="/login">Back to login</TextLink>
        </Trans>
      </Text>
    </Stack>
  );
}
