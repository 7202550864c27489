import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import type { ActivityDetails } from '../../contract';
import { confirmedWithin } from '../../say/confirmed';

/** R337: said before paying, where the organizer has to say yes first. */
export function ConfirmedLater({ activity }: { activity: ActivityDetails }) {
  const { t } = useLingui();
  const hours = confirmedWithin(activity);
  return (
    <Alert title={t`The organizer confirms this booking`}>
      {t`${plural(hours, { one: 'You get an answer within # hour.', other: 'You get an answer within # hours.' })}`}{' '}
      {t`Until then your payment is only authorized: you are charged if the organizer confirms, and the hold is released if not.`}
    </Alert>
  );
}
