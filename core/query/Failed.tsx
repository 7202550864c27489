import { wordsOf } from '../i18n/words-of';
import { Alert, type AlertProps } from '../ui/feedback/Alert';

interface FailedProps extends Omit<AlertProps, 'children' | 'live'> {
  /** What was asked, or tried; what was asked can be asked again. */
  of: { error: unknown; isFetching?: boolean; refetch?: () => unknown };
}

/** Why there is no answer, in the words of the error, announced when it appears; draws nothing where there is none. */
export function Failed({
  of: { error, isFetching = false, refetch },
  tone = 'danger',
  ...alert
}: FailedProps) {
  if (!error) return null;
  return (
    <Alert
      live
      tone={tone}
      retrying={isFetching}
      {...(refetch && { onRetry: () => void refetch() })}
      {...alert}
    >
      {wordsOf(error)}
    </Alert>
  );
}
