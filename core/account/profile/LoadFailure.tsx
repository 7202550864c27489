import { messageOf } from '../../contract/message-of';
import { translateAccountMessage } from '../server-messages';
import { Alert } from '../../ui/Alert';

/** Stands where data would be that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert tone="danger" live onRetry={onRetry}>
      {translateAccountMessage(messageOf(error))}
    </Alert>
  );
}
