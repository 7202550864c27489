import { Alert } from '../../ui/feedback/Alert';
import { wordsOf } from '../../i18n/words-of';

/** Stands where data would be that could not be loaded. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Alert tone="danger" live onRetry={onRetry}>
      {wordsOf(error)}
    </Alert>
  );
}
