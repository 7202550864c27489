import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { emailProblem } from '../../../contract/people/account-rules';
import { emailItinerary } from '../../../contract/money/sale';
import { wordsOf } from '../../../i18n/words-of';
import { Failed } from '../../../query/Failed';
import { useApiMutation } from '../../../query/query';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/overlays/Dialog';
import { Stack } from '../../../ui/content/layout';
import { TextField } from '../../../ui/fields/TextField';
import { toast } from '../../../ui/feedback/toast';

interface EmailItineraryDialogProps {
  bookingId: string;
  /** What people call the booking. */
  name: string;
  onClose: () => void;
}

/** Sends the itinerary of one of the agency's bookings to its traveller, or to who is named instead (R400). */
export function EmailItineraryDialog({ bookingId, name, onClose }: EmailItineraryDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [email, setEmail] = useState('');
  const [shows, setShows] = useState(false);
  const send = useApiMutation(emailItinerary, {
    onSuccess: ({ data }) => {
      toast.success(t`Itinerary sent to ${data.sentTo}`);
      onClose();
    },
  });
  const to = email.trim();
  const problem = to ? emailProblem(to) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShows(true);
    if (!problem) send.mutate({ input: { body: { bookingId, ...(to ? { email: to } : {}) } } });
  };
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={t`Email itinerary`}
      description={<Trans>Booking {name}</Trans>}
      size="small"
      dismissible={!send.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={send.isPending} onClick={onClose}>
            {t`Go back`}
          </Button>
          <Button type="submit" form={form} loading={send.isPending}>
            {t`Send`}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={16}>
          <TextField
            label={t`Send to another address`}
            optional
            hint={t`Empty: it goes to the traveler who is the booking's contact.`}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
            onBlur={() => setShows(true)}
            error={shows && problem ? wordsOf(problem) : undefined}
          />
          <Failed of={send} title={t`The itinerary was not sent`} />
        </Stack>
      </form>
    </Dialog>
  );
}
