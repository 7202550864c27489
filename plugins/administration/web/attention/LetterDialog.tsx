import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Failed } from '@/core/query/Failed';
import { useApiMutation } from '@/core/query/query';
import { Button } from '@/core/ui/actions/Button';
import { Dialog } from '@/core/ui/overlays/Dialog';
import { Stack } from '@/core/ui/content/layout';
import { TextArea, TextField } from '@/core/ui/fields/TextField';
import { toast } from '@/core/ui/feedback/toast';
import { type AttentionPoint, writeToClient } from '../../contract/attention';

interface LetterDialogProps {
  /** Of the point. */
  id: string;
  booking: NonNullable<AttentionPoint['booking']>;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** A letter in the agency's name to whoever booked. */
export function LetterDialog({ id, booking, onClose, onDone }: LetterDialogProps) {
  const { t } = useLingui();
  const { locator, contact } = booking;
  const [subject, setSubject] = useState(locator ? t`About your booking ${locator}` : t`About your booking`);
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const send = useApiMutation(writeToClient, {
    onSuccess: () => {
      toast.success(t`The email to ${contact} is on its way`);
      onClose();
      void onDone();
    },
  });
  const missing = { subject: subject.trim() === '', text: text.trim() === '' };
  const confirm = () => {
    setTried(true);
    if (!missing.subject && !missing.text)
      send.mutate({ input: { params: { id }, body: { subject, text } } });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Write to the client`}
      description={t`The email goes to ${contact} in the name of your agency.`}
      size="medium"
      dismissible={!send.isPending}
      footer={
        <>
          <Button variant="secondary" disabled={send.isPending} onClick={onClose}>{t`Go back`}</Button>
          <Button loading={send.isPending} onClick={confirm}>{t`Send the email`}</Button>
        </>
      }
    >
      <Stack gap={16}>
        <Failed of={send} />
        <TextField
          label={t`Subject`}
          value={subject}
          onChange={setSubject}
          maxLength={120}
          required
          {...(tried && missing.subject ? { error: t`Enter a subject.` } : {})}
        />
        <TextArea
          label={t`Email`}
          value={text}
          onChange={setText}
          maxLength={4000}
          required
          {...(tried && missing.text ? { error: t`Write what the client should know.` } : {})}
        />
      </Stack>
    </Dialog>
  );
}
