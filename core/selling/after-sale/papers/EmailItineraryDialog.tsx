import { Trans, useLingui } from '@lingui/react/macro';
import { emailProblem } from '../../../contract/people/account-rules';
import { emailItinerary } from '../../../contract/money/sale';
import { ActionForm } from '../../../forms/ActionForm';
import { rulesOf } from '../../../forms/rules';
import { useAppForm } from '../../../forms/use-app-form';
import { TextField } from '../../../ui/fields/TextField';

interface EmailItineraryDialogProps {
  bookingId: string;
  /** What people call the booking. */
  name: string;
  onClose: () => void;
}

const EMPTY = { email: '' };
const RULES = rulesOf(({ email }: typeof EMPTY) => ({ email: email.trim() ? emailProblem(email) : null }));

/** Sends the itinerary of one of the agency's bookings to its traveller, or to who is named instead (R400). */
export function EmailItineraryDialog({ bookingId, name, onClose }: EmailItineraryDialogProps) {
  const { t } = useLingui();
  const form = useAppForm({ name: 'itinerary', initial: EMPTY, rules: RULES });
  const email = form.values.email.trim();
  return (
    <ActionForm
      form={form}
      title={t`Email itinerary`}
      description={<Trans>Booking {name}</Trans>}
      size="small"
      confirm={t`Send`}
      send={(api) => api.call(emailItinerary, { body: { bookingId, ...(email && { email }) } })}
      done={({ data }) => t`Itinerary sent to ${data.sentTo}`}
      failed={t`The itinerary was not sent`}
      onClose={onClose}
    >
      <TextField
        {...form.bind('email')}
        label={t`Send to another address`}
        optional
        hint={t`Empty: it goes to the traveler who is the booking's contact.`}
        type="email"
        inputMode="email"
        autoComplete="off"
      />
    </ActionForm>
  );
}
