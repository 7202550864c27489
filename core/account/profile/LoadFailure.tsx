import { useLingui } from '@lingui/react/macro';
import { messageOf } from '../../contract/errors';
import { translateAccountMessage } from '../server-messages';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

/** Stands where data would be that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Alert
      tone="danger"
      live
      action={<Button size="small" variant="secondary" onClick={onRetry}>{t`Try again`}</Button>}
    >
      {translateAccountMessage(messageOf(error))}
    </Alert>
  );
}
