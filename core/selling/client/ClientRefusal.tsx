import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Alert } from '../../ui/feedback/Alert';
import { Button } from '../../ui/actions/Button';
import { bookingForAtom } from './state';
import { wordsOf } from '../../i18n/words-of';

interface ClientRefusalProps {
  title?: string;
  /** What the server said. */
  refusal: unknown;
}

/** Why the chosen client cannot be booked for, and the way on. */
export function ClientRefusal({ title, refusal }: ClientRefusalProps) {
  const { t } = useLingui();
  const choose = useSetAtom(bookingForAtom);
  return (
    <Alert
      live
      tone="danger"
      {...(title ? { title } : {})}
      action={
        <Button size="small" variant="secondary" onClick={() => choose(null)}>
          {t`Continue without a client`}
        </Button>
      }
    >
      {wordsOf(refusal)}
    </Alert>
  );
}
