import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { hasToken } from '@/core/session/token';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';

/** Asks before unsaved changes are left behind; a session that has ended leaves without asking. */
export function LeaveDialog({ dirty }: { dirty: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && hasToken() && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return (
    <Dialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      size="small"
      title={t`Leave without saving?`}
      footer={
        <>
          <Button variant="secondary" onClick={() => proceed?.()}>
            <Trans>Leave without saving</Trans>
          </Button>
          <Button onClick={() => reset?.()}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    >
      <Trans>Your changes on this page have not been saved.</Trans>
    </Dialog>
  );
}
