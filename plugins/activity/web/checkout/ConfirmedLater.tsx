import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@/core/ui/feedback/Alert';
import { ACTIVITY_CONFIRMED_WITHIN_HOURS as HOURS } from '../../contract';

/** R337: said before paying, where the organizer has to say yes first. */
export function ConfirmedLater() {
  const { t } = useLingui();
  return (
    <Alert title={t`The organizer confirms this booking`}>
      {t`${plural(HOURS, { one: 'You get an answer within # hour.', other: 'You get an answer within # hours.' })}`}{' '}
      {t`Until then your payment is only authorized: you are charged if the organizer confirms, and the hold is released if not.`}
    </Alert>
  );
}
