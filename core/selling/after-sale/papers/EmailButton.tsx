import { useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/Button';
import { Mail } from '../../../ui/pictures/icons';

/** Sends the confirmation of a booking once more. */
export function EmailButton({ pending, send }: { pending: boolean; send: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="secondary" icon={Mail} loading={pending} onClick={send}>
      {t`Email itinerary`}
    </Button>
  );
}
