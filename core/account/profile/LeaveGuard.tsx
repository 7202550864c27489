import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { hasToken } from '../../session/token';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/overlays/Dialog')).ConfirmDialog,
}));

/**
 * Asks before a page with unsaved changes is left. A session that has ended is not held up: there is nobody any more
 * for whom the changes could be saved.
 */
export function LeaveGuard({ active }: { active: boolean }) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => active && hasToken() && current.pathname !== next.pathname,
    enableBeforeUnload: () => active && hasToken(),
    withResolver: true,
  });
  if (status !== 'blocked') return null;
  return (
    <Suspense>
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && reset()}
        title={t`Leave without saving?`}
        confirmLabel={t`Discard changes`}
        tone="danger"
        onConfirm={proceed}
      >
        <Trans>What you changed on this page has not been saved.</Trans>
      </ConfirmDialog>
    </Suspense>
  );
}
