import { Trans, useLingui } from '@lingui/react/macro';
import { Hero } from '../../shell/home/Hero';
import { ShellFrame } from '../../shell/frame/ShellFrame';
import { useAgency } from '../../tenant/agency';
import { usePageTitle } from '../../tenant/use-page-title';
import { Button } from '../../ui/actions/Button';
import { Stack } from '../../ui/content/layout';
import { Text } from '../../ui/content/Text';
import { Dialog } from '../../ui/overlays/Dialog';

export interface ConfirmArrivalProps {
  /** The account that somebody's link leads into. */
  email: string;
  onAnswer: (isMe: boolean) => void;
}

/** Asks whether an account is the visitor's own, before it becomes the session of this browser. */
export function ConfirmArrival({ email, onAnswer }: ConfirmArrivalProps) {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const title = t`Continue as ${email}?`;
  usePageTitle(title);
  return (
    <ShellFrame>
      <Hero />
      <Dialog open onOpenChange={(open) => !open && onAnswer(false)} title={title} size="small">
        <Stack gap={20}>
          <Text tone="secondary">
            <Trans>
              A link has brought you to {agencyName} to log you in to this account. Continue only if it is
              yours: what you enter is saved there.
            </Trans>
          </Text>
          <Button variant="primary" size="large" fullWidth onClick={() => onAnswer(true)}>
            <Trans>Yes, this is my account</Trans>
          </Button>
          <Button variant="secondary" size="large" fullWidth onClick={() => onAnswer(false)}>
            <Trans>No, do not log me in</Trans>
          </Button>
        </Stack>
      </Dialog>
    </ShellFrame>
  );
}
