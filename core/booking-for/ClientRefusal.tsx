import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { bookingForAtom } from './state';
import { translateClientMessage } from './words';

interface ClientRefusalProps {
  title?: string;
  /** Of the server. */
  message: string;
}

/** Why the chosen client cannot be booked for, and the way on. */
export function ClientRefusal({ title, message }: ClientRefusalProps) {
  const { t } = useLingui();
  const choose = useSetAtom(bookingForAtom);
  return (
    <Alert
      live
      tone="danger"
      {...(title ? { title } : {})}
      action={
        <Button size="small" variant="secondary" onClick={() => choose(null)}>
          {t`Go on without a client`}
        </Button>
      }
    >
      {translateClientMessage(message)}
    </Alert>
  );
}
