import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAgency } from '../tenant/agency';
import { Dialog } from '../ui/Dialog';
import { LoginForm } from './LoginForm';

/** The page behind is drawn anew on the way back, and with it what had opened the dialog: focus goes to its twin. */
const focusEntrance = () => document.querySelector<HTMLElement>('header a[href="/login"]')?.focus();

/** Login on every other agency: a modal over the hero; closing it leads back to `/` (R070, G43). */
export function LoginDialog() {
  const { t } = useLingui();
  const { agencyName } = useAgency();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) void navigate({ to: '/' }).then(focusEntrance);
      }}
      title={t`Log in to ${agencyName}`}
      size="small"
    >
      <LoginForm takesFocus />
    </Dialog>
  );
}
