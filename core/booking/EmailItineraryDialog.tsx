import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { emailProblem } from '../contract/account-rules';
import { messageOf } from '../contract/message-of';
import { emailItinerary } from '../contract/sale';
import { translatorOf, translateServerMessage } from '../i18n/server-messages';
import { msg } from '@lingui/core/macro';
import { useApiMutation } from '../query/query';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Stack } from '../ui/layout';
import { TextField } from '../ui/TextField';
import { toast } from '../ui/toast';

interface EmailItineraryDialogProps {
  bookingId: string;
  /** What people call the booking. */
  name: string;
  onClose: () => void;
}

const translate = translatorOf([
  ['This booking is not confirmed', msg`This booking is not confirmed`],
  ['Booking not found', msg`Booking not found`],
]);

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
            error={shows && problem ? translateServerMessage(problem) : undefined}
          />
          {send.isError && (
            <Alert tone="danger" live title={t`The itinerary was not sent`}>
              {translate(messageOf(send.error))}
            </Alert>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
