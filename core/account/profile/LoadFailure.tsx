import { messageOf } from '../../contract/message-of';
import { translateAccountMessage } from '../../i18n/account-messages';
import { Alert } from '../../ui/Alert';

/** Stands where data would be that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert tone="danger" live onRetry={onRetry}>
      {translateAccountMessage(messageOf(error))}
    </Alert>
  );
}
