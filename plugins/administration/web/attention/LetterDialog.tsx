import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActionForm } from '@/core/forms/ActionForm';
import { rulesOf } from '@/core/forms/rules';
import { useAppForm } from '@/core/forms/use-app-form';
import { TextArea, TextField } from '@/core/ui/fields/TextField';
import { type AttentionPoint, writeToClient } from '../../contract/attention';

interface LetterDialogProps {
  /** Of the point. */
  id: string;
  booking: NonNullable<AttentionPoint['booking']>;
  onClose: () => void;
  onDone: () => Promise<void>;
}

const RULES = rulesOf(({ subject, text }: { subject: string; text: string }) => ({
  subject: subject.trim() ? null : msg`Enter a subject.`,
  text: text.trim() ? null : msg`Write what the client should know.`,
}));

/** A letter in the agency's name to whoever booked. */
export function LetterDialog({ id, booking, onClose, onDone }: LetterDialogProps) {
  const { t } = useLingui();
  const { locator, contact } = booking;
  const [initial] = useState({
    subject: locator ? t`About your booking ${locator}` : t`About your booking`,
    text: '',
  });
  const form = useAppForm({ name: 'letter', initial, rules: RULES });
  return (
    <ActionForm
      form={form}
      title={t`Write to the client`}
      description={t`The email goes to ${contact} in the name of your agency.`}
      confirm={t`Send the email`}
      send={(api) => api.call(writeToClient, { params: { id }, body: form.values })}
      done={t`The email to ${contact} is on its way`}
      onDone={() => void onDone()}
      onClose={onClose}
    >
      <TextField {...form.bind('subject')} label={t`Subject`} maxLength={120} required />
      <TextArea {...form.bind('text')} label={t`Email`} maxLength={4000} required />
    </ActionForm>
  );
}
