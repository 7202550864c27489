import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { Alert } from '../../ui/feedback/Alert';
import { safePath } from '../../session/safe-path';

/** Why somebody who wanted another page finds the login, and that it leads there. */
export function WayBackNote() {
  const { t } = useLingui();
  const isAwaited = useLocation({ select: ({ state }) => safePath(state.returnTo) !== null });
  const hasEnded = useLocation({ select: ({ state }) => state.hasEnded === true });
  const wanted = useLocation({ select: ({ state }) => state.wanted });
  if (!isAwaited) return null;
  const words = {
    offers: t`Please log in to see these offers. They open right afterwards.`,
    booking: t`Log in or create an account to book. We keep what you have chosen.`,
    page: t`Please log in to see that page. You get there right afterwards.`,
  };
  return (
    <Alert tone="info">
      {hasEnded
        ? t`Your session has ended. Log in, and you are back where you were.`
        : words[wanted ?? 'page']}
    </Alert>
  );
}
