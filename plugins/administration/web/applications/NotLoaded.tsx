import { Trans } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { Skeleton } from '@/core/ui/feedback/Skeleton';
import type { KnownApplication } from './use-applications';

/** In place of an application whose code has not come. */
export function NotLoaded({
  plugin,
  status,
  onRetry,
}: Pick<KnownApplication, 'plugin' | 'status'> & { onRetry: () => void }) {
  if (status !== 'failed') return <Skeleton shape="block" height={80} />;
  return (
    <Alert tone="warning" live onRetry={onRetry}>
      <Trans>The application {plugin} could not be loaded. The others keep working.</Trans>
    </Alert>
  );
}
